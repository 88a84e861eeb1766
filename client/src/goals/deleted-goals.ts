import type { ErrorBody } from '@cairn/contract/errors';
import type { DeletedGoal, RestoredGoal } from '@cairn/contract/goals';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Cairn } from '../cairn.ts';
import { NoAnswer } from '../wire/wire.ts';

/** Why a question to the server got no answer: no network, or what the server says. */
export type AskRefusal = { readonly code: 'network' } | { readonly code: string; readonly message: string };

/** The deleted goals that can be restored, newest first. They are not kept on the device, so this needs a network. */
export function listDeletedGoals(cairn: Cairn): Promise<Outcome<readonly DeletedGoal[], AskRefusal>> {
  return ask<readonly DeletedGoal[]>(cairn, 'GET', '/api/deleted-goals/');
}

/** Brings a deleted goal back with what was deleted with it. */
export async function restoreDeletedGoal(
  cairn: Cairn,
  id: string,
): Promise<Outcome<RestoredGoal, AskRefusal>> {
  const restored = await ask<RestoredGoal>(
    cairn,
    'POST',
    `/api/deleted-goals/${encodeURIComponent(id)}/restore/`,
  );
  cairn.wake();
  return restored;
}

/** Removes a deleted goal for good. */
export function purgeDeletedGoal(cairn: Cairn, id: string): Promise<Outcome<null, AskRefusal>> {
  return ask<null>(cairn, 'DELETE', `/api/deleted-goals/${encodeURIComponent(id)}/`);
}

/** Removes every deleted goal for good. */
export function purgeAllDeletedGoals(cairn: Cairn): Promise<Outcome<null, AskRefusal>> {
  return ask<null>(cairn, 'DELETE', '/api/deleted-goals/all/');
}

async function ask<Value>(
  cairn: Cairn,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
): Promise<Outcome<Value, AskRefusal>> {
  try {
    const { httpStatus, body } = await cairn.environment.wire.send({ method, path });
    if (httpStatus < 300) return accepted(body as Value);
    const { code = 'server.failed', message = '' } = (body ?? {}) as Partial<ErrorBody>;
    return refused({ code, message });
  } catch (failure) {
    if (failure instanceof NoAnswer) return refused({ code: 'network' });
    throw failure;
  }
}
