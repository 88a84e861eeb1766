import { defaultShortcuts, type Shortcuts } from '@cairn/core/accounts/shortcuts';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type PeriodName, periodName } from '@cairn/core/time/period-names';
import { defaultLife, type Life, type Period } from '@cairn/core/time/periods';
import { createContext, useContext } from 'react';
import { periodWords } from './period-words.ts';

/** What every part of the planner needs to know of the person it is drawn for. */
export interface Planning {
  /** The person's own day (docs/product.md 5.14). */
  readonly today: DateOnly;
  readonly life: Life;
  /** A BCP 47 tag, for dates and times. */
  readonly locale: string;
  readonly timezone: string;
  /** A clock of twelve hours. */
  readonly amPm: boolean;
  readonly coloredGoalsStyle: 'card' | 'marker';
  readonly hideCompleted: boolean;
  /** Where new goals go; those of other spaces say where they are. */
  readonly space: string;
  /** Which keys do what on every page. */
  readonly shortcuts: Shortcuts;
}

export const PlanningContext = createContext<Planning>({
  today: '2000-01-01',
  life: defaultLife,
  locale: 'en',
  timezone: 'UTC',
  amPm: false,
  coloredGoalsStyle: 'card',
  hideCompleted: false,
  space: '',
  shortcuts: defaultShortcuts,
});

/** What is known of the person. */
export function usePlanning(): Planning {
  return useContext(PlanningContext);
}

/** What a period is called, seen from the person's today. */
export function namedPeriod(period: Period, planning: Planning): PeriodName {
  return periodName(period, planning.today, planning.locale, periodWords);
}
