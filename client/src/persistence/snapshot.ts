import type { SyncRecord } from '@cairn/core/sync/record';
import { periodOf } from '@cairn/core/time/periods';
import { clientBuild } from '../client-build.ts';
import type { ColumnRange } from '../store/account-store.ts';

/*
 * What the first screen shows stands a second time in a place that can be read at once, because a database takes longer to
 * open than a picture to draw. It is a picture and nothing more: the database is asked all the same, and what it says
 * stands (`load-replica.ts`).
 */

/** Whose a snapshot is and what it is of: its first line, so that one that does not fit is not read through. */
export interface SnapshotHead {
  readonly build: number;
  readonly range: ColumnRange;
  /** The keys of the lists, of the board that was looked at last, whose goals it holds. */
  readonly lists?: readonly string[];
}

/** A copy of what the first screen shows. */
export interface SnapshotBody {
  readonly records: readonly SyncRecord[];
  /** How the first screen's dates are written. */
  readonly texts: readonly (readonly [question: string, text: string])[];
}

/** The lists of the board that a snapshot holds; none where it holds none, or is no snapshot of this build. */
export function listsInSnapshot(text: string | null): readonly string[] {
  try {
    const { build, lists } = JSON.parse(text?.slice(0, text.indexOf('\n')) ?? '') as SnapshotHead;
    return build === clientBuild && Array.isArray(lists) ? lists : [];
  } catch {
    return [];
  }
}

/** A snapshot that holds the stretch or at least its first period; null when there is none. */
export function readSnapshot(text: string | null, look: ColumnRange): (SnapshotHead & SnapshotBody) | null {
  if (text === null) return null;
  try {
    const end = text.indexOf('\n');
    const { build, range } = JSON.parse(text.slice(0, end)) as SnapshotHead;
    const { lastDate } = periodOf(look.columnId, look.from);
    const isHeld = range.columnId === look.columnId && range.from <= look.from && lastDate <= range.to;
    if (build !== clientBuild || !isHeld) return null;
    const { records, texts } = JSON.parse(text.slice(end)) as SnapshotBody;
    return Array.isArray(records) && Array.isArray(texts) ? { build, range, records, texts } : null;
  } catch {
    // Whatever this is, it is no snapshot of ours.
    return null;
  }
}
