import { editedRecord } from '@cairn/core/sync/edited-record';
import { undeletedRecord } from '@cairn/core/sync/undeleted-record';
import { unsentOf } from '@cairn/core/sync/unsent';
import {
  atRest,
  type Fields,
  isOnServer,
  type SyncRecord,
  type Typed,
  untyped,
  wanted,
} from '@cairn/core/sync/record';
import { recordOfDeleted } from '@cairn/core/sync/record-of-deleted';
import { rulesOf } from '@cairn/core/sync/tables/all-tables';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isSame } from '@cairn/core/same';
import type { Cairn } from '../cairn/cairn.ts';
import { changeRecord } from '../cairn/change-record.ts';
import { leafTables, treeTables } from '../outbox/tables-by-life.ts';
import { isStuck } from '../outbox/stuck.ts';
import type { Saved } from '../saved.ts';
import { onDevice } from '../tables/all-tables.ts';
import type { PutBackRefusal } from '../tables/put-back-refusal.ts';
import { type RecordRef, refKey, type ShelfEntry } from '../store/account-store.ts';

/** Number of days. Entries for other reasons stay until the user decides. */
const overwrittenDays = 30;

/** Returns records whose upload was refused, or waits for a refused upload. */
export function parkedRecords(cairn: Cairn): readonly SyncRecord[] {
  return cairn.unsentRecords().filter((record) => isStuck(record, cairn.replica));
}

/**
 * Restores the entry's goal if needed, or else creates a new record. The entry stays on the shelf if its
 * parent, or the space of a setting, is missing.
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
  // If a page closed between two transactions, both record and entry would remain.
  await cairn.change([back.ref], (records) => ({
    put: [back.decide(records.get(refKey(back.ref)))],
    unshelve: [entry.entryId],
  }));
  await cairn.removeFromShelf([entry.entryId]);
  return accepted(null);
}

interface Back {
  readonly ref: RecordRef;
  readonly decide: (found: SyncRecord | undefined) => SyncRecord;
}

/** Returns the change, or the code of a refusal. */
function backOf(
  cairn: Cairn,
  entry: ShelfEntry,
  known: SyncRecord | undefined,
  typed: Typed,
): Back | PutBackRefusal['code'] {
  const isLeaf = leafTables.includes(entry.table);
  if (known && (isSeen(known) || !isLeaf))
    return {
      ref: known,
      decide: (found) => typedAgain(found ?? known, editOf(entry, typed, seenFields(known))),
    };
  if (entry.reason === 'deletedElsewhere' && entry.id !== null && treeTables.includes(entry.table)) {
    const at = new Date(cairn.environment.now()).toISOString();
    const { table, scope, key, id } = entry;
    const edit = editOf(entry, typed, { space: scope });
    const back = recordOfDeleted(table, scope, { key, id }, edit, at);
    return { ref: back, decide: (found) => (found ? typedAgain(found, edit) : back) };
  }
  const made = onDevice(entry.table).shelf.recreate(cairn, entry, typed);
  return typeof made === 'string' ? made : { ref: made, decide: () => made };
}

/** Leaves out where the record was if it is still there: the server accepts no edit of a board's space. */
function editOf({ table }: ShelfEntry, typed: Typed, where: Fields): Typed {
  const { locationFields } = rulesOf(table);
  const isKnown = ([field, value]: [string, unknown]) =>
    locationFields.includes(field) && isSame(value, where[field]);
  const fields = Object.entries(typed.fields).filter((entry) => !isKnown(entry));
  return { ...typed, fields: Object.fromEntries(fields) };
}

/** Applies an edit again, and undoes an unsent deletion. */
function typedAgain(record: SyncRecord, typed: Typed): SyncRecord {
  return editedRecord(isSeen(record) ? record : undeletedRecord(record), typed);
}

export function letGo(cairn: Cairn, entryIds: readonly string[]): Promise<void> {
  return cairn.removeFromShelf(entryIds);
}

export function retryUpload(cairn: Cairn, ref: RecordRef): Saved {
  const saved = changeRecord(cairn, ref, (record) => ({ ...record, syncFailed: null }));
  return { saved };
}

/** The record returns to the server's state, or is removed if the server never had it. */
export function discardUpload(cairn: Cairn, ref: RecordRef): Saved {
  const saved = cairn.change([ref], (records) => {
    const record = records.get(refKey(ref));
    if (!record) return { put: [] };
    if (!isOnServer(record)) return { put: [], remove: [ref] };
    return { put: [{ ...record, ...atRest, ...untyped, ...wanted }] };
  });
  return { saved };
}

export async function tidyShelf(cairn: Cairn): Promise<void> {
  const oldest = new Date(cairn.environment.now() - overwrittenDays * 86_400_000).toISOString();
  const old = cairn.shelf.filter((entry) => entry.reason === 'overwritten' && entry.shelvedAt < oldest);
  if (old.length > 0) await cairn.removeFromShelf(old.map((entry) => entry.entryId));
}

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
