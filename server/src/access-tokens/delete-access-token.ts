import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { knownPeople } from '../accounts/known-people.ts';
import type { Person } from '../context/person.ts';
import { isId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { dropToken } from './token-rows.ts';

/** Takes effect immediately in every process. */
export async function deleteAccessToken(
  context: ServerContext,
  person: Person,
  id: string,
): Promise<Outcome<null, Refusal>> {
  if (!isId(id) || !(await dropToken(context.db, person.id, id))) return refused({ code: 'token.unknown' });
  knownPeople(context.db.pool).forgetPerson(person.id);
  return accepted(null);
}
