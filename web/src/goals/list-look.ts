import type { GoalView } from '@cairn/client/replica/goal-view';
import { createContext, useContext, useEffect } from 'react';

/** Goals that a list draws before the user asks for all. */
export const maxDrawn = 100;

export interface ListLook {
  readonly wants: ((goal: GoalView) => boolean) | null;
  /** Arranges the goals. Null for the list's own order. */
  readonly arrange: ((goals: readonly GoalView[]) => readonly GoalView[]) | null;
  /** Whether to show done goals even if they are hidden elsewhere. */
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
 * Sorted lists by zone, each with a function that returns to the list's own order. No position can be chosen within
 * them.
 */
export const sortedLists = new Map<string, () => void>();

/** Registers a sorted list; null for its own order. */
export function useSortedList(zone: string, toOwnOrder: (() => void) | null): void {
  useEffect(() => {
    if (!toOwnOrder) return undefined;
    sortedLists.set(zone, toOwnOrder);
    return () => void sortedLists.delete(zone);
  }, [zone, toOwnOrder]);
}
