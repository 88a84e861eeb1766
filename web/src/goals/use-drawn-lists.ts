import { useFrames } from '../base/use-frames.ts';

/** Height in CSS pixels, with the gap. */
const goalHeight = 40;
/** CSS pixels above the goals, and beside the lists. */
const above = 96;
const beside = 60;

/** Number of lists with goals in the first frame, and added in each later one. */
const firstLists = 1;
const listsPerFrame = 2;

/** Lists are given by index. */
export interface DrawnLists {
  /** Undefined for all goals. */
  readonly goalsOf: (index: number) => number | undefined;
  readonly isPlace: (index: number) => boolean;
}

/**
 * Draws many lists step by step, so that neither the first paint nor a key waits for a board of a thousand
 * goals. The first frame shows the names of lists in the window, and the visible part of the first list. The
 * next frames add the other lists' goals, then one list beyond the window each.
 *
 * @param listWidth minimum width of a list with its gap, in CSS pixels
 */
export function useDrawnLists(lists: number, listWidth: number): DrawnLists {
  const fitting = Math.min(lists, Math.ceil((innerWidth - beside) / listWidth));
  const framesToFill = Math.max(0, Math.ceil((fitting - firstLists) / listsPerFrame));
  const frames = useFrames(framesToFill + lists);
  const whole = frames - framesToFill;
  return {
    goalsOf: (index) => {
      if (index < whole) return undefined;
      const begun = Math.min(fitting, firstLists + frames * listsPerFrame);
      return index < begun ? Math.ceil((innerHeight - above) / goalHeight) : 0;
    },
    isPlace: (index) => frames === 0 && index >= fitting,
  };
}
