import type { FolderKind } from '@cairn/core/folders/folder';
import { useMemo } from 'react';
import { type FolderGoalView, folderOf, goalsInFolder, goalsInFolders } from '../folders/folder-goals.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { useCairn } from './cairn-context.ts';
import { useWatched, useWatchedAfterFrame } from './use-watched.ts';

/** What is pinned for everyone in one's spaces, or one's favourites, in their order. */
export function useFolderGoals(kind: FolderKind): readonly FolderGoalView[] {
  const cairn = useCairn();
  // As a text, so that an unchanged list stays the same one.
  const text = useWatchedAfterFrame(cairn.replica, 'table/folder_goals table/spaces goals', () =>
    JSON.stringify(goalsInFolders(cairn, kind)),
  );
  return useMemo(() => JSON.parse(text) as readonly FolderGoalView[], [text]);
}

/** Whether a goal is in the folder of a kind. */
export function useIsInFolder({ key, space }: GoalView, kind: FolderKind): boolean {
  const cairn = useCairn();
  return useWatched(cairn.replica, 'table/folder_goals', () =>
    goalsInFolder(cairn, folderOf(cairn, space, kind)).some(({ goal }) => goal.key === key),
  );
}
