import { isSame } from '../same.ts';
import { type Shelved, scopedEdits, type SyncRecord } from './record.ts';
import { isWorthKeeping, shelvedOf } from './shelved.ts';
import { seenFields } from './view.ts';

/**
 * What is overwritten by something that was typed into a field which was opened a while ago, and nobody would hear of: what
 * was written there from this device since, as in another tab. Others hear of it from the server (`typedSeeing`).
 *
 * @param record the record after it was typed
 * @param found the record that it was typed into
 * @param opened the record as it was when the field was opened
 */
export function overwrittenSince(
  record: SyncRecord,
  found: SyncRecord,
  opened: SyncRecord,
): readonly Shelved[] {
  const [typed, now, then] = [record.pending?.fields ?? {}, seenFields(found), seenFields(opened)];
  const lost = Object.keys(typed).filter(
    (field) =>
      !isSame(typed[field], now[field]) &&
      !isSame(then[field], now[field]) &&
      isWorthKeeping(field) &&
      isOwn(found, field, now[field]),
  );
  const fields = Object.fromEntries(lost.map((field) => [field, now[field]]));
  return lost.length === 0 ? [] : [shelvedOf(found, 'overwritten', { fields, notes: null })];
}

/** Whether what a field shows was written on this device. */
function isOwn(record: SyncRecord, field: string, value: unknown): boolean {
  const { pending, inflight, own } = record;
  const typed = [pending, inflight, ...scopedEdits(record)];
  return typed.some((each) => each && field in each.fields) || isSame(own[field]?.value, value);
}
