import { isWritingRole } from '../space-access/writing-role.ts';
import { untouchedSpace } from '@cairn/core/spaces/space';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { addEvents, type NewEvent } from '../events/event-rows.ts';
import { newId } from '../base/ids.ts';
import { ownSpaceName } from '../accounts/own-space-name.ts';
import { addSpaces } from './space-rows.ts';

const lock = statement('select from users where id = any($1::uuid[]) order by id for no key update');

/** Call before memberships end. Two simultaneous deletions could otherwise take a person's last two spaces. */
export async function lockPeople(tx: Db, personIds: readonly string[]): Promise<void> {
  await tx.rows(lock, [personIds]);
}

const moveDefaults = statement<{ id: string; locale: string }>(`
  with homeless as materialized (
    select u.id, coalesce(us.settings ->> 'locale', '') as locale, (
      select m.scope_id from memberships m where m.user_id = u.id and m.deleted_at is null and ${isWritingRole('m.role')}
      order by m.role <> 'OWNER', m.created_at, m.id limit 1
    ) as other
    from users u join user_settings us on us.scope_id = u.id and us.id = u.id
    where u.id = any($1::uuid[]) and u.default_space_id = $2
  ),
  moved as (
    update users u set default_space_id = h.other, updated_at = $3 from homeless h where u.id = h.id and h.other is not null
  )
  select id, locale from homeless where other is null`);

const setDefaults = statement(`
  update users u set default_space_id = n.space, updated_at = $3
  from unnest($1::uuid[], $2::uuid[]) as n (id, space) where u.id = n.id`);

/** Call after memberships end or become those of viewers. People without any space to write in get a new one. */
export async function rehome(
  tx: Tx,
  personIds: readonly string[],
  leftSpaceId: string,
  now: EpochMs,
): Promise<void> {
  const at = new Date(now);
  const homeless = await tx.rows(moveDefaults, [personIds, leftSpaceId, at]);
  if (homeless.length === 0) return;
  const spaces = homeless.map(({ id: ownerId, locale }) => ({
    ...untouchedSpace,
    id: newId(now),
    ownerId,
    name: ownSpaceName(locale),
  }));
  addSpaces(tx, spaces, now);
  tx.send(setDefaults, [spaces.map(({ ownerId }) => ownerId), spaces.map(({ id }) => id), at]);
  addEvents(
    tx,
    spaces.flatMap(({ id: spaceId, ownerId: personId }): NewEvent[] => [
      { type: 'SPACE_CREATED', spaceId, personId },
      { type: 'MEMBERSHIP_CREATED', spaceId, personId, otherUserId: personId },
    ]),
    now,
  );
}
