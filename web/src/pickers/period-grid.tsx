import { dateFrom, type DateOnly, yearOf } from '@cairn/core/time/date-only';
import type { ColumnId } from '@cairn/core/time/horizons';
import { holdsDate, type Period, periodKey, periodOf } from '@cairn/core/time/periods';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { namedPeriod, usePlanning } from '../goals/planning.ts';
import { firstCalendarYear, lastCalendarYear } from './day-grid.tsx';
import styles from './period-picker.module.css';

const yearsPerSheet: Readonly<Partial<Record<ColumnId, number>>> = { 3: 1, 6: 1, 4: 12, 7: 100 };

function periodsIn(columnId: ColumnId, firstYear: number, lastYear: number): readonly Period[] {
  const periods = new Map<string, Period>();
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const period = periodOf(columnId, dateFrom(year, month, 1));
      periods.set(periodKey(period), period);
    }
  }
  return [...periods.values()];
}

interface PeriodGridProps {
  readonly columnId: ColumnId;
  readonly chosenDate: DateOnly | null;
  readonly onPick: (date: DateOnly) => void;
}

export function PeriodGrid({ columnId, chosenDate, onPick }: PeriodGridProps) {
  const planning = usePlanning();
  const span = yearsPerSheet[columnId] ?? 1;
  const sheetOf = (date: DateOnly) => Math.floor((yearOf(date) - firstCalendarYear) / span);
  const [sheet, setSheet] = useState(sheetOf(chosenDate ?? planning.today));
  const firstYear = firstCalendarYear + sheet * span;
  const lastYear = Math.min(firstYear + span - 1, lastCalendarYear);
  return (
    <>
      <div className={styles.caption}>
        <IconButton
          label={m.picker_previous()}
          icon={<ChevronLeft />}
          disabled={firstYear <= firstCalendarYear}
          onClick={() => setSheet(sheet - 1)}
        />
        <span aria-live="polite">{span === 1 ? firstYear : `${firstYear}–${lastYear}`}</span>
        <IconButton
          label={m.picker_next()}
          icon={<ChevronRight />}
          disabled={lastYear >= lastCalendarYear}
          onClick={() => setSheet(sheet + 1)}
        />
      </div>
      <div className={styles.grid}>
        {periodsIn(columnId, firstYear, lastYear).map((period) => (
          <button
            key={periodKey(period)}
            type="button"
            data-now={holdsDate(period, planning.today) || undefined}
            aria-pressed={chosenDate !== null && holdsDate(period, chosenDate)}
            onClick={() => onPick(period.firstDate)}
          >
            {namedPeriod(period, planning).title}
          </button>
        ))}
      </div>
    </>
  );
}
