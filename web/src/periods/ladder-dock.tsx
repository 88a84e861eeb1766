import { readText, writeText } from '@cairn/client/device-text';
import { type ColumnId, columnOfSlug, dayColumn, monthColumn } from '@cairn/core/time/horizons';
import { periodOf } from '@cairn/core/time/periods';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useLocation } from '@tanstack/react-router';
import Milestone from 'lucide-react/icons/milestone';
import { useState } from 'react';
import { usePlanning } from '../goals/planning.ts';
import { Ladder } from './ladder.tsx';
import styles from './ladder-dock.module.css';

const openMark = 'cairn-ladder';

/** The ladder beside Home, Days, Weeks and Months. Longer horizons have it below. */
export function LadderDock() {
  const { today, life } = usePlanning();
  const columnId = columnBeside(useLocation().pathname);
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(() => readText(openMark) !== null);
  if (columnId === null || isNarrow) return null;
  const toggle = () => {
    setOpen(!isOpen);
    writeText(openMark, isOpen ? null : 'open');
  };
  return (
    <div className={styles.dock} data-ladder-dock={isOpen ? 'open' : 'folded'}>
      <button
        type="button"
        className={styles.switch}
        aria-expanded={isOpen}
        aria-label={m.ladder_title()}
        data-tip={isOpen ? m.ladder_hide() : m.ladder_show()}
        onClick={toggle}
      >
        <Milestone aria-hidden="true" />
      </button>
      {isOpen && <Ladder period={periodOf(columnId, today, life)} look="side" />}
    </div>
  );
}

function columnBeside(pathname: string): ColumnId | null {
  if (pathname === '/home/') return dayColumn;
  const [, slug = ''] = /^\/horizons\/(\w+)\/$/u.exec(pathname) ?? [];
  const columnId = columnOfSlug(slug);
  return columnId && columnId <= monthColumn ? columnId : null;
}
