import { paintedPart } from '../base/quiet-part.tsx';

/** Loads after the first paint: nothing below it would move. */
export const LifeSquares = paintedPart(() =>
  import('./life-squares-part.tsx').then((part) => part.LifeSquares),
);
