import type { FolderKind } from '@cairn/core/folders/folder';
import { useMemo } from 'react';
import { entriesInFolder, entriesInFolders, type FolderEntry, folderOf } from '../folders/folder-entries.ts';
import { useCairn } from './cairn-context.ts';
import { useWatched, useWatchedAfterFrame } from './use-watched.ts';

/** What is pinned for everyone in one's spaces, or one's favourites, in their order. */
export function useFolderEntries(kind: FolderKind): readonly FolderEntry[] {
  const cairn = useCairn();
  // As a text, so that an unchanged list stays the same one.
  const text = useWatchedAfterFrame(cairn.replica, 'table/folder_goals table/spaces table/boards goals', () =>
    JSON.stringify(entriesInFolders(cairn, kind)),
  );
  return useMemo(() => JSON.parse(text) as readonly FolderEntry[], [text]);
}

/** Whether a goal or a board is in the folder of a kind. */
export function useIsInFolder(
  { key, space }: { readonly key: string; readonly space: string },
  kind: FolderKind,
): boolean {
  const cairn = useCairn();
  return useWatched(cairn.replica, 'table/folder_goals', () =>
    entriesInFolder(cairn, folderOf(cairn, space, kind)).some(({ thing }) => thing.key === key),
  );
}
