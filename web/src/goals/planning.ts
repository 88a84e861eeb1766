import { type GeneralShortcuts, generalShortcuts } from '@cairn/core/accounts/general-shortcuts';
import type { Schedule } from '@cairn/core/goals/schedule';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type PeriodName, periodName } from '@cairn/core/time/period-names';
import { defaultLife, type Life, type Period, periodOf } from '@cairn/core/time/periods';
import type { DaysBegin } from '@cairn/core/time/slides';
import { periodWords } from '@cairn/words/period-words';
import { createContext, useContext } from 'react';

export interface Planning {
  /** See docs/product.md, "Days and zones". */
  readonly today: DateOnly;
  readonly life: Life;
  /** A BCP 47 tag, with the form of dates (`core/src/time/date-forms.ts`). */
  readonly locale: string;
  readonly timezone: string;
  readonly amPm: boolean;
  readonly coloredGoalsStyle: 'card' | 'marker';
  readonly hideCompleted: boolean;
  readonly daysBegin: DaysBegin;
  /**
   * The space of new goals; null if the user may only read in all active spaces. Goals of other spaces show their
   * space.
   */
  readonly space: string | null;
  /** Without the shortcuts on a goal, which `useShortcuts` returns. */
  readonly shortcuts: GeneralShortcuts;
}

export const PlanningContext = createContext<Planning>({
  today: '2000-01-01',
  life: defaultLife,
  locale: 'en',
  timezone: 'UTC',
  amPm: false,
  coloredGoalsStyle: 'card',
  hideCompleted: false,
  daysBegin: 'today',
  space: '',
  shortcuts: generalShortcuts,
});

export function usePlanning(): Planning {
  return useContext(PlanningContext);
}

/** Names the period of a goal or schedule. */
export function namedSchedule({ columnId, dueDate }: Schedule, planning: Planning): PeriodName {
  return namedPeriod(periodOf(columnId, dueDate, planning.life), planning);
}

export function namedPeriod(period: Period, planning: Planning): PeriodName {
  return periodName(period, planning.today, planning.locale, periodWords);
}
