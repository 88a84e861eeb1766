import type { DeletedSpace, SpaceWire } from '@cairn/contract/spaces';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Role } from '@cairn/core/spaces/roles';
import { spaceRestorableDays } from '@cairn/core/spaces/space';
import type { Person } from '../context/person.ts';
import { knownPeople } from '../accounts/known-people.ts';
import type { Db } from '../db/database.ts';
import { instantText } from '../db/instant-text.ts';
import { statement } from '../db/statement.ts';
import { isId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { readSpace } from './list-spaces.ts';

export const spaceRestorableMs = spaceRestorableDays * 86_400_000;

/** `image` is null because a deleted space has no members, and only members can see its picture. */
const selectDeleted = statement<DeletedSpace>(`
  select s.id, s.name, null as image, s.emoji, s.color, ${instantText('s.deleted_at')} as "deletedDatetime",
    ${instantText(`(s.deleted_at + make_interval(days => ${spaceRestorableDays}))`)} as "restorableUntilDatetime"
  from memberships m join spaces s on s.scope_id = m.scope_id and s.id = m.scope_id
  where m.user_id = $1 and m.ended_with_space and m.role = 'OWNER' and s.deleted_at > $2
  order by s.deleted_at desc, s.id`);

export function listDeletedSpaces(context: ServerContext, person: Person): Promise<readonly DeletedSpace[]> {
  return context.db.rows(selectDeleted, [person.id, new Date(context.now() - spaceRestorableMs)]);
}

const selectStanding = statement<FormerStanding>(`
  select m.role, m.deleted_at is null as "isMember", m.ended_with_space as "endedWithSpace",
    s.deleted_at is not null as "isDeleted", s.deleted_at <= $3 as "isTooLate"
  from memberships m join spaces s on s.scope_id = m.scope_id and s.id = m.scope_id
  where m.scope_id = $1 and m.user_id = $2`);

interface FormerStanding {
  readonly role: Role;
  readonly isMember: boolean;
  readonly endedWithSpace: boolean;
  readonly isDeleted: boolean;
  readonly isTooLate: boolean | null;
}

const putUp = statement<{ id: string }>(`
  with shown as (
    update boards b set hidden_at = null from spaces s
    where s.scope_id = $1 and b.scope_id = $1 and b.hidden_at = s.deleted_at
  ),
  back as (
    update memberships set deleted_at = null, ended_with_space = false, modified_at = $3, version = $2, rev = rev + 1
    where scope_id = $1 and ended_with_space returning user_id
  ),
  restored as (
    update spaces set deleted_at = null, deleted_by = null, modified_at = $3, version = $2, rev = rev + 1
    where scope_id = $1
  )
  select user_id as id from back`);

/** For former owners. */
export async function restoreSpace(
  context: ServerContext,
  writer: Writer,
  spaceId: string,
): Promise<Outcome<SpaceWire, Refusal>> {
  const { person } = writer;
  const standing = (db: Db) => formerStanding(context, db, spaceId, person.id);
  const early = restoringRefusal(context, await standing(context.db));
  if (early) return refused(early);
  const expected = { status: 200, thingId: spaceId };
  const written = await writeOnce<readonly string[]>(
    context,
    writer,
    [spaceId],
    expected,
    async (tx, versions) => {
      const found = await standing(tx);
      const refusal = restoringRefusal(context, found);
      if (refusal) return refused(refusal);
      if (!found?.isDeleted) return accepted({ ...expected, result: [] });
      const back = await tx.rows(putUp, [spaceId, versions.get(spaceId), new Date(context.now())]);
      return accepted({ ...expected, result: back.map(({ id }) => id) });
    },
  );
  if (!written.ok) return written;
  for (const id of written.value.result ?? []) knownPeople(context.db.pool).forgetPerson(id);
  return readSpace(context, person, spaceId);
}

async function formerStanding(
  { now }: ServerContext,
  db: Db,
  spaceId: string,
  personId: string,
): Promise<FormerStanding | null> {
  if (!isId(spaceId)) return null;
  const tooLate = new Date(now() - spaceRestorableMs);
  const [found] = await db.rows(selectStanding, [spaceId, personId, tooLate]);
  return found ?? null;
}

function restoringRefusal({ rules }: ServerContext, found: FormerStanding | null): Refusal | null {
  if (!found || found.isTooLate) return { code: 'space.unknown' };
  if (!found.isMember && !found.endedWithSpace)
    return { code: rules.spaceLeft ? 'space.left' : 'space.unknown' };
  return found.role === 'OWNER' ? null : { code: 'space.role' };
}
