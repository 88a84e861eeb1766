import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { goalsCountOf } from '@cairn/core/climbs/planned-goals';
import { type ColumnId, lifeColumn } from '@cairn/core/time/horizons';
import { m } from '@cairn/words/messages';
import { shortName } from '../goals/short-name.ts';

interface ColumnWords {
  /** Returns `Week 4`. */
  readonly one: (inputs: { readonly first: number }) => string;
  /** Returns `Weeks 4–9`. */
  readonly several: (inputs: { readonly first: number; readonly last: number }) => string;
  /** The label of a field for the number of the period. */
  readonly number: () => string;
}

const columnWords: Readonly<Record<Exclude<ColumnId, 5>, ColumnWords>> = {
  1: {
    one: m.climb_when_day,
    several: m.climb_when_days,
    number: m.climb_number_day,
  },
  2: {
    one: m.climb_when_week,
    several: m.climb_when_weeks,
    number: m.climb_number_week,
  },
  3: {
    one: m.climb_when_month,
    several: m.climb_when_months,
    number: m.climb_number_month,
  },
  4: {
    one: m.climb_when_year,
    several: m.climb_when_years,
    number: m.climb_number_year,
  },
  6: {
    one: m.climb_when_quarter,
    several: m.climb_when_quarters,
    number: m.climb_number_quarter,
  },
  7: {
    one: m.climb_when_decade,
    several: m.climb_when_decades,
    number: m.climb_number_decade,
  },
};

/** Returns `Week 4`, or `Days 15–19` for a step that repeats. */
export function stepWhen(step: Pick<ClimbStep, 'column' | 'periodIndex' | 'repeatCount'>): string {
  const { column, periodIndex: first } = step;
  if (column === lifeColumn) return m.horizon_life();
  const last = first + goalsCountOf({ ...step, enabled: true }) - 1;
  const words = columnWords[column];
  return last === first ? words.one({ first }) : words.several({ first, last });
}

/** The label of the field for a step's period. Null for the life, which has no number. */
export function periodNumberLabel(column: ColumnId): string | null {
  return column === lifeColumn ? null : columnWords[column].number();
}

/** For sentences. */
export function shortClimbName({ name }: { readonly name: string }): string {
  return name === '' ? m.climb_untitled() : shortName(name);
}

export function stepName({ name }: { readonly name: string }): string {
  return name === '' ? m.climb_step_untitled() : name;
}
