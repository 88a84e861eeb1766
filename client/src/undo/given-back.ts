import { mergeUnitOf } from '@cairn/core/goals/merge-units';
import { isSame } from '@cairn/core/same';
import { type Fields, type Pending, scopedEdits, type SyncRecord } from '@cairn/core/sync/record';

/** Drops pending values equal to the server's row, so an undone unsent edit is never sent. */
export function withoutNeedless(record: SyncRecord): SyncRecord {
  const { base, pending, inflight } = record;
  // The upload in flight will change the server's row, so the old values must be sent.
  if (!base || !pending || inflight || scopedEdits(record).length > 0) return record;
  return { ...record, pending: neededOf(pending, base) };
}

function neededOf(pending: Pending, base: Fields): Pending | null {
  const changed = Object.entries(pending.fields).filter(
    ([field, value]) => !isSame(value, base[field] ?? null),
  );
  const units = new Set(changed.map(([field]) => mergeUnitOf(field)));
  const fields = Object.entries(pending.fields).filter(([field]) => units.has(mergeUnitOf(field)));
  const notes = pending.notes?.length ? pending.notes : null;
  return fields.length === 0 && notes === null
    ? null
    : { ...pending, fields: Object.fromEntries(fields), notes };
}
