import { mergeUnitOf } from '@cairn/core/goals/merge-units';
import { isSame } from '@cairn/core/same';
import { type Fields, type Pending, scopedEdits, type SyncRecord } from '@cairn/core/sync/record';

/**
 * A record without what is typed there only to be what the server has already: an edit that never left and was taken back
 * was never made, and whatever others do meanwhile stands.
 */
export function withoutNeedless(record: SyncRecord): SyncRecord {
  const { base, pending, inflight } = record;
  // What is on its way makes another state of the server's, so what was there before has to be said.
  if (!base || !pending || inflight || scopedEdits(record).length > 0) return record;
  return { ...record, pending: neededOf(pending, base) };
}

function neededOf(pending: Pending, base: Fields): Pending | null {
  const told = Object.entries(pending.fields).filter(([field, value]) => !isSame(value, base[field] ?? null));
  const units = new Set(told.map(([field]) => mergeUnitOf(field)));
  const fields = Object.entries(pending.fields).filter(([field]) => units.has(mergeUnitOf(field)));
  const notes = pending.notes?.length ? pending.notes : null;
  return fields.length === 0 && notes === null
    ? null
    : { ...pending, fields: Object.fromEntries(fields), notes };
}
