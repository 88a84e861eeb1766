import { type DateOnly, minusDays, plusDays } from './date-only.ts';
import { type Life, periodOf } from './periods.ts';

export const stretches = ['past', 'today', 'week', 'month', 'quarter', 'year', 'future'] as const;

export type Stretch = (typeof stretches)[number];

/** The supported range of dates. */
export const firstDay = '0001-01-01';
export const lastDay = '9999-12-31';

/** Returns the first and last day, both inclusive, in the user's zone. */
export function stretchDays(
  stretch: Stretch,
  today: DateOnly,
  life: Life,
): { readonly from: DateOnly; readonly to: DateOnly } {
  const holding = (columnId: 1 | 2 | 3 | 4 | 6) => {
    const { firstDate, lastDate } = periodOf(columnId, today, life);
    return { from: firstDate, to: lastDate };
  };
  switch (stretch) {
    case 'past':
      return { from: firstDay, to: minusDays(today, 1) };
    case 'today':
      return holding(1);
    case 'week':
      return holding(2);
    case 'month':
      return holding(3);
    case 'quarter':
      return holding(6);
    case 'year':
      return holding(4);
    case 'future':
      return { from: plusDays(today, 1), to: lastDay };
  }
}
