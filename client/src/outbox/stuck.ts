import { isOnServer, isParked, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields } from '@cairn/core/sync/view';

/** The field that names the goal which a thing is below of; what is not here is below of none. */
const aboveFields: Readonly<Record<string, 'goal' | 'parent'>> = {
  goals: 'parent',
  comments: 'goal',
  folder_goals: 'goal',
};

/** The tables whose things hang on a goal and have no life without it. */
export const leafTables = Object.keys(aboveFields).filter((table) => aboveFields[table] === 'goal');

/**
 * What a record's next upload is below of; null when that needs nothing above it. An upload that has been prepared goes
 * out as it is: what was typed since may name something that waits itself.
 */
export function aboveNext(record: SyncRecord): string | null {
  const field = aboveFields[record.table];
  if (field === undefined) return null;
  const next = record.inflight === null ? record : { ...record, pending: null };
  const names = next.pending?.fields[field] != null || next.inflight?.fields[field] != null;
  const above: unknown = isOnServer(record) && !names ? null : seenFields(next)[field];
  return typeof above === 'string' ? above : null;
}

/** Whether an upload will not go out by itself: it was refused, or waits for one that was. */
export function isStuck(record: SyncRecord, recordById: (id: string) => SyncRecord | undefined): boolean {
  const seen = new Set<string>();
  for (let at: SyncRecord | undefined = record; at;) {
    if (isParked(at, syncEngineVersion)) return true;
    seen.add(at.key);
    const above = aboveNext(at);
    const next: SyncRecord | undefined = above === null ? undefined : recordById(above);
    // Moved in two tabs at once they may wait for each other.
    at = next && !isOnServer(next) && !seen.has(next.key) ? next : undefined;
  }
  return false;
}
