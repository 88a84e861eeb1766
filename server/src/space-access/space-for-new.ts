import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { writableSpace } from './standing.ts';

export async function spaceForNew(
  context: ServerContext,
  person: Person,
  named: string | undefined,
): Promise<Outcome<string, Refusal>> {
  if (named !== undefined && named !== person.defaultSpaceId) return writableSpace(context, named, person.id);
  return person.defaultSpaceId === null
    ? refused({ code: 'space.unknown' })
    : accepted(person.defaultSpaceId);
}
