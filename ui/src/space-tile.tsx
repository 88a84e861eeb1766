import { firstCharacter } from './first-character.ts';
import styles from './space-tile.module.css';

/** A space: its emoji, or the first letter of its name, on a fifth of its colour. */
export function SpaceTile({ name, emoji, color }: { name: string; emoji: string | null; color: string }) {
  return (
    <span className={styles.tile} style={{ '--tile': color } as React.CSSProperties} aria-hidden="true">
      {emoji ?? firstCharacter(name)?.toLocaleUpperCase() ?? '·'}
    </span>
  );
}
