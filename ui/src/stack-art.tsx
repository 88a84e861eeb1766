import { stones } from './stones.tsx';
import styles from './stack-art.module.css';

/** @param filled 0 to 7, from the base up; other stones are dashed */
export function StackArt({ filled }: { readonly filled: number }) {
  return (
    <svg className={styles.art} viewBox="0 0 100 104" aria-hidden="true">
      {stones.map((stone, index) => (
        <path
          key={stone.place}
          d={stone.outline}
          transform={stone.place}
          data-filled={index < filled || undefined}
        />
      ))}
    </svg>
  );
}
