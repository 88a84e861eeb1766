import { m } from '#sentences/messages.js';

/** For `periodName` of `@cairn/core`. */
export const periodWords = {
  get today() {
    return m.period_today();
  },
  get life() {
    return m.horizon_life();
  },
  get thisYear() {
    return m.period_now_year();
  },
  week: (number: number) => m.period_week({ number }),
  quarter: (number: number) => m.period_quarter({ number }),
  decade: (firstYear: number) => m.period_decade({ year: firstYear }),
  lifeUntil: (year: number) => m.life_to({ year }),
};
