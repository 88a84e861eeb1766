import { firstPaint } from '@cairn/client/first-paint';
import { startTransition, useEffect, useState } from 'react';

/** Cards in the first frame, and added in each later one. A card draws up to 24 stones. */
const cardsPerFrame = 4;

/** Returns the number of cards to draw, which grows with each frame after the first paint, so that no frame draws all. */
export function useDrawnCards(count: number): number {
  const [drawn, setDrawn] = useState(cardsPerFrame);
  useEffect(() => {
    if (drawn >= count) return;
    let isThere = true;
    void firstPaint().then(() =>
      requestAnimationFrame(() => {
        if (isThere) startTransition(() => setDrawn(drawn + cardsPerFrame));
      }),
    );
    return () => {
      isThere = false;
    };
  }, [drawn, count]);
  return drawn;
}
