import styles from './ring.module.css';

/** The ring's circumference in the picture's own units, so that a share is a length of dash. */
const circumference = 100;

/** How much is done, 0 to 1, as a small ring. Only drawn: the number stands beside it. */
export function Ring({ share }: { readonly share: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="5.8" />
      <circle
        cx="7"
        cy="7"
        r="5.8"
        pathLength={circumference}
        strokeDasharray={`${share * circumference} ${circumference}`}
      />
    </svg>
  );
}
