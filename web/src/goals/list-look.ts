import type { GoalView } from '@cairn/client/replica/goal-view';
import { createContext, useContext, useEffect } from 'react';

/** Maximum of drawn goals, until the user asks for all. */
export const maxDrawn = 100;

export interface ListLook {
  readonly wants: ((goal: GoalView) => boolean) | null;
  /** Arranges the goals; null keeps the list's own order. */
  readonly arrange: ((goals: readonly GoalView[]) => readonly GoalView[]) | null;
  /** Shows done goals even if they are hidden elsewhere. */
  readonly showsDone: boolean;
  readonly toOwnOrder: () => void;
}

export const ListLookContext = createContext<ListLook>({
  wants: null,
  arrange: null,
  showsDone: false,
  toOwnOrder: () => {},
});

export function useListLook(): ListLook {
  return useContext(ListLookContext);
}

/**
 * Sorted lists by zone, each with a function that returns to the list's own order. Goals cannot be placed
 * in a sorted list.
 */
export const sortedLists = new Map<string, () => void>();

/** @param toOwnOrder null if the list is not sorted */
export function useSortedList(zone: string, toOwnOrder: (() => void) | null): void {
  useEffect(() => {
    if (!toOwnOrder) return undefined;
    sortedLists.set(zone, toOwnOrder);
    return () => void sortedLists.delete(zone);
  }, [zone, toOwnOrder]);
}
