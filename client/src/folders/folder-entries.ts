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

/** What an entry of a folder names, as a screen shows it. */
export type FiledThing =
  | { readonly of: 'goal'; readonly thing: GoalView }
  | { readonly of: 'board'; readonly thing: BoardView };

/** An entry of a folder as a screen shows it. */
export type FolderEntry = FiledThing & {
  /** Stable on this device for ever. */
  readonly key: string;
  /** The server's; the key until there is one. */
  readonly id: string;
  readonly folder: FolderPlace;
  readonly sequenceNo: number;
  readonly sync: SyncState;
};

const placesBySpace = new Map<string, ReturnType<typeof foldersIn>>();

/** The folder of a kind in a space, for the person of this device. */
export function folderOf({ account }: Cairn, space: string, kind: FolderKind): FolderPlace {
  const name = `${account.id}/${space}`;
  const places = placesBySpace.get(name) ?? foldersIn(space, account.id);
  placesBySpace.set(name, places);
  return kind === 'pinned' ? places[0] : places[1];
}

/**
 * What is in one's folders of a kind, each folder in its order: that of one's own space first, then the older spaces
 * before the newer ones.
 *
 * What is deleted, repeats or lives in another space by now is not shown until that changes, as the server has it.
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

/** What is in one folder, in its order. */
export function entriesInFolder(cairn: Cairn, folder: FolderPlace): readonly FolderEntry[] {
  const entries = recordsInFolder(cairn, folder)
    .flatMap((record) => entryOf(cairn, record, folder) ?? [])
    .toSorted(compareInFolder);
  // Put there on two devices, it is there twice until the server has told that it is one.
  return [...new Map(entries.toReversed().map((entry) => [entry.thing.key, entry])).values()].toReversed();
}

/** What this device has of a folder, hidden entries too. */
export function recordsInFolder(
  { replica }: Cairn,
  folder: FolderPlace,
): readonly SyncRecord<'folder_goals'>[] {
  return replica.recordsOf('folder_goals').filter((record) => seenFields(record).folder === folder.id);
}

/** A goal or a board as it is shown; null where it is not here, or not to be seen. */
export function thingFiled(cairn: Cairn, { of, key }: Filed): FiledThing | null {
  if (of === 'goal') {
    const thing = cairn.replica.goal(key);
    return thing ? { of, thing } : null;
  }
  const thing = boardOf(cairn, key);
  return thing ? { of, thing } : null;
}

function entryOf(cairn: Cairn, record: SyncRecord<'folder_goals'>, folder: FolderPlace): FolderEntry | null {
  const fields = seenFields(record);
  const named = filedBy(cairn.replica, fields);
  const filed = isSeen(record) ? thingFiled(cairn, named) : null;
  if (!filed || filed.thing.space !== folder.space) return null;
  if (filed.of === 'goal' && !mayBeInFolder(filed.thing)) return null;
  // One that was made anew is another one for the server, and in no folder there.
  if (isOnServer(record) && filed.thing.id !== fields[named.of]) return null;
  const { key } = record;
  const { sequenceNo } = fields;
  return { ...filed, key, id: record.id ?? key, folder, sequenceNo, sync: syncStateOf(record) };
}
