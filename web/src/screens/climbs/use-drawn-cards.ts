import { startTransition, useEffect, useState } from 'react';

/** Cards in the first frame, and added in each later one. A card draws up to 365 stones. */
const cardsPerFrame = 4;

/** Returns the number of cards to draw, which grows with each frame, so that no frame draws all. */
export function useDrawnCards(count: number): number {
  const [drawn, setDrawn] = useState(cardsPerFrame);
  useEffect(() => {
    if (drawn >= count) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + cardsPerFrame)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count]);
  return drawn;
}
