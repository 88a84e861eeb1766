import styles from './ring.module.css';

/** How much is done, 0 to 1, as a small ring. Only drawn: the number stands beside it. */
export function Ring({ share }: { readonly share: number }) {
  return <i className={styles.ring} style={{ '--share': share } as React.CSSProperties} aria-hidden="true" />;
}
