import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './chip.module.css';

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `option` may be chosen, `active` is chosen, `addable` is not there yet, `fact` only tells. */
  readonly look?: 'option' | 'active' | 'addable' | 'fact';
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A pill of 26 px. */
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
