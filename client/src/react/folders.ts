import type { FolderKind } from '@cairn/core/folders/folder';
import { entriesInFolder, entriesInFolders, type FolderEntry, folderOf } from '../folders/folder-entries.ts';
import { useCairn } from './cairn-context.ts';
import { useReadAfterFrame } from './use-read.ts';
import { useWatched } from './use-watched.ts';

/** Returns the entries of all spaces, sorted. */
export function useFolderEntries(kind: FolderKind): readonly FolderEntry[] {
  const cairn = useCairn();
  return useReadAfterFrame('table/folder_goals table/spaces table/boards goals', () =>
    entriesInFolders(cairn, kind),
  );
}

export function useIsInFolder(
  { key, space }: { readonly key: string; readonly space: string },
  kind: FolderKind,
): boolean {
  const cairn = useCairn();
  return useWatched(cairn.replica, 'table/folder_goals', () =>
    entriesInFolder(cairn, folderOf(cairn, space, kind)).some(({ view: thing }) => thing.key === key),
  );
}
