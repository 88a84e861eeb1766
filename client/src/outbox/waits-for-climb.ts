import { isDeletedNext } from '@cairn/core/sync/next-kind';
import { isParked, isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import { syncEngineVersion } from '@cairn/core/sync/retry';
import { sentBeforeClimb } from '../replica/climb-effect.ts';
import { climbOf } from '../replica/climb-goals.ts';
import type { Replica } from '../replica/replica.ts';

/**
 * A moved start and a restart change goals on the server, and lock some. So older edits of the goals are sent before
 * them, and later edits after them. A climb is left after the edits of its goals, because done goals stay.
 */
export function waitsForClimb(goal: SyncRecord<'goals'>, replica: Replica): boolean {
  const climb = climbOf(goal);
  if (climb === null || goal.inflight !== null) return false;
  const subscription = replica.recordById('climb_subscriptions', climb);
  if (!subscription || !isSentSoon(subscription) || isDeletedNext(subscription)) return false;
  return subscription.inflight !== null || !sentBeforeClimb(subscription).includes(goal.key);
}

export function waitsForClimbGoals(record: SyncRecord<'climb_subscriptions'>, replica: Replica): boolean {
  if (record.inflight !== null) return false;
  const before = isDeletedNext(record) ? replica.climbs.keysOf(record.key) : sentBeforeClimb(record);
  return [...before].some((key) => {
    const goal = replica.record({ table: 'goals', key });
    return goal !== undefined && isSentSoon(goal);
  });
}

function isSentSoon(record: SyncRecord): boolean {
  return isUnsent(record) && !isParked(record, syncEngineVersion);
}
