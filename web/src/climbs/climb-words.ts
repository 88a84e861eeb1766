import type { StepsDescriptor } from '@cairn/core/climbs/climb-shape';
import type { ColumnId } from '@cairn/core/time/horizons';
import { m } from '@cairn/words/messages';

export function climbName({ name }: { readonly name: string }): string {
  return name || m.climb_untitled();
}

const times: Readonly<Record<ColumnId, (count: number) => string>> = {
  1: (count) => m.climb_time_days({ count }),
  2: (count) => m.climb_time_weeks({ count }),
  3: (count) => m.climb_time_months({ count }),
  4: (count) => m.climb_time_years({ count }),
  5: () => m.climb_time_life(),
  6: (count) => m.climb_time_quarters({ count }),
  7: (count) => m.climb_time_decades({ count }),
};

/** Returns “8 steps in 4 weeks”. */
export function stepsText(count: number, { column, periodsCount }: StepsDescriptor): string {
  const steps = m.climb_steps({ count });
  return column === null ? steps : m.climb_steps_in({ steps, time: times[column](periodsCount) });
}
