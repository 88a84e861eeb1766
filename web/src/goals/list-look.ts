import type { GoalView } from '@cairn/client/replica/goal-view';
import { createContext, useContext, useEffect } from 'react';

/** Most goals that a list draws before somebody asks for all. */
export const maxDrawn = 100;

/** Which goals the lists of a page show, and in which order. */
export interface ListLook {
  /** Tells the goals that the page's filter wants; null while it wants all. */
  readonly wants: ((goal: GoalView) => boolean) | null;
  /** Puts goals into the order that is shown; null for their own. */
  readonly arrange: ((goals: readonly GoalView[]) => readonly GoalView[]) | null;
  /** Whether done goals are asked for, whatever else is hidden. */
  readonly showsDone: boolean;
  /** Goes back to the lists' own order. */
  readonly toOwnOrder: () => void;
}

export const ListLookContext = createContext<ListLook>({
  wants: null,
  arrange: null,
  showsDone: false,
  toOwnOrder: () => {},
});

/** How the lists of the page are shown. */
export function useListLook(): ListLook {
  return useContext(ListLookContext);
}

/** Lists that are shown in another order than their own, by zone, with the way back to it: within them no place can be chosen. */
export const sortedLists = new Map<string, () => void>();

/** Tells of a list that it is shown in another order, as long as it is; with null it is in its own. */
export function useSortedList(zone: string, toOwnOrder: (() => void) | null): void {
  useEffect(() => {
    if (!toOwnOrder) return undefined;
    sortedLists.set(zone, toOwnOrder);
    return () => void sortedLists.delete(zone);
  }, [zone, toOwnOrder]);
}
