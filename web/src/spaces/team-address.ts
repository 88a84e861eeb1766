import {
  type ColumnId,
  dayColumn,
  monthColumn,
  quarterColumn,
  weekColumn,
  yearColumn,
} from '@cairn/core/time/horizons';

/** The horizons in which a team is looked at, from day to year. */
export const teamColumns: readonly ColumnId[] = [
  dayColumn,
  weekColumn,
  monthColumn,
  quarterColumn,
  yearColumn,
];

/** The horizon that the address names; weeks where it names none. */
export function teamColumnOf(unit: number | undefined): ColumnId {
  return teamColumns.find((column) => column === unit) ?? weekColumn;
}
