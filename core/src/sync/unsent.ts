import { type Pending, scopedEdits, type SyncRecord } from './record.ts';
import { composedPending, isRepeat } from './edited-record.ts';

/** Merges all unsent edits into one; null if there are none. */
export function unsentOf(record: SyncRecord): Pending | null {
  const { inflight, pending } = record;
  const typed = [...(inflight ? [inflight] : []), ...scopedEdits(record), ...(pending ? [pending] : [])];
  const all = typed.reduce<Pending | null>((first, second) => composedPending(first, second), null);
  if (!all) return null;
  // A user chooses a repeat rule, but not the series of a goal.
  const fields = Object.entries(all.fields).filter(
    ([field, value]) => field !== 'recurrence' || isRepeat(value),
  );
  if (fields.length === 0 && all.notes === null) return null;
  return { fields: Object.fromEntries(fields), notes: all.notes, baseRev: all.baseRev };
}
