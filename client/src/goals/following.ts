import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Needs the network. */
export async function readFollowing(cairn: Cairn, id: string): Promise<Outcome<boolean, AskRefusal>> {
  const goal = await call(cairn.environment.wire, 'readGoal', { params: { id } });
  // Visitors cannot follow.
  return goal.ok ? accepted('isFollowing' in goal.value && goal.value.isFollowing) : goal;
}

export function followGoal(cairn: Cairn, id: string, follows: boolean): Promise<Outcome<null, AskRefusal>> {
  const idempotencyKey = cairn.environment.newId();
  return call(cairn.environment.wire, follows ? 'followGoal' : 'unfollowGoal', {
    params: { id },
    idempotencyKey,
  });
}
