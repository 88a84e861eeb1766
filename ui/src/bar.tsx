import styles from './bar.module.css';

/** How much is done, 0 to 1, as a bar; it takes the goal's colour from `data-color` around it. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <i style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
