import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Read aloud, and shown as the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly shortcut?: string | undefined;
  readonly isOn?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, shortcut, isOn = false, className, type = 'button', ...rest } = props;
  return (
    <button
      aria-label={label}
      data-tip={label}
      data-tip-key={shortcut}
      {...rest}
      type={type}
      data-on={isOn || undefined}
      className={className ? `${styles.iconButton} ${className}` : styles.iconButton}
    >
      {icon}
    </button>
  );
}
