import { editedRecord } from '@cairn/core/sync/edited-record';
import { undeletedRecord } from '@cairn/core/sync/undeleted-record';
import { unsentOf } from '@cairn/core/sync/unsent';
import { atRest, isOnServer, type SyncRecord, type Typed, untyped, wanted } from '@cairn/core/sync/record';
import { recordOfDeleted } from '@cairn/core/sync/record-of-deleted';
import { isSeen } from '@cairn/core/sync/view';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Cairn } from '../cairn/cairn.ts';
import { changeRecord } from '../cairn/change-record.ts';
import { leafTables, treeTables } from '../outbox/tables-by-life.ts';
import { isStuck } from '../outbox/stuck.ts';
import type { Saved } from '../saved.ts';
import { onDevice } from '../tables/all-tables.ts';
import type { PutBackRefusal } from '../tables/put-back-refusal.ts';
import { type RecordRef, refKey, type ShelfEntry } from '../store/account-store.ts';

/** How long a value that lost a merge stays on the shelf, in days; everything else stays until the person decides. */
const overwrittenDays = 30;

/** Uploads that were refused, and those that wait for one: parked until the person changes something. */
export function parkedRecords(cairn: Cairn): readonly SyncRecord[] {
  return cairn.unsentRecords().filter((record) => isStuck(record, cairn.replica));
}

/**
 * Puts what was shelved back: into the goal it was typed in, into the restored goal, or, where there is no way back,
 * into a new goal, board or list. What hangs on a goal does so again; without that it stays on the shelf until the goal is
 * restored, as a list without its board does, and what was set in a space that is not here.
 */
export async function putBack(cairn: Cairn, entry: ShelfEntry): Promise<Outcome<null, PutBackRefusal>> {
  const ref = { table: entry.table, key: entry.key };
  const known =
    cairn.replica.record(ref) ??
    (entry.id === null ? undefined : cairn.replica.recordById(entry.table, entry.id));
  const typed: Typed = {
    fields: entry.fields,
    notes: entry.notesText === '' ? null : [{ insert: `${entry.notesText.trimEnd()}\n` }],
  };
  const back = backOf(cairn, entry, known, typed);
  if (typeof back === 'string') return refused({ code: back });
  // Taken off in the same step: a page that ends in between would leave both.
  await cairn.change([back.ref], (records) => ({
    put: [back.decide(records.get(refKey(back.ref)))],
    unshelve: [entry.entryId],
  }));
  await cairn.removeFromShelf([entry.entryId]);
  return accepted(null);
}

/** Where what was shelved goes, and what becomes of that. */
interface Back {
  readonly ref: RecordRef;
  readonly decide: (found: SyncRecord | undefined) => SyncRecord;
}

/** Where something goes, or what is missing for that. */
function backOf(
  cairn: Cairn,
  entry: ShelfEntry,
  known: SyncRecord | undefined,
  typed: Typed,
): Back | PutBackRefusal['code'] {
  const isLeaf = leafTables.includes(entry.table);
  if (known && (isSeen(known) || !isLeaf))
    return { ref: known, decide: (found) => typedAgain(found ?? known, typed) };
  if (entry.reason === 'deletedElsewhere' && entry.id !== null && treeTables.includes(entry.table)) {
    const at = new Date(cairn.environment.now()).toISOString();
    const { table, scope, key, id } = entry;
    const back = recordOfDeleted(table, scope, { key, id }, typed, at);
    return { ref: back, decide: (found) => (found ? typedAgain(found, typed) : back) };
  }
  const made = onDevice(entry.table).shelf.made(cairn, entry, typed);
  return typeof made === 'string' ? made : { ref: made, decide: () => made };
}

/** A thing with what was shelved in it; one that is being deleted comes back with it. */
function typedAgain(record: SyncRecord, typed: Typed): SyncRecord {
  return editedRecord(isSeen(record) ? record : undeletedRecord(record), typed);
}

/** Lets entries go for good. */
export function letGo(cairn: Cairn, entryIds: readonly string[]): Promise<void> {
  return cairn.removeFromShelf(entryIds);
}

/** Sends a refused upload once more. */
export function retryUpload(cairn: Cairn, ref: RecordRef): Saved {
  const saved = changeRecord(cairn, ref, (record) => ({ ...record, syncFailed: null }));
  return { saved };
}

/** Lets go of what was typed and refused: the thing is as the server has it, or gone when it was never there. */
export function discardUpload(cairn: Cairn, ref: RecordRef): Saved {
  const saved = cairn.change([ref], (records) => {
    const record = records.get(refKey(ref));
    if (!record) return { put: [] };
    if (!isOnServer(record)) return { put: [], remove: [ref] };
    return { put: [{ ...record, ...atRest, ...untyped, ...wanted }] };
  });
  return { saved };
}

/** Drops values that lost a merge longer ago than 30 days. */
export async function tidyShelf(cairn: Cairn): Promise<void> {
  const oldest = new Date(cairn.environment.now() - overwrittenDays * 86_400_000).toISOString();
  const old = cairn.shelf.filter((entry) => entry.reason === 'overwritten' && entry.shelvedAt < oldest);
  if (old.length > 0) await cairn.removeFromShelf(old.map((entry) => entry.entryId));
}

/** Everything on the shelf and every unsent edit, as readable JSON to keep. */
export function notSavedAsJson(cairn: Cairn): string {
  const unsent = cairn.unsentRecords().map((record) => {
    const typed = unsentOf(record);
    return {
      table: record.table,
      id: record.id,
      tempId: record.tempId,
      wish: record.wish,
      fields: typed?.fields ?? {},
      notes: typed?.notes ?? null,
      refused: record.syncFailed,
    };
  });
  return JSON.stringify({ account: cairn.account.id, unsent, shelf: cairn.shelf }, null, 2);
}
