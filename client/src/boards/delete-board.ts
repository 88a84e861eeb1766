import { goalsGoingWith } from '@cairn/core/boards/goals-going-with';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { deletedRecord, deletedWithParent } from '@cairn/core/sync/deleted-record';
import type { SyncRecord } from '@cairn/core/sync/record';
import { isSeen } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import type { Decision, RecordsChange } from '../persistence/local-change.ts';
import { isMoving } from '../outbox/is-moving.ts';
import { isUnknownToServer, leavesUnknownToServer } from '../outbox/unknown-to-server.ts';
import { type RecordRef, refKey, refOf } from '../store/account-store.ts';
import { listsOf } from './lists-of.ts';
import type { BoardChange } from './edit-board.ts';

/** Deletes a board with its lists, and goals without another place. */
export function deleteBoard(cairn: Cairn, key: string): BoardChange {
  return deleted(cairn, refOf('boards', cairn.replica.keyOf(key)));
}

/** Deletes a list, and goals without another place. */
export function deleteList(cairn: Cairn, key: string): BoardChange {
  return deleted(cairn, refOf('buckets', cairn.replica.keyOf(key)));
}

function deleted(cairn: Cairn, root: RecordRef): BoardChange {
  const { refs, decide } = boardDeletionOf(cairn, root);
  const { result: saved, step } = cairn.undoStack.during(() => cairn.change(refs, decide));
  return { saved, step };
}

export function contentsOf(
  cairn: Cairn,
  root: RecordRef,
): { readonly going: readonly RecordRef[]; readonly staying: readonly RecordRef[] } {
  const { replica } = cairn;
  const lists = root.table === 'boards' ? listsOf(cairn, root.key).map(({ key }) => key) : [root.key];
  const isGoing = new Set(lists);
  const onLists = lists.flatMap((list) => replica.goalsOnList(list));
  const goals = goalsGoingWith(
    onLists,
    (key) => replica.subgoalsOf(key),
    (list) => isGoing.has(list),
    (key) => replica.goal(key) !== undefined,
  );
  const going = new Set(goals.map(({ key }) => key));
  return {
    going: [
      ...(root.table === 'boards' ? lists.map((key) => refOf('buckets', key)) : []),
      ...[...going].map((key) => refOf('goals', key)),
    ],
    staying: onLists.filter(({ key }) => !going.has(key)).map(({ key }) => refOf('goals', key)),
  };
}

export function boardDeletionOf(cairn: Cairn, root: RecordRef): Decision {
  const { going, staying } = contentsOf(cairn, root);
  const leaves = leavesUnknownToServer(cairn.replica, [root, ...going]);
  const decide = (records: ReadonlyMap<string, SyncRecord>): RecordsChange => {
    const board = records.get(refKey(root));
    if (!board || !isSeen(board)) return { put: [] };
    const put: SyncRecord[] = [];
    const remove: RecordRef[] = [];
    if (isUnknownToServer(board)) remove.push(root);
    else put.push(deletedRecord(board));
    for (const ref of going) {
      const record = records.get(refKey(ref));
      if (!record || !isSeen(record)) continue;
      if (isUnknownToServer(record)) remove.push(ref);
      // Delete separately: the server may not have this record on the board.
      else if (isUnknownToServer(board) || isMoving(record)) put.push(deletedRecord(record));
      else put.push(deletedWithParent(record, root.key));
    }
    for (const ref of leaves) {
      const record = records.get(refKey(ref));
      if (record && isUnknownToServer(record)) remove.push(ref);
    }
    const removed = new Set(remove.map(({ key }) => key));
    for (const ref of staying) {
      const record = records.get(refKey(ref));
      const list = record && namedList(record);
      // The server never learns of the deleted list.
      if (record && list && removed.has(cairn.replica.keyOf(list)))
        put.push(editedRecord(record, { fields: { bucketId: null }, notes: null }));
    }
    return { put, remove };
  };
  return { refs: [root, ...going, ...staying, ...leaves], decide };
}

function namedList({ pending, inflight }: SyncRecord): string | null {
  const list = pending?.fields['bucketId'] ?? inflight?.fields['bucketId'];
  return typeof list === 'string' ? list : null;
}
