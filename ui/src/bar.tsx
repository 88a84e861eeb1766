import styles from './bar.module.css';

/**
 * In the colour of the nearest `data-color`.
 *
 * @param share 0 to 1
 */
export function Bar({ share }: { readonly share: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <i style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
