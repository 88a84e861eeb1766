import type { DeletedSpace } from '@cairn/contract/spaces';
import type { SpaceFields } from '@cairn/core/spaces/space';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { arrival } from '../cairn/arrival.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';
import { refOf } from '../store/account-store.ts';

/*
 * Creating and deleting spaces needs the network, because only the server decides membership: it could refuse
 * the space after offline work.
 */

/**
 * Resolves when the space is on this device.
 *
 * @param key the idempotency key, equal for all tries
 */
export async function createSpace(
  cairn: Cairn,
  fields: Partial<SpaceFields> & Pick<SpaceFields, 'name'>,
  key: string,
): Promise<Outcome<string, AskRefusal>> {
  const made = await call(cairn.environment.wire, 'createSpace', {
    body: fields,
    idempotencyKey: key,
  });
  if (!made.ok) return made;
  await spaceArrived(cairn, made.value.id);
  return accepted(made.value.id);
}

/** Copies a space; for owners. Resolves when the copy is on this device. */
export async function cloneSpace(
  cairn: Cairn,
  space: string,
  key: string,
): Promise<Outcome<string, AskRefusal>> {
  const made = await call(cairn.environment.wire, 'cloneSpace', {
    params: { id: space },
    idempotencyKey: key,
  });
  return made.ok ? accepted(made.value.id) : made;
}

/** Deletes a space; for owners. All members lose the space. */
export async function deleteSpace(cairn: Cairn, space: string): Promise<Outcome<null, AskRefusal>> {
  const deleted = await call(cairn.environment.wire, 'deleteSpace', {
    params: { id: space },
    idempotencyKey: cairn.environment.newId(),
  });
  cairn.wake();
  return deleted;
}

export function readDeletedSpaces(cairn: Cairn): Promise<Outcome<readonly DeletedSpace[], AskRefusal>> {
  return call(cairn.environment.wire, 'listDeletedSpaces');
}

export async function restoreSpace(cairn: Cairn, space: string): Promise<Outcome<null, AskRefusal>> {
  const back = await call(cairn.environment.wire, 'restoreSpace', {
    params: { id: space },
    idempotencyKey: cairn.environment.newId(),
  });
  if (!back.ok) return back;
  await spaceArrived(cairn, space);
  return accepted(null);
}

export function spaceArrived(cairn: Cairn, space: string): Promise<void> {
  return arrival(cairn, 'spaces', () => cairn.replica.record(refOf('spaces', space)) !== undefined);
}
