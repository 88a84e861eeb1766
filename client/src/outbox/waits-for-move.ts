import { isOnServer, isParked, type SyncRecord } from '@cairn/core/sync/record';
import { isDeletedNext } from '@cairn/core/sync/next-kind';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields } from '@cairn/core/sync/view';
import { isLeavingSpace } from '../replica/leaving-space.ts';
import type { Replica } from '../replica/replica.ts';
import { isStuck } from './stuck.ts';

/**
 * The server refuses a parent in another space. So a move made before an ancestor changed space is sent
 * before that change, and a later move after it.
 */
export function waitsForMove(record: SyncRecord, replica: Replica): boolean {
  // An upload in flight never waits, since the server may already have it.
  const space = record.inflight === null ? record.pending?.fields['space'] : undefined;
  if (space === undefined || isDeletedNext(record)) return false;
  const follows = aboveAsTyped(record, replica).some(
    (above) =>
      isLeavingSpace(above) &&
      isOnServer(above) &&
      seenFields(above)['space'] === space &&
      !isParked(above, syncEngineVersion),
  );
  return follows || (isLeavingSpace(record) && isFollowedFromOldPlace(record, space, replica));
}

/** Whether a descendant's unsent edit names a space other than `space`. */
function isFollowedFromOldPlace(leaving: SyncRecord, space: unknown, replica: Replica): boolean {
  for (const other of replica.unsentRecords()) {
    const targetSpace = isDeletedNext(other) ? undefined : (other.inflight ?? other.pending)?.fields['space'];
    if (other.table !== 'goals' || other === leaving || targetSpace === undefined || targetSpace === space)
      continue;
    const isBelow = [...aboveOnServer(other, replica), ...aboveAsTyped(other, replica)].includes(leaving);
    if (isBelow && !isStuck(other, replica)) return true;
  }
  return false;
}

/** Includes ancestors in an upload in flight. */
function aboveAsTyped(record: SyncRecord, replica: Replica): readonly SyncRecord[] {
  return chain(record, replica, (at) => [seenFields(at)['parent'], at.inflight?.fields['parent']]);
}

function aboveOnServer(record: SyncRecord, replica: Replica): readonly SyncRecord[] {
  return chain(record, replica, ({ base }) => [base?.['parent']]);
}

function chain(
  record: SyncRecord,
  replica: Replica,
  parentsOf: (record: SyncRecord) => readonly unknown[],
): readonly SyncRecord[] {
  const all = [record];
  // The list grows during the loop; `includes` ends a cycle.
  for (const at of all) {
    for (const id of parentsOf(at)) {
      const above = typeof id === 'string' ? replica.recordById('goals', id) : undefined;
      if (above && !all.includes(above)) all.push(above);
    }
  }
  return all.slice(1);
}
