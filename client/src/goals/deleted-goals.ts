import type { DeletedGoal, RestoredGoal } from '@cairn/contract/goals';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn.ts';
import { ask } from '../wire/ask.ts';

/** The deleted goals that can be restored, newest first. They are not kept on the device, so this needs a network. */
export function listDeletedGoals(cairn: Cairn): Promise<Outcome<readonly DeletedGoal[], AskRefusal>> {
  return ask<readonly DeletedGoal[]>(cairn.environment.wire, { method: 'GET', path: '/api/deleted-goals/' });
}

/** Brings a deleted goal back with what was deleted with it. */
export async function restoreDeletedGoal(
  cairn: Cairn,
  id: string,
): Promise<Outcome<RestoredGoal, AskRefusal>> {
  const restored = await ask<RestoredGoal>(cairn.environment.wire, {
    method: 'POST',
    path: `/api/deleted-goals/${encodeURIComponent(id)}/restore/`,
  });
  cairn.wake();
  return restored;
}

/** Removes a deleted goal for good. */
export function purgeDeletedGoal(cairn: Cairn, id: string): Promise<Outcome<null, AskRefusal>> {
  return ask<null>(cairn.environment.wire, {
    method: 'DELETE',
    path: `/api/deleted-goals/${encodeURIComponent(id)}/`,
  });
}

/** Removes every deleted goal for good. */
export function purgeAllDeletedGoals(cairn: Cairn): Promise<Outcome<null, AskRefusal>> {
  return ask<null>(cairn.environment.wire, { method: 'DELETE', path: '/api/deleted-goals/all/' });
}
