import type { GoalWire } from '@cairn/contract/goals';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn.ts';
import { ask } from '../wire/ask.ts';

/** Whether one hears of what is said below a goal. Not kept on the device, so this needs a network. */
export async function readFollowing(cairn: Cairn, id: string): Promise<Outcome<boolean, AskRefusal>> {
  const goal = await ask<GoalWire>(cairn.environment.wire, {
    method: 'GET',
    path: `/api/goals-2/${encodeURIComponent(id)}/`,
  });
  return goal.ok ? accepted(goal.value.isFollowing) : goal;
}

/** Hears of a goal from now on, or no more. */
export function followGoal(cairn: Cairn, id: string, follows: boolean): Promise<Outcome<null, AskRefusal>> {
  return ask<null>(cairn.environment.wire, {
    method: follows ? 'POST' : 'DELETE',
    path: `/api/v2/goals-2/${encodeURIComponent(id)}/follow/`,
    idempotencyKey: cairn.environment.newId(),
  });
}
