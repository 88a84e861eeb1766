import { isSame } from '../same.ts';
import { type Shelved, scopedEdits, type SyncRecord } from './record.ts';
import { isWorthKeeping, shelvedOf } from './shelved.ts';
import { seenFields } from './view.ts';

/**
 * Returns shelf entries for values that this device wrote after the user began to edit the field, for example in
 * another tab. The server reports overwritten values of other people.
 *
 * @param found the record before the edit
 * @param opened the record as it was when the user began to edit the field
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

function isOwn(record: SyncRecord, field: string, value: unknown): boolean {
  const { pending, inflight, own } = record;
  const typed = [pending, inflight, ...scopedEdits(record)];
  return typed.some((each) => each && field in each.fields) || isSame(own[field]?.value, value);
}
