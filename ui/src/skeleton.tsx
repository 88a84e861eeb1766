import { useEffect, useState } from 'react';
import styles from './skeleton.module.css';

const patienceMs = 150;
const widths = ['82%', '56%', '69%', '42%', '63%'];

/** Appears after 150 ms, so that a fast list does not flicker. */
export function Skeleton({ label, rows = 5 }: { readonly label: string; readonly rows?: number }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {widths.slice(0, rows).map((width, index) => (
        <div key={width} className={styles.row} style={{ opacity: 1 - index * 0.17 }}>
          <i className={styles.check} />
          <i className={styles.line} style={{ inlineSize: width }} />
        </div>
      ))}
    </div>
  );
}
