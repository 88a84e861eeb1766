import type { DeletedClimb } from '@cairn/contract/climbs';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Returns the user's own deleted climbs, newest first. Needs the network. */
export function listDeletedClimbs(cairn: Cairn): Promise<Outcome<readonly DeletedClimb[], AskRefusal>> {
  return call(cairn.environment.wire, 'listDeletedClimbs');
}

/** Restores a climb as a draft. */
export async function restoreDeletedClimb(cairn: Cairn, id: string): Promise<Outcome<unknown, AskRefusal>> {
  const restored = await call(cairn.environment.wire, 'restoreClimb', { params: { code: id } });
  cairn.wake();
  return restored;
}
