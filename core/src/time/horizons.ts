/** The number of a horizon on the wire and in the database. */
export type ColumnId = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type Horizon = 'day' | 'week' | 'month' | 'year' | 'life' | 'quarter' | 'decade';

/** Last part of an address such as `/horizons/days/`. */
export type HorizonSlug = 'days' | 'weeks' | 'months' | 'years' | 'life' | 'quarters' | 'decades';

export interface HorizonSpec {
  readonly id: ColumnId;
  readonly horizon: Horizon;
  readonly slug: HorizonSlug;
  readonly unit: 'day' | 'week' | 'month' | 'year' | null;
  /** Units in a period: three months in a quarter, ten years in a decade. */
  readonly length: number;
}

export const dayColumn = 1;
export const weekColumn = 2;
export const monthColumn = 3;
export const yearColumn = 4;
export const lifeColumn = 5;
export const quarterColumn = 6;
export const decadeColumn = 7;

export const horizonSpecs: readonly HorizonSpec[] = [
  { id: 1, horizon: 'day', slug: 'days', unit: 'day', length: 1 },
  { id: 2, horizon: 'week', slug: 'weeks', unit: 'week', length: 1 },
  { id: 3, horizon: 'month', slug: 'months', unit: 'month', length: 1 },
  { id: 4, horizon: 'year', slug: 'years', unit: 'year', length: 1 },
  { id: 5, horizon: 'life', slug: 'life', unit: null, length: 1 },
  { id: 6, horizon: 'quarter', slug: 'quarters', unit: 'month', length: 3 },
  { id: 7, horizon: 'decade', slug: 'decades', unit: 'year', length: 10 },
];

export const columnsWideToNarrow: readonly ColumnId[] = [5, 7, 4, 6, 3, 2, 1];

const specsById = new Map(horizonSpecs.map((spec) => [spec.id, spec]));

export function isColumnId(value: unknown): value is ColumnId {
  return specsById.has(value as ColumnId);
}

export function specOf(columnId: ColumnId): HorizonSpec {
  return specsById.get(columnId) as HorizonSpec;
}

export function columnOfSlug(slug: string): ColumnId | null {
  return horizonSpecs.find((spec) => spec.slug === slug)?.id ?? null;
}
