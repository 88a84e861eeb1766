import type { DeletedClimb, MyClimb } from '@cairn/contract/climbs';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import { climbsOf, deletedClimbsOf, findClimb, wholeClimb } from './my-climb-rows.ts';

/** Empty for a token that is limited to some spaces. */
export async function listMyClimbs(
  context: ServerContext,
  person: Person,
  origin: string,
): Promise<readonly MyClimb[]> {
  return person.reach === null ? climbsOf(context.db, person.id, origin, context.now()) : [];
}

/** Empty for a token that is limited to some spaces. */
export async function listDeletedClimbs(
  context: ServerContext,
  person: Person,
): Promise<readonly DeletedClimb[]> {
  return person.reach === null ? deletedClimbsOf(context.db, person.id) : [];
}

export async function readMyClimb(
  context: ServerContext,
  person: Person,
  origin: string,
  ref: string,
): Promise<Outcome<MyClimb, Refusal>> {
  const found = person.reach === null ? await findClimb(context.db, person.id, ref) : null;
  if (!found || found.isPurged) return refused({ code: 'climb.unknown' });
  if (found.isDeleted) return refused({ code: 'climb.deleted' });
  const climb = await wholeClimb(context.db, person.id, origin, context.now(), found.row.id);
  return climb ? accepted(climb) : refused({ code: 'climb.unknown' });
}
