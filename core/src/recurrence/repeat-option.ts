import type { RecurrenceOption } from './options.ts';
import type { Rule } from './rule.ts';

export interface EveryFew {
  readonly option: RecurrenceOption;
  /** Counts days, weeks, months, quarters, years or decades. */
  readonly interval: number;
}

export function everyFewOf({ frequency, interval }: Pick<Rule, 'frequency' | 'interval'>): EveryFew {
  switch (frequency) {
    case 'DAILY':
      return { option: 'daily', interval };
    case 'WEEKLY':
      return { option: 'weekly', interval };
    case 'MONTHLY':
      // "Every 12 months" is clearer than "every 4 quarters".
      return interval % 3 === 0 && interval % 12 !== 0
        ? { option: 'quarterly', interval: interval / 3 }
        : { option: 'monthly', interval };
    case 'YEARLY':
      return interval % 10 === 0
        ? { option: 'decade', interval: interval / 10 }
        : { option: 'yearly', interval };
  }
}
