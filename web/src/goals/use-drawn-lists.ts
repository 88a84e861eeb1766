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

/** What of many lists beside each other is drawn; a list is told by its index. */
export interface DrawnLists {
  /** How many goals of a list; undefined for all of them. */
  readonly goalsOf: (index: number) => number | undefined;
  /** Whether a list is an empty place. */
  readonly isPlace: (index: number) => boolean;
}

/**
 * Draws many lists beside each other little by little, so that neither the picture nor a key waits for a board of a thousand
 * goals.
 *
 * In the first picture stand the names of the lists in the window, and the first list as far as it fits into it; the goals
 * of the others follow frame by frame, and then what is beyond the window, one list in each.
 *
 * @param listWidth how wide a list is with the gap beside it, at least, in CSS pixels
 */
export function useDrawnLists(lists: number, listWidth: number): DrawnLists {
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
  return {
    goalsOf: (index) => {
      if (index < whole) return undefined;
      const begun = Math.min(fitting, firstLists + frames * listsPerFrame);
      return index < begun ? Math.ceil((innerHeight - above) / goalHeight) : 0;
    },
    isPlace: (index) => frames === 0 && index >= fitting,
  };
}
