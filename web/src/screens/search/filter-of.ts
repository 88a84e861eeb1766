import type { SearchFilter } from '@cairn/client/search/search-filter';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Life } from '@cairn/core/time/periods';
import { stretchDays } from '@cairn/core/time/stretches';
import type { SearchAddress } from './search-address.ts';

export function filterOf(address: SearchAddress, today: DateOnly, life: Life): SearchFilter {
  const { column, when, status, color, tag, assignee } = address;
  return {
    columnId: column,
    days: when && stretchDays(when, today, life),
    isDone: status && status === 'done',
    color,
    tag,
    assignee,
  };
}
