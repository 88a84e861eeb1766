import type { Schedule } from '@cairn/core/goals/schedule';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type ColumnId, columnsWideToNarrow } from '@cairn/core/time/horizons';
import { dueDateOf, type Life, nextPeriod, periodOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';

/** For example Today or Next week. */
export interface PeriodShortcut {
  readonly label: string;
  readonly schedule: Schedule;
}

const names: Readonly<Record<ColumnId, readonly [current: () => string, next: (() => string) | null]>> = {
  1: [m.period_today, m.period_tomorrow],
  2: [m.period_this_week, m.period_next_week],
  3: [m.period_this_month, m.period_next_month],
  6: [m.period_this_quarter, m.period_next_quarter],
  4: [m.period_this_year, m.period_next_year],
  7: [m.period_this_decade, m.period_next_decade],
  5: [m.horizon_life, null],
};

export function shortcutsOf(columnId: ColumnId, today: DateOnly, life: Life): readonly PeriodShortcut[] {
  const current = periodOf(columnId, today, life);
  const next = nextPeriod(current);
  const [currentName, nextName] = names[columnId];
  const shortcuts = [{ label: currentName(), schedule: { columnId, dueDate: dueDateOf(current) } }];
  if (next && nextName)
    shortcuts.push({ label: nextName(), schedule: { columnId, dueDate: dueDateOf(next) } });
  return shortcuts;
}

/** Returns the shortcuts from near to far. */
export function allShortcuts(today: DateOnly, life: Life): readonly PeriodShortcut[] {
  return columnsWideToNarrow.toReversed().flatMap((columnId) => {
    const shortcuts = shortcutsOf(columnId, today, life);
    return columnId === 1 || columnId === 2 ? shortcuts : shortcuts.slice(0, 1);
  });
}
