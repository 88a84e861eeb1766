import {
  compareInFolder,
  type FolderKind,
  type FolderPlace,
  foldersIn,
  mayBeInFolder,
} from '@cairn/core/folders/folder';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import { boardOf, type BoardView } from '../boards/boards-of.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { type GoalView, type SyncState, syncStateOf } from '../replica/goal-view.ts';
import { type Filed, filedBy } from '../replica/filed.ts';

export type FiledRecord =
  | { readonly of: 'goal'; readonly view: GoalView }
  | { readonly of: 'board'; readonly view: BoardView };

export type FolderEntry = FiledRecord & {
  readonly key: string;
  /** The key, until the server gives an id. */
  readonly id: string;
  readonly folder: FolderPlace;
  readonly sequenceNo: number;
  readonly sync: SyncState;
};

const placesBySpace = new Map<string, ReturnType<typeof foldersIn>>();

export function folderOf({ account }: Cairn, space: string, kind: FolderKind): FolderPlace {
  const name = `${account.id}/${space}`;
  const places = placesBySpace.get(name) ?? foldersIn(space, account.id);
  placesBySpace.set(name, places);
  return kind === 'pinned' ? places[0] : places[1];
}

/**
 * The user's default space first, then oldest first. Hides entries whose goal or board is deleted, repeats,
 * or has moved to another space.
 */
export function entriesInFolders(cairn: Cairn, kind: FolderKind): readonly FolderEntry[] {
  const { replica, account } = cairn;
  const isForeign = (space: string) => Number(space !== account.defaultSpaceId);
  return replica
    .recordsOf('spaces')
    .map(({ key }) => key)
    .toSorted((one, other) => isForeign(one) - isForeign(other) || (one < other ? -1 : 1))
    .flatMap((space) => entriesInFolder(cairn, folderOf(cairn, space, kind)));
}

export function entriesInFolder(cairn: Cairn, folder: FolderPlace): readonly FolderEntry[] {
  const entries = recordsInFolder(cairn, folder)
    .flatMap((record) => entryOf(cairn, record, folder) ?? [])
    .toSorted(compareInFolder);
  // Two devices may have added the same goal or board. The server merges both later.
  return [...new Map(entries.toReversed().map((entry) => [entry.view.key, entry])).values()].toReversed();
}

export function recordsInFolder(
  { replica }: Cairn,
  folder: FolderPlace,
): readonly SyncRecord<'folder_goals'>[] {
  return replica.recordsOf('folder_goals').filter((record) => seenFields(record).folder === folder.id);
}

/** Returns null if the goal or board is missing or hidden. */
export function filedRecord(cairn: Cairn, { of, key }: Filed): FiledRecord | null {
  if (of === 'goal') {
    const view = cairn.replica.goal(key);
    return view ? { of, view } : null;
  }
  const view = boardOf(cairn, key);
  return view ? { of, view } : null;
}

function entryOf(cairn: Cairn, record: SyncRecord<'folder_goals'>, folder: FolderPlace): FolderEntry | null {
  const fields = seenFields(record);
  const named = filedBy(cairn.replica, fields);
  const filed = isSeen(record) ? filedRecord(cairn, named) : null;
  if (!filed || filed.view.space !== folder.space) return null;
  if (filed.of === 'goal' && !mayBeInFolder(filed.view)) return null;
  // To the server, a re-created goal is new and in no folder.
  if (isOnServer(record) && filed.view.id !== fields[named.of]) return null;
  const { key } = record;
  const { sequenceNo } = fields;
  return { ...filed, key, id: record.id ?? key, folder, sequenceNo, sync: syncStateOf(record) };
}
