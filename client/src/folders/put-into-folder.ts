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
import { entriesInFolder, folderOf, recordsInFolder, filedRecord } from './folder-entries.ts';

/** Pins are for the whole space, so viewers leave them alone. */
export function mayChangeFolder({ replica }: Cairn, space: string, kind: FolderKind): boolean {
  return kind === 'favourites' || !replica.isViewed(space);
}

/** A null `step` means that nothing changed. */
export interface FolderChange extends Saved {
  readonly step: UndoEntry | null;
}

/** `folder.goal`: the goal repeats or is a divider. */
export type PutIntoFolderRefusal = {
  readonly code: `${FiledKind}.unknown` | 'folder.goal' | 'space.readOnly';
};

/** Adds a goal or board at the end of a folder, unless it is there already. */
export function putIntoFolder(
  cairn: Cairn,
  named: Filed,
  kind: FolderKind,
): Outcome<FolderChange, PutIntoFolderRefusal> {
  const filed = filedRecord(cairn, named);
  if (!filed) return refused({ code: `${named.of}.unknown` });
  if (filed.of === 'goal' && !mayBeInFolder(filed.view)) return refused({ code: 'folder.goal' });
  const { key, space } = filed.view;
  if (!mayChangeFolder(cairn, space, kind)) return refused({ code: 'space.readOnly' });
  const folder = folderOf(cairn, space, kind);
  if (entriesInFolder(cairn, folder).some(({ view }) => view.key === key))
    return accepted({ saved: Promise.resolve(), step: null });
  const records = recordsInFolder(cairn, folder);
  const going = records.find(
    (record) => filedBy(cairn.replica, seenFields(record)).key === key && isTakenOut(record),
  );
  // Deleted goals and boards may be restored, so their entries count too.
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

/** Whether the record is deleted here and no request of the deletion is in flight. */
function isTakenOut({ wish, inflight }: SyncRecord): boolean {
  return wish === 'delete' && inflight?.kind !== 'delete';
}
