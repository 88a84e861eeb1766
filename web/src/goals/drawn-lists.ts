import { firstPaint } from '@cairn/client/first-paint';
import { startTransition, useEffect, useState } from 'react';

/** How high a goal of one line is with its gap, in CSS pixels. */
const goalHeight = 40;
/** What stands above the first goals, and what stands beside the lists, at least. */
const above = 96;
const beside = 60;

/** So many lists have goals in the first picture, and so many more with each frame after it. */
const firstLists = 1;
const listsPerFrame = 2;

/**
 * How many goals of each of many lists beside each other are drawn, by its index; undefined for all of them.
 *
 * The first list stands in the first picture, as far as it fits into the window; the others beside it follow frame by
 * frame, and then what is beyond the window, one list in each, so that neither the picture nor a key waits for a board of a
 * thousand goals.
 *
 * @param listWidth how wide a list is with the gap beside it, at least, in CSS pixels
 */
export function useDrawnGoals(lists: number, listWidth: number): (index: number) => number | undefined {
  const [frames, setFrames] = useState(0);
  const fitting = Math.min(lists, Math.ceil((innerWidth - beside) / listWidth));
  const framesToFill = Math.max(0, Math.ceil((fitting - firstLists) / listsPerFrame));
  const whole = frames - framesToFill;
  useEffect(() => {
    if (whole >= lists) return;
    let isThere = true;
    void firstPaint().then(() =>
      requestAnimationFrame(() => {
        if (isThere) startTransition(() => setFrames(frames + 1));
      }),
    );
    return () => {
      isThere = false;
    };
  }, [frames, whole, lists]);
  return (index) => {
    if (index < whole) return undefined;
    const begun = Math.min(fitting, firstLists + frames * listsPerFrame);
    return index < begun ? Math.ceil((innerHeight - above) / goalHeight) : 0;
  };
}
