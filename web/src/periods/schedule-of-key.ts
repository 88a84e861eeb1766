import type { Schedule } from '@cairn/core/goals/schedule';
import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { Planning } from '../goals/planning.ts';
import { shortcutsOf } from '../pickers/period-shortcuts.ts';

const targets = {
  moveToToday: [dayColumn, 0],
  moveToTomorrow: [dayColumn, 1],
  moveToThisWeek: [weekColumn, 0],
  moveToNextWeek: [weekColumn, 1],
} as const;

/** Null after the end of the life. */
export function scheduleOfKey(name: keyof typeof targets, { today, life }: Planning): Schedule | null {
  const [columnId, index] = targets[name];
  return shortcutsOf(columnId, today, life)[index]?.schedule ?? null;
}
