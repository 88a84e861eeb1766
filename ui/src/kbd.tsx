import type { ReactNode } from 'react';
import styles from './kbd.module.css';

/** A key, as it stands on the keyboard. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className={styles.kbd} aria-hidden="true">
      {children}
    </kbd>
  );
}
