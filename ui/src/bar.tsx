import styles from './bar.module.css';

/** A progress bar, 0 to 1, in the colour of the nearest `data-color`. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      <i style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
