import { useSettings } from '@cairn/client/react/account';
import { usePeriodCounts } from '@cairn/client/react/goals';
import { useCairn } from '@cairn/client/react/cairn-context';
import { changeSettings } from '@cairn/client/settings/change-settings';
import { type ColumnId, lifeColumn } from '@cairn/core/time/horizons';
import { periodKey, periodOf } from '@cairn/core/time/periods';
import { slidesOf } from '@cairn/core/time/slides';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right';
import { useMemo } from 'react';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { useListLook } from '../../goals/list-look.ts';
import { columnNames, stoneOf } from '../../goals/period-words.ts';
import { usePlanning } from '../../goals/planning.ts';
import { LifeSquares } from '../../periods/life-squares.tsx';
import { useDrawn } from '../../periods/now-first.ts';
import { PeriodPanel } from '../../periods/period-panel.tsx';
import styles from './horizons-screen.module.css';

interface HorizonColumnProps {
  readonly columnId: ColumnId;
  readonly page: number;
  readonly mayFold: boolean;
}

export function HorizonColumn({ columnId, page, mayFold }: HorizonColumnProps) {
  const cairn = useCairn();
  const { today, life } = usePlanning();
  const { collapsedColumnIds } = useSettings();
  const name = columnNames[columnId]();
  const periods = useMemo(() => slidesOf(columnId, today, page, life), [columnId, today, page, life]);
  const drawnPart = useDrawn(periods);
  const isFolded = mayFold && collapsedColumnIds.includes(columnId);

  const setFolded = (folds: boolean) => {
    const others = collapsedColumnIds.filter((id) => id !== columnId);
    warnUnlessSaved(
      changeSettings(cairn, { collapsedColumnIds: folds ? [...others, columnId] : others }).saved,
    );
  };

  if (isFolded) return <FoldedColumn columnId={columnId} name={name} onUnfold={() => setFolded(false)} />;
  return (
    <div className={styles.column} role="group" aria-label={name}>
      {mayFold && (
        <header className={styles.columnHead}>
          <HorizonGlyph stone={stoneOf[columnId]} isNow={columnId === 1} />
          <h2>{name}</h2>
          <IconButton
            label={m.period_fold({ name })}
            icon={<ChevronsLeftRight />}
            aria-expanded
            onClick={() => setFolded(true)}
          />
        </header>
      )}
      <div className={styles.periods} data-walk tabIndex={-1}>
        {periods.map((period, index) => {
          const drawn = drawnPart(index);
          if (drawn === 'name') return null;
          return (
            <PeriodPanel
              key={periodKey(period)}
              period={period}
              look="column"
              greets={index === 0 && page === 0 && columnId === 1}
              drawn={drawn}
            />
          );
        })}
        {columnId === lifeColumn && <LifeSquares />}
      </div>
    </div>
  );
}

function FoldedColumn({
  columnId,
  name,
  onUnfold,
}: {
  columnId: ColumnId;
  name: string;
  onUnfold: () => void;
}) {
  const { today, life } = usePlanning();
  const { wants } = useListLook();
  const { done, total } = usePeriodCounts(periodOf(columnId, today, life), wants);
  const open = total - done || '';
  return (
    <button
      type="button"
      className={styles.folded}
      aria-expanded={false}
      aria-label={m.period_unfold({ name: `${name} ${open}` })}
      data-tip={m.period_unfold({ name })}
      onClick={onUnfold}
    >
      <HorizonGlyph stone={stoneOf[columnId]} isNow={columnId === 1} />
      <span className={styles.vertical}>{name}</span>
      {open && <span className={styles.foldedCount}>{open}</span>}
    </button>
  );
}
