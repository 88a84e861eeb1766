import { stones } from './stones.tsx';
import styles from './cairn-mark.module.css';

/** The top stone, today's, has the accent colour. */
export function CairnMark({ size = 20 }: { readonly size?: number }) {
  return (
    <svg className={styles.mark} viewBox="0 0 100 104" width={size} height={size} aria-hidden="true">
      {stones.map((stone) => (
        <path key={stone.place} d={stone.outline} transform={stone.place} />
      ))}
    </svg>
  );
}
