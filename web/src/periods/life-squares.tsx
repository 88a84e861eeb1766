import { paintedPart } from '../base/quiet-part.tsx';

/** A life as squares, behind the first picture: nothing stands below it that would move. */
export const LifeSquares = paintedPart(() =>
  import('./life-squares-part.tsx').then((part) => part.LifeSquares),
);
