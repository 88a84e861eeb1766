import { changedNotes, type NotesDelta } from '../notes/delta.ts';
import type { SeenFields, SyncRecord } from './record.ts';
import type { TableName } from './tables/all-tables.ts';

/** Returns the server row with the upload in flight and the unsent edits on top. */
export function seenFields<Name extends TableName>(record: SyncRecord<Name>): SeenFields<Name> {
  const { base, inflight, pending, scoped } = record;
  if (inflight === null && pending === null && !scoped && base !== null) return base;
  const forSeveral = scoped?.map(({ fields }) => fields) ?? [];
  return Object.assign({}, base, inflight?.fields, ...forSeveral, pending?.fields) as SeenFields<Name>;
}

/** Returns the note with the upload in flight and the unsent change on top. */
export function seenNotes(record: SyncRecord): NotesDelta | null {
  let notes = record.base?.richThoughts ?? null;
  if (record.inflight?.notes) notes = changedNotes(notes, record.inflight.notes);
  if (record.pending?.notes) notes = changedNotes(notes, record.pending.notes);
  return notes;
}

/** Whether the record is on the screen: neither deleted itself nor hidden by a deleted goal above. */
export function isSeen(record: SyncRecord): boolean {
  return record.deletedWith === null && (record.wish === 'keep' || record.wish === 'restore');
}
