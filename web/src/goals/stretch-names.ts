import type { Stretch } from '@cairn/core/time/stretches';
import { m } from '@cairn/words/messages';

export const stretchNames: Readonly<Record<Stretch, () => string>> = {
  past: m.search_when_past,
  today: m.period_today,
  week: m.period_this_week,
  month: m.period_this_month,
  quarter: m.period_this_quarter,
  year: m.period_this_year,
  future: m.search_when_future,
};
