import styles from './horizon-glyph.module.css';

const rows = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Marks a horizon: seven stones, one of them lit.
 *
 * @param stone 0 for life to 6 for days
 */
export function HorizonGlyph({ stone, isNow = false }: { readonly stone: number; readonly isNow?: boolean }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 16 16" aria-hidden="true" data-now={isNow || undefined}>
      {rows.map((row) => {
        const inset = 0.5 + row * 0.8;
        return row === stone ? (
          <rect
            key={row}
            data-lit
            x={inset - 0.5}
            y={13.3 - row * 2}
            width={17 - inset * 2}
            height="2.4"
            rx="1.2"
          />
        ) : (
          <rect key={row} x={inset} y={14 - row * 2} width={16 - inset * 2} height="1" rx=".5" />
        );
      })}
    </svg>
  );
}
