import { deletedRecord, undeletedRecord } from '@cairn/core/sync/edited-record';
import type { SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';
import { newRecord } from '../new-record.ts';
import type { Decision } from '../outbox/local-change.ts';
import { isUnheard } from '../outbox/unheard.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';
import type { Reversing } from '../undo/reversing.ts';
import { isOwnComment } from './comments-of.ts';

/** How a comment goes. */
export function commentDeletionOf(ref: RecordRef): Decision {
  return {
    refs: [ref],
    decide: (records) => {
      const record = records.get(refKey(ref));
      if (!record) return { put: [] };
      return isUnheard(record) ? { put: [], remove: [ref] } : { put: [deletedRecord(record)] };
    },
  };
}

/** What takes comments away again that came back. */
export function commentsGone(cairn: Cairn, appeared: readonly { readonly ref: RecordRef }[]): Reversing {
  const there = appeared.filter(({ ref }) => cairn.replica.record(ref) !== undefined);
  return { decisions: there.map(({ ref }) => commentDeletionOf(ref)), isBlocked: false };
}

/** What brings comments back: as they were while the server has not heard of the deletion, else by saying them again. */
export function commentsBack(cairn: Cairn, gone: readonly { readonly before: SyncRecord }[]): Reversing {
  const decisions = gone.flatMap(({ before }) => commentBack(cairn, before) ?? []);
  return { decisions, isBlocked: decisions.length < gone.length };
}

function commentBack(cairn: Cairn, before: SyncRecord): Decision | null {
  // Nothing restores a comment that the server has deleted, or is about to.
  const isKnownDeleted = (record: SyncRecord | undefined) =>
    !record || record.wish === 'deleted' || record.inflight?.kind === 'delete';
  const isLost = isKnownDeleted(cairn.replica.record(before)) && !isUnheard(before);
  // Somebody else's cannot be said again in their name.
  if (isLost && !isOwnComment(cairn, before)) return null;
  const { goal, richText } = seenFields(before);
  const again = newRecord(cairn, before.table, before.scope, { fields: { goal, richText }, notes: null });
  return {
    refs: [before, again],
    decide: (records) => {
      const record = records.get(refKey(before));
      if (!record && isUnheard(before)) return { put: [before] };
      if (record && isSeen(record)) return { put: [] };
      return {
        put:
          record && !isKnownDeleted(record)
            ? [undeletedRecord(record)]
            : [records.get(refKey(again)) ?? again],
      };
    },
  };
}
