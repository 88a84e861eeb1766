import { type FolderKind, mayBeInFolder, nextFolderNumber } from '@cairn/core/folders/folder';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { undeletedRecord } from '@cairn/core/sync/edited-record';
import type { SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';
import { goalKeyOf } from '../goals/goal-key-of.ts';
import { newRecord } from '../new-record.ts';
import type { Saved } from '../saved.ts';
import { refKey } from '../store/account-store.ts';
import type { Step } from '../undo/step.ts';
import { folderOf, goalsInFolder, recordsInFolder } from './folder-goals.ts';

/** What was done to a folder, and how it can be undone; null when nothing had to be done. */
export interface FolderChange extends Saved {
  readonly step: Step | null;
}

/** Why a goal cannot be put into a folder: it is not here, or it repeats or is a divider. */
export type PutIntoFolderRefusal = { readonly code: 'goal.unknown' | 'folder.goal' };

/** Pins a goal for everyone in its space, or makes it one's favourite, behind the others; twice is once. */
export function putIntoFolder(
  cairn: Cairn,
  goalKey: string,
  kind: FolderKind,
): Outcome<FolderChange, PutIntoFolderRefusal> {
  const goal = cairn.replica.goal(goalKey);
  if (!goal) return refused({ code: 'goal.unknown' });
  if (!mayBeInFolder(goal)) return refused({ code: 'folder.goal' });
  const folder = folderOf(cairn, goal.space, kind);
  if (goalsInFolder(cairn, folder).some((other) => other.goal.key === goal.key))
    return accepted({ saved: Promise.resolve(), step: null });
  const records = recordsInFolder(cairn, folder);
  const going = records.find((record) => goalKeyOf(cairn, record) === goal.key && isTakenOut(record));
  // Also behind those whose goals are deleted at the moment: they may come back.
  const numbers = records.filter(isSeen).map((record) => Number(seenFields(record)['sequenceNo']));
  const sequenceNo = nextFolderNumber(numbers);
  const fields = { folder: folder.id, goal: goal.key, sequenceNo };
  const added = newRecord(cairn, 'folder_goals', folder.scopeId, { fields, notes: null });
  const { result: saved, step } = cairn.steps.during(() =>
    cairn.change(going ? [going, added] : [added], (records) => {
      const record = going && records.get(refKey(going));
      if (record && isSeen(record)) return { put: [] };
      if (record && isTakenOut(record)) return { put: [undeletedRecord(record)] };
      return { put: [records.get(refKey(added)) ?? added] };
    }),
  );
  return accepted({ saved, step });
}

/** Whether it was taken out and the server cannot have heard of it yet. */
function isTakenOut({ wish, inflight }: SyncRecord): boolean {
  return wish === 'delete' && inflight?.kind !== 'delete';
}
