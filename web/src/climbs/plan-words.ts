import type { ColumnId } from '@cairn/core/time/horizons';
import { m } from '@cairn/words/messages';

/** Returns “4 weeks”, for goals in each period. */
export const addedText: Readonly<Record<ColumnId, (count: number) => string>> = {
  1: (count) => m.climb_adds_days({ count }),
  2: (count) => m.climb_adds_weeks({ count }),
  3: (count) => m.climb_adds_months({ count }),
  4: (count) => m.climb_adds_years({ count }),
  5: () => m.climb_adds_life(),
  6: (count) => m.climb_adds_quarters({ count }),
  7: (count) => m.climb_adds_decades({ count }),
};
