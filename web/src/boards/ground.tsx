import { type Background, isBackgroundFile } from '@cairn/core/accounts/background';
import grounds from '../base/background.module.css';

interface GroundProps {
  readonly background: Background | null;
  readonly color: string;
  readonly className?: string | undefined;
  /** The background is drawn no larger than a card. */
  readonly isSmall?: boolean;
  /** Drawn over the background. */
  readonly children?: React.ReactNode;
}

export function Ground({ background, color, className = '', isSmall = false, children }: GroundProps) {
  const file = background !== null && isBackgroundFile(background) ? background : null;
  return (
    <span
      className={`${grounds.tile} ${className}`}
      data-ground={file === null ? (background ?? 'color') : 'file'}
      style={{ '--ground': color } as React.CSSProperties}
      aria-hidden="true"
    >
      {file !== null && <img src={isSmall ? `${file}?size=small` : file} alt="" />}
      {children}
    </span>
  );
}
