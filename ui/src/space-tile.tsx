import { firstCharacter } from './first-character.ts';
import styles from './space-tile.module.css';

interface SpaceTileProps {
  readonly name: string;
  readonly emoji: string | null;
  readonly color: string;
  readonly image?: string | null | undefined;
  /** In CSS pixels. */
  readonly size?: number;
}

export function SpaceTile({ name, emoji, color, image, size = 24 }: SpaceTileProps) {
  const style = { '--tile': color, '--tile-size': `${size}px` } as React.CSSProperties;
  if (image) return <img className={styles.tile} style={style} src={`${image}?size=small`} alt="" />;
  return (
    <span className={styles.tile} style={style} aria-hidden="true">
      {emoji ?? firstCharacter(name)?.toLocaleUpperCase() ?? '·'}
    </span>
  );
}
