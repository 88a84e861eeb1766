import { changedNotes, type NotesDelta } from '../notes/delta.ts';
import type { SeenFields, SyncRecord } from './record.ts';
import type { TableName } from './tables/all-tables.ts';

/** The fields a person sees: what the server last said, then what is on its way, then what was typed since. */
export function seenFields<Name extends TableName>(record: SyncRecord<Name>): SeenFields<Name> {
  const { base, inflight, pending, scoped } = record;
  if (inflight === null && pending === null && !scoped && base !== null) return base;
  const forSeveral = scoped?.map(({ fields }) => fields) ?? [];
  return Object.assign({}, base, inflight?.fields, ...forSeveral, pending?.fields) as SeenFields<Name>;
}

/** The note a person sees: `base.notes ∘ inflight.change ∘ pending.change`. */
export function seenNotes(record: SyncRecord): NotesDelta | null {
  let notes = record.base?.richThoughts ?? null;
  if (record.inflight?.notes) notes = changedNotes(notes, record.inflight.notes);
  if (record.pending?.notes) notes = changedNotes(notes, record.pending.notes);
  return notes;
}

/** Whether anything is on the screen for it: not deleted here, neither itself nor with what it was deleted with. */
export function isSeen(record: SyncRecord): boolean {
  return record.deletedWith === null && (record.wish === 'keep' || record.wish === 'restore');
}
