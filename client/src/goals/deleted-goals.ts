import type { DeletedGoal, RestoredGoal } from '@cairn/contract/goals';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Returns deleted goals, newest first. Needs the network. */
export function listDeletedGoals(cairn: Cairn): Promise<Outcome<readonly DeletedGoal[], AskRefusal>> {
  return call(cairn.environment.wire, 'listDeletedGoals');
}

export async function restoreDeletedGoal(
  cairn: Cairn,
  id: string,
): Promise<Outcome<RestoredGoal, AskRefusal>> {
  const restored = await call(cairn.environment.wire, 'restoreGoal', { params: { id } });
  cairn.wake();
  return restored;
}

export function purgeDeletedGoal(cairn: Cairn, id: string): Promise<Outcome<null, AskRefusal>> {
  return call(cairn.environment.wire, 'purgeGoal', { params: { id } });
}

export function purgeAllDeletedGoals(cairn: Cairn): Promise<Outcome<null, AskRefusal>> {
  return call(cairn.environment.wire, 'purgeAllGoals');
}
