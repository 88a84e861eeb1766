import { type ColumnId, columnsWideToNarrow } from '@cairn/core/time/horizons';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AddButton } from '../../periods/add-button.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { Pager } from '../../periods/pager.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { HorizonColumn } from './horizon-column.tsx';
import { HorizonTabs } from './horizon-tabs.tsx';
import styles from './horizons-screen.module.css';

/** `/horizons/`: all seven horizons side by side, wide to narrow; on a phone one at a time. */
export function HorizonsScreen() {
  const { page = 0 } = useSearch({ from: '/member/horizons' });
  const isNarrow = useNarrow();
  const [shownColumn, setShownColumn] = useState<ColumnId>(1);
  const columns = isNarrow ? [shownColumn] : columnsWideToNarrow;
  return (
    <>
      <PageHead
        title={m.nav_horizons()}
        end={
          <>
            <HideCompleted />
            {!isNarrow && <AddButton />}
          </>
        }
      >
        <Pager page={page} columnId={isNarrow ? shownColumn : 1} />
      </PageHead>
      {isNarrow && <HorizonTabs shown={shownColumn} onShow={setShownColumn} />}
      <div className={styles.columns}>
        {columns.map((columnId) => (
          <HorizonColumn key={columnId} columnId={columnId} page={page} mayFold={!isNarrow} />
        ))}
      </div>
    </>
  );
}
