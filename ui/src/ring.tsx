import styles from './ring.module.css';

/** The circumference in the picture's own units, so that a share is the length of a dash. */
const circumference = 100;

/** The circle begins at the top and goes clockwise, so no rotation is needed. */
const circle = 'M7 1.2a5.8 5.8 0 0 1 0 11.6a5.8 5.8 0 0 1 0-11.6';

/** A progress ring, 0 to 1. Hidden from screen readers: the number is beside it. */
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
