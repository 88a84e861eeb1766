import { type Pending, scopedEdits, type SyncRecord } from './record.ts';
import { composedPending, isRepeat } from './edited-record.ts';

/** Everything typed here that has not reached the server, as one; null when there is nothing in it. */
export function unsentOf(record: SyncRecord): Pending | null {
  const { inflight, pending } = record;
  const typed = [...(inflight ? [inflight] : []), ...scopedEdits(record), ...(pending ? [pending] : [])];
  const all = typed.reduce<Pending | null>((first, second) => composedPending(first, second), null);
  if (!all) return null;
  // Which series a goal is in is nobody's typing; how it shall repeat is.
  const fields = Object.entries(all.fields).filter(
    ([field, value]) => field !== 'recurrence' || isRepeat(value),
  );
  if (fields.length === 0 && all.notes === null) return null;
  return { fields: Object.fromEntries(fields), notes: all.notes, baseRev: all.baseRev };
}
