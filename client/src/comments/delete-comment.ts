import { deletedRecord, undeletedRecord } from '@cairn/core/sync/edited-record';
import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';
import { newRecord } from '../new-record.ts';
import { isUnheard } from '../outbox/unheard.ts';
import type { Saved } from '../saved.ts';
import { refKey } from '../store/account-store.ts';

/** A comment's deletion that can be taken back. */
export interface CommentDeletion extends Saved {
  /** Brings it back: as it was while the server has not heard of the deletion, else by saying it again. */
  undo(): Saved;
}

/** Deletes a comment, at once on the screen. */
export function deleteComment(cairn: Cairn, key: string): CommentDeletion {
  const ref = { table: 'comments', key: cairn.replica.keyOf(key) };
  const before = cairn.replica.record(ref);
  const saved = cairn.change([ref], (records) => {
    const record = records.get(refKey(ref));
    if (!record) return { put: [] };
    return isUnheard(record) ? { put: [], remove: [ref] } : { put: [deletedRecord(record)] };
  });
  return { saved, undo: () => (before ? undeleteComment(cairn, before) : { saved: Promise.resolve() }) };
}

function undeleteComment(cairn: Cairn, before: SyncRecord): Saved {
  const again = saidAgain(cairn, before);
  const saved = cairn.change([before, again], (records) => {
    const record = records.get(refKey(before));
    if (!record && isUnheard(before)) return { put: [before] };
    // Nothing restores a comment that the server has deleted, or is about to.
    const isKnownDeleted = !record || record.wish === 'deleted' || record.inflight?.kind === 'delete';
    return { put: isKnownDeleted ? [records.get(refKey(again)) ?? again] : [undeletedRecord(record)] };
  });
  return { saved };
}

function saidAgain(cairn: Cairn, before: SyncRecord): SyncRecord {
  const { goal, richText } = seenFields(before);
  return newRecord(cairn, before.table, before.scope, { fields: { goal, richText }, notes: null });
}
