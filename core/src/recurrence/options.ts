import type { ColumnId } from '../time/horizons.ts';
import type { Rule } from './rule.ts';

export type RecurrenceOption = 'daily' | 'weekly' | 'monthly' | 'quarterly' | 'yearly' | 'decade';

export const optionRules: Readonly<Record<RecurrenceOption, string>> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  monthly: 'FREQ=MONTHLY',
  quarterly: 'FREQ=MONTHLY;INTERVAL=3',
  yearly: 'FREQ=YEARLY',
  decade: 'FREQ=YEARLY;INTERVAL=10',
};

const all: readonly RecurrenceOption[] = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'decade'];

export const optionsByColumn: Readonly<Record<ColumnId, readonly RecurrenceOption[]>> = {
  1: all,
  2: all.slice(1),
  3: all.slice(2),
  4: ['yearly', 'decade'],
  5: [],
  6: all.slice(3),
  7: ['decade'],
};

/** Whether no period of the column would get two occurrences. */
export function ruleFitsColumn({ frequency, interval }: Rule, columnId: ColumnId): boolean {
  switch (columnId) {
    case 1:
      return true;
    case 2:
      return frequency !== 'DAILY';
    case 3:
      return frequency === 'MONTHLY' || frequency === 'YEARLY';
    case 6:
      return frequency === 'YEARLY' || (frequency === 'MONTHLY' && interval % 3 === 0);
    case 4:
      return frequency === 'YEARLY';
    case 7:
      return frequency === 'YEARLY' && interval % 10 === 0;
    case 5:
      return false;
  }
}
