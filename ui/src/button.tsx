import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { Kbd } from './kbd.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Use `primary` for at most one button on a screen. */
  readonly look?: 'plain' | 'primary' | 'ghost' | 'danger';
  readonly size?: 'ui' | 'form';
  readonly icon?: ReactNode;
  readonly shortcut?: string;
  readonly wide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const {
    look = 'plain',
    size = 'ui',
    icon,
    shortcut,
    wide = false,
    children,
    className,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      {...rest}
      type={type}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
    >
      {icon}
      {children}
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
    </button>
  );
}
