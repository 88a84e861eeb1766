import { type Pending, scopedEdits, type SyncRecord } from './record.ts';
import { composedPending, isRepeat } from './edited-record.ts';

/** Merges all unsent edits into one; null for none. */
export function unsentOf(record: SyncRecord): Pending | null {
  const { inflight, pending } = record;
  const typed = [...(inflight ? [inflight] : []), ...scopedEdits(record), ...(pending ? [pending] : [])];
  const all = typed.reduce<Pending | null>((first, second) => composedPending(first, second), null);
  if (!all) return null;
  // The user chooses how a goal repeats, but not its series.
  const fields = Object.entries(all.fields).filter(
    ([field, value]) => field !== 'recurrence' || isRepeat(value),
  );
  if (fields.length === 0 && all.notes === null) return null;
  return { fields: Object.fromEntries(fields), notes: all.notes, baseRev: all.baseRev };
}
