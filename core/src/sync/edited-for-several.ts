import { knownRev, type Pending, type Scope, scopedEdits, type SyncRecord, type Typed } from './record.ts';

/**
 * Adds an edit of several occurrences, which is sent before other edits. Unsent values of the same fields are
 * dropped.
 */
export function editedForSeveral(record: SyncRecord, typed: Typed, scope: Scope): SyncRecord {
  const edit = { ...typed, ...scope, baseRev: knownRev(record.base?.rev) };
  const edited = Object.keys(typed.fields).filter((field) => field !== 'recurrence');
  const pending = record.pending && withoutFields(record.pending, edited);
  return { ...record, pending, scoped: [...scopedEdits(record), edit], syncFailed: null };
}

function withoutFields(pending: Pending, edited: readonly string[]): Pending | null {
  const remaining = Object.entries(pending.fields).filter(([field]) => !edited.includes(field));
  if (remaining.length === 0 && pending.notes === null) return null;
  return { ...pending, fields: Object.fromEntries(remaining) };
}
