import { accepted } from '@cairn/core/outcome';
import { horizonSpecs } from '@cairn/core/time/horizons';
import type { Handlers } from './handler.ts';

/** In English, for scripts. */
const names: Readonly<Record<(typeof horizonSpecs)[number]['slug'], string>> = {
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
  quarters: 'Quarters',
  years: 'Years',
  decades: 'Decades',
  life: 'Life',
};

export const columnRoutes: Handlers<'listColumns'> = {
  listColumns: ({ person: { settings } }) =>
    accepted({
      status: 200,
      body: horizonSpecs.map(({ id, unit, length, slug }) => ({
        id,
        spec: {
          unit,
          length,
          name: names[slug],
          startDate: unit === null ? settings.lifeStartDate : null,
          endDate: unit === null ? settings.lifeEndDate : null,
          extra: slug,
        },
      })),
    }),
};
