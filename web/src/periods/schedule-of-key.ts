import type { Schedule } from '@cairn/core/goals/schedule';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { Planning } from '../goals/planning.ts';
import { shortcutsOf } from '../pickers/period-shortcuts.ts';

type MoveName = 'moveToToday' | 'moveToTomorrow' | 'moveToNextWeek';

/** Null after the end of the life. */
export function scheduleOfKey(name: MoveName, { today, life }: Planning): Schedule | null {
  const [current, next] = shortcutsOf(name === 'moveToNextWeek' ? weekColumn : dayColumn, today, life);
  return (name === 'moveToToday' ? current : next)?.schedule ?? null;
}
