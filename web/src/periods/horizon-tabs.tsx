import { type ColumnId, specOf } from '@cairn/core/time/horizons';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { columnNames, stoneOf } from '../goals/period-words.ts';
import styles from './horizon-tabs.module.css';

export interface HorizonTabsProps {
  /** In order from wide to narrow. */
  readonly offered: readonly ColumnId[];
  readonly shown: ColumnId;
  readonly onShow: (columnId: ColumnId) => void;
}

export function HorizonTabs({ offered, shown, onShow }: HorizonTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={m.nav_horizons()}>
      {offered.toReversed().map((columnId) => (
        <button
          key={columnId}
          type="button"
          aria-pressed={columnId === shown}
          onClick={(event) => {
            event.currentTarget.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });
            onShow(columnId);
          }}
        >
          <HorizonGlyph stone={stoneOf[columnId]} isNow={columnId === 1} />
          {columnNames[columnId]()}
        </button>
      ))}
    </nav>
  );
}

/** The same tabs, as links to the pages of the horizons. */
export function HorizonWays({ offered }: Pick<HorizonTabsProps, 'offered'>) {
  return (
    <nav className={styles.tabs} aria-label={m.nav_horizons()}>
      {offered.toReversed().map((columnId) => (
        <Link key={columnId} to="/horizons/$slug/" params={{ slug: specOf(columnId).slug }}>
          <HorizonGlyph stone={stoneOf[columnId]} isNow={columnId === 1} />
          {columnNames[columnId]()}
        </Link>
      ))}
    </nav>
  );
}
