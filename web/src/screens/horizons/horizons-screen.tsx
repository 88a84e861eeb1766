import { useShownColumns } from '@cairn/client/react/account';
import type { ColumnId } from '@cairn/core/time/horizons';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useSearch } from '@tanstack/react-router';
import { type FocusEvent, useRef, useState } from 'react';
import { AddButton } from '../../periods/add-button.tsx';
import { HideCompleted } from '../../periods/hide-completed.tsx';
import { ListLookProvider } from '../../periods/list-look-provider.tsx';
import { FilterLine, ListTools } from '../../periods/list-tools.tsx';
import { valuesIn } from '../../periods/look-address.ts';
import { HorizonTabs } from '../../periods/later-horizon-tabs.ts';
import { Pager } from '../../periods/pager.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { HorizonColumn } from './horizon-column.tsx';
import styles from './horizons-screen.module.css';
import { useKeptScroll } from './use-kept-scroll.ts';

/** `/horizons/`: all seven horizons, wide to narrow; on a phone one at a time. */
export function HorizonsScreen() {
  const { page = 0, columns: wantedColumns } = useSearch({ from: '/member/horizons' });
  const isNarrow = useNarrow();
  const [shownColumn, setShownColumn] = useState<ColumnId>(1);
  const wanted = valuesIn(wantedColumns);
  const offered = useShownColumns().filter((id) => wanted.length === 0 || wanted.includes(String(id)));
  // The narrowest column, if the filter hides the chosen column.
  const shown = offered.includes(shownColumn) ? shownColumn : (offered.at(-1) as ColumnId);
  const columns = isNarrow ? [shown] : offered;
  const row = useRef<HTMLDivElement>(null);
  useKeptScroll(row, `${page} ${columns.join()}`);
  return (
    <ListLookProvider hasTimes={false}>
      <PageHead
        title={m.nav_horizons()}
        end={
          <>
            <ListTools hasTimes={false} hasColumns />
            <HideCompleted />
            {!isNarrow && <AddButton />}
          </>
        }
      >
        <Pager page={page} columnId={isNarrow ? shown : 1} />
      </PageHead>
      <FilterLine />
      {isNarrow && (
        <div className={styles.tabs}>
          <HorizonTabs offered={offered} shown={shown} onShow={setShownColumn} />
        </div>
      )}
      <div ref={row} className={styles.columns} onFocus={clearOfDays}>
        {columns.map((columnId) => (
          <HorizonColumn key={columnId} columnId={columnId} page={page} mayFold={!isNarrow} />
        ))}
      </div>
    </ListLookProvider>
  );
}

/** If the last column covers the focused element, scrolls until that element is visible. */
function clearOfDays({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const days = currentTarget.lastElementChild;
  if (!days || days.contains(target)) return;
  const covered = target.getBoundingClientRect().right - days.getBoundingClientRect().left;
  if (covered > 0) currentTarget.scrollLeft += covered + 10;
}
