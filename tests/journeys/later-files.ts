/** What the planner fetches by itself, as addresses to wait for or to hold back; see `web/build/chunk-of.ts`. */
export const afterPaintFile = '**/assets/after-paint-*.js';
export const whenQuietFile = '**/assets/when-quiet-*.js';
