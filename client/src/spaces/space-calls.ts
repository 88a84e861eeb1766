import type { DeletedSpace } from '@cairn/contract/spaces';
import type { SpaceFields } from '@cairn/core/spaces/space';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';
import { refOf } from '../store/account-store.ts';

/*
 * What makes and ends spaces is asked of the server at once: who belongs to one is for it alone to say, and nobody shall
 * write for a week into a space that turns out not to be.
 */

/**
 * Makes a space and waits until this device has it.
 *
 * @param key the same for the same wish: a space is made once, however often it is asked for
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

/** Copies a space, as an owner; answers the copy, once this device has it. */
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

/** Deletes a space for everybody, as an owner. */
export async function deleteSpace(cairn: Cairn, space: string): Promise<Outcome<null, AskRefusal>> {
  const gone = await call(cairn.environment.wire, 'deleteSpace', {
    params: { id: space },
    idempotencyKey: cairn.environment.newId(),
  });
  cairn.wake();
  return gone;
}

/** The deleted spaces that one can bring back. */
export function readDeletedSpaces(cairn: Cairn): Promise<Outcome<readonly DeletedSpace[], AskRefusal>> {
  return call(cairn.environment.wire, 'listDeletedSpaces');
}

/** Brings a deleted space back, with everybody who belonged to it. */
export async function restoreSpace(cairn: Cairn, space: string): Promise<Outcome<null, AskRefusal>> {
  const back = await call(cairn.environment.wire, 'restoreSpace', {
    params: { id: space },
    idempotencyKey: cairn.environment.newId(),
  });
  if (!back.ok) return back;
  await spaceArrived(cairn, space);
  return accepted(null);
}

/** When a space that the server knows is on this device too; at once where it is. */
export function spaceArrived(cairn: Cairn, space: string): Promise<void> {
  const isHere = () => cairn.replica.record(refOf('spaces', space)) !== undefined;
  return new Promise((resolve) => {
    if (isHere()) return resolve();
    const stop = cairn.replica.watch('table/spaces', () => {
      if (!isHere()) return;
      stop();
      resolve();
    });
    cairn.wake();
  });
}
