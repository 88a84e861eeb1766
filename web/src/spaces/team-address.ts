import {
  type ColumnId,
  dayColumn,
  monthColumn,
  quarterColumn,
  weekColumn,
  yearColumn,
} from '@cairn/core/time/horizons';

export const teamColumns: readonly ColumnId[] = [
  dayColumn,
  weekColumn,
  monthColumn,
  quarterColumn,
  yearColumn,
];

/** Defaults to weeks. */
export function teamColumnOf(unit: number | undefined): ColumnId {
  return teamColumns.find((column) => column === unit) ?? weekColumn;
}
