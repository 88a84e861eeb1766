/** A horizon's column, by the number that the wire and the database know it by. */
export type ColumnId = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** What a horizon is called in code. */
export type Horizon = 'day' | 'week' | 'month' | 'year' | 'life' | 'quarter' | 'decade';

/** The last part of a horizon's address: `/horizons/days/`. */
export type HorizonSlug = 'days' | 'weeks' | 'months' | 'years' | 'life' | 'quarters' | 'decades';

/** How a column is cut into periods, as `GET columns/` answers it. */
export interface HorizonSpec {
  readonly id: ColumnId;
  readonly horizon: Horizon;
  readonly slug: HorizonSlug;
  readonly unit: 'day' | 'week' | 'month' | 'year' | null;
  /** How many units make one period: a quarter is three months, a decade ten years. */
  readonly length: number;
}

export const dayColumn = 1;
export const weekColumn = 2;
export const monthColumn = 3;
export const yearColumn = 4;
export const lifeColumn = 5;
export const quarterColumn = 6;
export const decadeColumn = 7;

/** All seven, in the order of their numbers. */
export const horizonSpecs: readonly HorizonSpec[] = [
  { id: 1, horizon: 'day', slug: 'days', unit: 'day', length: 1 },
  { id: 2, horizon: 'week', slug: 'weeks', unit: 'week', length: 1 },
  { id: 3, horizon: 'month', slug: 'months', unit: 'month', length: 1 },
  { id: 4, horizon: 'year', slug: 'years', unit: 'year', length: 1 },
  { id: 5, horizon: 'life', slug: 'life', unit: null, length: 1 },
  { id: 6, horizon: 'quarter', slug: 'quarters', unit: 'month', length: 3 },
  { id: 7, horizon: 'decade', slug: 'decades', unit: 'year', length: 10 },
];

/** The columns from the widest horizon to the narrowest, as the screen shows them from left to right. */
export const columnsWideToNarrow: readonly ColumnId[] = [5, 7, 4, 6, 3, 2, 1];

const specsById = new Map(horizonSpecs.map((spec) => [spec.id, spec]));

/** Whether `value` is one of the seven column numbers. */
export function isColumnId(value: unknown): value is ColumnId {
  return specsById.has(value as ColumnId);
}

/** How a column is cut into periods. */
export function specOf(columnId: ColumnId): HorizonSpec {
  return specsById.get(columnId) as HorizonSpec;
}

/** The column behind an address, or null when the slug names none. */
export function columnOfSlug(slug: string): ColumnId | null {
  return horizonSpecs.find((spec) => spec.slug === slug)?.id ?? null;
}
