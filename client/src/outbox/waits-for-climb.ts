import { isDeletedNext } from '@cairn/core/sync/next-kind';
import { type Fields, isParked, isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { olderAndNewer, sentBeforeClimb } from '../replica/climb-effect.ts';
import { climbOf } from '../replica/climb-goals.ts';
import type { Replica } from '../replica/replica.ts';

/**
 * A moved start and a restart change goals on the server, and lock some. So older edits of the goals are sent before
 * them, and later edits after them. A climb is left after the edits of its goals, because done goals stay.
 */
export function waitsForClimb(goal: SyncRecord<'goals'>, replica: Replica): boolean {
  const subscription = editedClimbOf(goal, replica);
  if (goal.inflight !== null || !subscription) return false;
  return subscription.inflight !== null || !isSentBefore(goal, sentBeforeClimb(subscription)[goal.key]);
}

export function waitsForClimbGoals(record: SyncRecord<'climb_subscriptions'>, replica: Replica): boolean {
  if (record.inflight !== null) return false;
  const before = sentBeforeClimb(record);
  const isLeft = isDeletedNext(record);
  return [...(isLeft ? replica.climbs.keysOf(record.key) : Object.keys(before))].some((key) => {
    const goal = replica.record({ table: 'goals', key });
    if (goal === undefined || !isSentSoon(goal)) return false;
    return isLeft || goal.inflight !== null || isSentBefore(goal, before[key]);
  });
}

/** Splits the fields of a goal into those that are sent before the next edit of its climb, and newer ones. */
export function partBeforeClimb(
  fields: Fields,
  goal: SyncRecord<'goals'>,
  replica: Replica,
): readonly [now: Fields, later: Fields] | null {
  const subscription = editedClimbOf(goal, replica);
  const before = subscription && sentBeforeClimb(subscription)[goal.key];
  if (!before) return null;
  const [older, newer] = olderAndNewer(fields, before);
  return Object.keys(newer).length === 0 ? null : [older, newer];
}

/** Returns the climb of a goal if its next edit is sent soon. */
function editedClimbOf(goal: SyncRecord<'goals'>, replica: Replica) {
  const climb = climbOf(goal);
  const record = climb === null ? undefined : replica.recordById('climb_subscriptions', climb);
  return record && isSentSoon(record) && !isDeletedNext(record) ? record : null;
}

function isSentBefore({ pending }: SyncRecord<'goals'>, before: Fields | undefined): boolean {
  if (!before) return false;
  if (!pending || pending.notes !== null) return true;
  return Object.keys(olderAndNewer(pending.fields, before)[0]).length > 0;
}

function isSentSoon(record: SyncRecord): boolean {
  return isUnsent(record) && !isParked(record, syncEngineVersion);
}
