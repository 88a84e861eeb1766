import { paintedPart } from '../base/quiet-part.tsx';

/** Loaded after the first paint, since nothing below would move. */
export const LifeSquares = paintedPart(() =>
  import('./life-squares-part.tsx').then((part) => part.LifeSquares),
);
