import type { SpaceWire } from '@cairn/contract/spaces';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Refused with `space.left`, `space.deleted` or `space.unknown` if the user cannot open the space. */
export function readSpace(
  cairn: Pick<Cairn, 'environment'>,
  space: string,
): Promise<Outcome<SpaceWire, AskRefusal>> {
  return call(cairn.environment.wire, 'readSpace', { params: { id: space } });
}
