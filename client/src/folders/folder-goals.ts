import {
  compareInFolder,
  type FolderKind,
  type FolderPlace,
  foldersIn,
  mayBeInFolder,
} from '@cairn/core/folders/folder';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';
import { type GoalView, type SyncState, syncStateOf } from '../replica/goal-view.ts';

/** A goal in a folder as a screen shows it. */
export interface FolderGoalView {
  /** Stable on this device for ever. */
  readonly key: string;
  /** The server's; the key until there is one. */
  readonly id: string;
  readonly folder: FolderPlace;
  readonly goal: GoalView;
  readonly sequenceNo: number;
  readonly sync: SyncState;
}

const placesBySpace = new Map<string, readonly FolderPlace[]>();

/** The folder of a kind in a space, for the person of this device. */
export function folderOf({ account }: Cairn, space: string, kind: FolderKind): FolderPlace {
  const name = `${account.id}/${space}`;
  const places = placesBySpace.get(name) ?? foldersIn(space, account.id);
  placesBySpace.set(name, places);
  return places.find((place) => place.kind === kind) as FolderPlace;
}

/**
 * The goals in one's folders of a kind, each folder in its order: that of one's own space first, then the older spaces
 * before the newer ones.
 *
 * What is deleted, repeats or lives in another space by now is not shown until that changes, as the server has it.
 */
export function goalsInFolders(cairn: Cairn, kind: FolderKind): readonly FolderGoalView[] {
  const { replica, account } = cairn;
  const isForeign = (space: string) => Number(space !== account.defaultSpaceId);
  return replica
    .recordsOf('spaces')
    .map(({ key }) => key)
    .toSorted((one, other) => isForeign(one) - isForeign(other) || (one < other ? -1 : 1))
    .flatMap((space) => goalsInFolder(cairn, folderOf(cairn, space, kind)));
}

/** The goals in one folder, in its order. */
export function goalsInFolder(cairn: Cairn, folder: FolderPlace): readonly FolderGoalView[] {
  const views = recordsInFolder(cairn, folder)
    .flatMap((record) => viewOf(cairn, record, folder) ?? [])
    .toSorted(compareInFolder);
  // Put there on two devices, it is there twice until the server has told that it is one.
  return [...new Map(views.toReversed().map((view) => [view.goal.key, view])).values()].toReversed();
}

/** What this device has of a folder, hidden entries too. */
export function recordsInFolder({ replica }: Cairn, folder: FolderPlace): readonly SyncRecord[] {
  return replica.recordsOf('folder_goals').filter((record) => seenFields(record)['folder'] === folder.id);
}

function viewOf({ replica }: Cairn, record: SyncRecord, folder: FolderPlace): FolderGoalView | null {
  const fields = seenFields(record);
  const named = String(fields['goal']);
  const goal = isSeen(record) ? replica.goal(named) : undefined;
  if (!goal || goal.space !== folder.space || !mayBeInFolder(goal)) return null;
  // One that was made anew is another goal for the server, and in no folder there.
  if (isOnServer(record) && goal.id !== named) return null;
  const { key } = record;
  const sequenceNo = Number(fields['sequenceNo']);
  return { key, id: record.id ?? key, folder, goal, sequenceNo, sync: syncStateOf(record) };
}
