import type { SearchFilter } from '@cairn/client/search/search-filter';
import { type DateOnly, minusDays, plusDays } from '@cairn/core/time/date-only';
import { type Life, periodOf } from '@cairn/core/time/periods';
import type { SearchAddress, Stretch } from './search-address.ts';

/** Long before and after every day that a goal can have. */
const firstDay = '0001-01-01';
const lastDay = '9999-12-31';

function daysOf(stretch: Stretch, today: DateOnly, life: Life) {
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

/** The filter that an address asks for, on the person's day. */
export function filterOf(address: SearchAddress, today: DateOnly, life: Life): SearchFilter {
  const { column, when, status, color, tag } = address;
  return {
    columnId: column,
    days: when && daysOf(when, today, life),
    isDone: status && status === 'done',
    color,
    tag,
  };
}
