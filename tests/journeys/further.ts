/** Slow journeys that seldom fail: only `npm run test:all` runs them. */
export const further = '@further';
