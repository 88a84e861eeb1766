import { firstPaint } from '@cairn/client/first-paint';
import { startTransition, useEffect, useState } from 'react';

/** How wide a list with the gap beside it is, and a goal of one line with its gap high, in CSS pixels (`board-screen.module.css`). */
const listWidth = 274;
const goalHeight = 40;
/** What stands above the first goals, and what stands beside the lists, at least. */
const above = 96;
const beside = 60;

/**
 * How many goals of each list of a board are drawn, by its index; undefined for all of them.
 *
 * What fits into the window stands in the first picture; the rest follows, one list in each frame, so that neither the
 * picture nor a key waits for a board of a thousand goals.
 */
export function useDrawnGoals(lists: number): (index: number) => number | undefined {
  const [whole, setWhole] = useState(0);
  useEffect(() => {
    if (whole >= lists) return;
    let isThere = true;
    void firstPaint().then(() =>
      requestAnimationFrame(() => {
        if (isThere) startTransition(() => setWhole(whole + 1));
      }),
    );
    return () => {
      isThere = false;
    };
  }, [whole, lists]);
  return (index) => {
    if (index < whole) return undefined;
    return index * listWidth < innerWidth - beside ? Math.ceil((innerHeight - above) / goalHeight) : 0;
  };
}
