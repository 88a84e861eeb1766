import type { SpaceWire } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import { standingIn, standingRefusal } from '../space-access/standing.ts';
import type { ServerContext } from '../context/server-context.ts';
import { spacesOf } from './space-rows.ts';

export function listSpaces(context: ServerContext, person: Person): Promise<readonly SpaceWire[]> {
  return spacesOf(context.db, person);
}

export async function readSpace(
  context: ServerContext,
  person: Person,
  spaceId: string,
): Promise<Outcome<SpaceWire, Refusal>> {
  const refusal = standingRefusal(context, await standingIn(context.db, spaceId, person.id), 'space.unknown');
  if (refusal) return refused(refusal);
  const [space] = await spacesOf(context.db, person, spaceId);
  // The person has left since the check.
  return space ? accepted(space) : refused({ code: 'space.left' });
}
