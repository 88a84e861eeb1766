import { horizonSpecs } from '@cairn/core/time/horizons';

/** The addresses that people open the planner with: each horizon, all of them together, and none. */
export const firstPages: readonly string[] = [
  '/',
  '/horizons/',
  ...horizonSpecs.map(({ slug }) => `/horizons/${slug}/`),
];
