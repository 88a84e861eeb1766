import { paintedPart } from '../base/quiet-part.tsx';

/** Loaded after the first paint: nothing is below, so nothing moves. */
export const LifeSquares = paintedPart(() =>
  import('./life-squares-part.tsx').then((part) => part.LifeSquares),
);
