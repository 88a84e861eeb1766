import type { SyncRecord } from '@cairn/core/sync/record';
import { periodOf } from '@cairn/core/time/periods';
import { clientBuild } from '../client-build.ts';
import type { RunningClimb } from '../replica/running-climbs.ts';
import type { ColumnRange } from '../store/account-store.ts';

/*
 * A database takes longer to open than the first screen to draw, so that screen's records are also in
 * `localStorage`. The database's records replace them (`load-replica.ts`).
 */

/** The first line: an unusable snapshot need not be parsed. */
export interface SnapshotHead {
  readonly build: number;
  readonly range: ColumnRange;
  /** The last shown board's lists. */
  readonly lists?: readonly string[];
}

export interface SnapshotBody {
  readonly records: readonly SyncRecord[];
  readonly texts: readonly (readonly [question: string, text: string])[];
  readonly climbs: readonly RunningClimb[] | null;
}

/** Empty without a board, or for another build. */
export function listsInSnapshot(text: string | null): readonly string[] {
  try {
    const { build, lists } = JSON.parse(text?.slice(0, text.indexOf('\n')) ?? '') as SnapshotHead;
    return build === clientBuild && Array.isArray(lists) ? lists : [];
  } catch {
    return [];
  }
}

/**
 * Returns null if the snapshot does not contain the first period of `look`. Later periods may be missing.
 * Also returns null for another build's snapshot and for unreadable text.
 */
export function readSnapshot(text: string | null, look: ColumnRange): (SnapshotHead & SnapshotBody) | null {
  if (text === null) return null;
  try {
    const end = text.indexOf('\n');
    const { build, range } = JSON.parse(text.slice(0, end)) as SnapshotHead;
    const { lastDate } = periodOf(look.columnId, look.from);
    const isHeld = range.columnId === look.columnId && range.from <= look.from && lastDate <= range.to;
    if (build !== clientBuild || !isHeld) return null;
    const { records, texts, climbs } = JSON.parse(text.slice(end)) as SnapshotBody;
    return Array.isArray(records) && Array.isArray(texts) ? { build, range, records, texts, climbs } : null;
  } catch {
    return null;
  }
}
