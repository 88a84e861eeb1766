import type { SyncRecord } from '@cairn/core/sync/record';
import { periodOf } from '@cairn/core/time/periods';
import { clientBuild } from '../client-build.ts';
import type { ColumnRange } from '../store/account-store.ts';

/*
 * What the first screen shows stands a second time in a place that can be read at once, because a database takes longer to
 * open than a picture to draw. It is a picture and nothing more: the database is asked all the same, and what it says
 * stands (`load-replica.ts`).
 */

/** A copy of what the first screen shows. */
export interface Snapshot {
  readonly build: number;
  readonly range: ColumnRange;
  readonly records: readonly SyncRecord[];
  /** How the first screen's dates are written. */
  readonly texts: readonly (readonly [question: string, text: string])[];
}

/** A snapshot that holds the stretch or at least its first period; null when there is none. */
export function readSnapshot(text: string | null, look: ColumnRange): Snapshot | null {
  if (text === null) return null;
  try {
    const snapshot = JSON.parse(text) as Snapshot;
    const { build, range, records, texts } = snapshot;
    const { lastDate } = periodOf(look.columnId, look.from);
    const isHeld = range.columnId === look.columnId && range.from <= look.from && lastDate <= range.to;
    const isWhole = Array.isArray(records) && Array.isArray(texts);
    return build === clientBuild && isHeld && isWhole ? snapshot : null;
  } catch {
    // Whatever this is, it is no snapshot of ours.
    return null;
  }
}
