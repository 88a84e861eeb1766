import type { ColumnId } from '@cairn/core/time/horizons';
import { m } from '@cairn/words/messages';

/** Names such as `Weeks`. */
export const columnNames: Readonly<Record<ColumnId, () => string>> = {
  1: m.horizon_days,
  2: m.horizon_weeks,
  3: m.horizon_months,
  4: m.horizon_years,
  5: m.horizon_life,
  6: m.horizon_quarters,
  7: m.horizon_decades,
};

/** Texts of the button that leads to the current period. */
export const currentNames: Readonly<Record<ColumnId, () => string>> = {
  1: m.period_today,
  2: m.period_this_week,
  3: m.period_this_month,
  4: m.period_this_year,
  5: m.horizon_life,
  6: m.period_this_quarter,
  7: m.period_this_decade,
};

/** The column's stone in the cairn, from 0 (life, at the base) to 6 (days). */
export const stoneOf: Readonly<Record<ColumnId, number>> = { 5: 0, 7: 1, 4: 2, 6: 3, 3: 4, 2: 5, 1: 6 };
