import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './chip.module.css';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `option` can be chosen, `active` is chosen, `addable` is not set yet, `fact` is read-only. */
  readonly look?: 'option' | 'active' | 'addable' | 'fact';
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Chip({ look = 'option', icon, children, className, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={className ? `${styles.chip} ${className}` : styles.chip}
      data-look={look}
    >
      {icon}
      {children}
    </button>
  );
}

/** Looks like a chip, but is only text. */
export function Fact({
  icon,
  children,
  'aria-label': label,
}: Pick<ChipProps, 'icon' | 'children' | 'aria-label'>) {
  return (
    <span className={styles.chip} data-look="fact">
      {icon}
      {label === undefined ? children : <span aria-hidden="true">{children}</span>}
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
