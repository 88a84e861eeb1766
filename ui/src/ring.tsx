import styles from './ring.module.css';

/** In the picture's own units, so that a share is the length of a dash. */
const circumference = 100;

/** From the top clockwise, so no rotation is needed. */
const circle = 'M7 1.2a5.8 5.8 0 0 1 0 11.6a5.8 5.8 0 0 1 0-11.6';

/**
 * Hidden from screen readers, since the number is beside the ring.
 *
 * @param share 0 to 1
 */
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
