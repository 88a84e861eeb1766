import { isOnServer, isParked, type SyncRecord } from '@cairn/core/sync/record';
import { isDeletedNext } from '@cairn/core/sync/next-kind';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { seenFields } from '@cairn/core/sync/view';
import { isLeavingSpace } from '../replica/leaving-space.ts';
import type { Replica } from '../replica/replica.ts';
import { isStuck } from './stuck.ts';

/**
 * Whether the place of a goal waits for another one's. A place names its space, and the server lets nothing stand below a
 * goal of another space, nor stay behind where what it is below of goes.
 *
 * What was placed before a goal above it went elsewhere is told before, and what was placed since is told after.
 */
export function waitsForMove(record: SyncRecord, replica: Replica): boolean {
  // What was under way may have been heard.
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

/** Whether something that stands below it, for the server or by what it was sent, has a place to tell that names another space. */
function isFollowedFromOldPlace(leaving: SyncRecord, space: unknown, replica: Replica): boolean {
  for (const other of replica.unsentRecords()) {
    const told = isDeletedNext(other) ? undefined : (other.inflight ?? other.pending)?.fields['space'];
    if (other.table !== 'goals' || other === leaving || told === undefined || told === space) continue;
    const isBelow = [...aboveOnServer(other, replica), ...aboveAsTyped(other, replica)].includes(leaving);
    if (isBelow && !isStuck(other, replica)) return true;
  }
  return false;
}

/** All that a goal is below of as the person sees it, or as its upload on the way says. */
function aboveAsTyped(record: SyncRecord, replica: Replica): readonly SyncRecord[] {
  return chain(record, replica, (at) => [seenFields(at)['parent'], at.inflight?.fields['parent']]);
}

/** All that it is below of for the server. */
function aboveOnServer(record: SyncRecord, replica: Replica): readonly SyncRecord[] {
  return chain(record, replica, ({ base }) => [base?.['parent']]);
}

function chain(
  record: SyncRecord,
  replica: Replica,
  parentsOf: (record: SyncRecord) => readonly unknown[],
): readonly SyncRecord[] {
  const all = [record];
  // Grows while it is walked; a ring ends where it began.
  for (const at of all) {
    for (const id of parentsOf(at)) {
      const above = typeof id === 'string' ? replica.recordById('goals', id) : undefined;
      if (above && !all.includes(above)) all.push(above);
    }
  }
  return all.slice(1);
}
