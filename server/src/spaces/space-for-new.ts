import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../accounts/person.ts';
import type { Refusal } from '../refusal.ts';
import type { House } from '../writes/write-context.ts';
import { namedSpace } from '../writes/standing.ts';

/** The space in which something new is made: the one that is named, or the writer's own. */
export async function spaceForNew(
  house: House,
  person: Person,
  named: string | undefined,
): Promise<Outcome<string, Refusal>> {
  if (named !== undefined && named !== person.defaultSpaceId) return namedSpace(house, named, person.id);
  return person.defaultSpaceId === null
    ? refused({ code: 'space.unknown' })
    : accepted(person.defaultSpaceId);
}
