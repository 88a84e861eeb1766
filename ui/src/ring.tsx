import styles from './ring.module.css';

/** The ring's circumference in the picture's own units, so that a share is a length of dash. */
const circumference = 100;

/** A circle that begins at the top and goes round with the clock; by itself, so that nothing has to be turned. */
const circle = 'M7 1.2a5.8 5.8 0 0 1 0 11.6a5.8 5.8 0 0 1 0-11.6';

/** How much is done, 0 to 1, as a small ring. Only drawn: the number stands beside it. */
export function Ring({ share }: { readonly share: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 14 14" aria-hidden="true">
      <path d={circle} />
      <path
        d={circle}
        pathLength={circumference}
        strokeDasharray={`${share * circumference} ${circumference}`}
      />
    </svg>
  );
}
