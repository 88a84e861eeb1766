/** Code that loads after the first paint or at idle; see `web/build/chunk-of.ts`. */
export const afterPaintFile = '**/assets/after-paint-*.js';
export const whenQuietFile = '**/assets/when-quiet-*.js';
