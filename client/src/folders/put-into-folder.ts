import { type FiledKind, type FolderKind, mayBeInFolder, nextFolderNumber } from '@cairn/core/folders/folder';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { undeletedRecord } from '@cairn/core/sync/undeleted-record';
import type { SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { newRecord } from '../cairn/new-record.ts';
import type { Saved } from '../saved.ts';
import { refKey } from '../store/account-store.ts';
import type { UndoEntry } from '../undo-stack/undo-entry.ts';
import { type Filed, filedBy } from '../replica/filed.ts';
import { entriesInFolder, folderOf, recordsInFolder, thingFiled } from './folder-entries.ts';

/** What was done to a folder, and how it can be undone; null when nothing had to be done. */
export interface FolderChange extends Saved {
  readonly step: UndoEntry | null;
}

/** Why something cannot be put into a folder: it is not here, or is a goal that repeats or a divider. */
export type PutIntoFolderRefusal = { readonly code: `${FiledKind}.unknown` | 'folder.goal' };

/** Pins a goal or a board for everyone in its space, or makes it one's favourite, behind the others; twice is once. */
export function putIntoFolder(
  cairn: Cairn,
  named: Filed,
  kind: FolderKind,
): Outcome<FolderChange, PutIntoFolderRefusal> {
  const filed = thingFiled(cairn, named);
  if (!filed) return refused({ code: `${named.of}.unknown` });
  if (filed.of === 'goal' && !mayBeInFolder(filed.thing)) return refused({ code: 'folder.goal' });
  const { key, space } = filed.thing;
  const folder = folderOf(cairn, space, kind);
  if (entriesInFolder(cairn, folder).some(({ thing }) => thing.key === key))
    return accepted({ saved: Promise.resolve(), step: null });
  const records = recordsInFolder(cairn, folder);
  const going = records.find(
    (record) => filedBy(cairn.replica, seenFields(record)).key === key && isTakenOut(record),
  );
  // Also behind those whose things are deleted at the moment: they may come back.
  const numbers = records.filter(isSeen).map((record) => Number(seenFields(record)['sequenceNo']));
  const sequenceNo = nextFolderNumber(numbers);
  const fields = { folder: folder.id, [filed.of]: key, sequenceNo };
  const added = newRecord(cairn, 'folder_goals', folder.scopeId, { fields, notes: null });
  const { result: saved, step } = cairn.undoStack.during(() =>
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
