import type { SpaceWire } from '@cairn/contract/spaces';
import type { SpaceFields, SpaceRow } from '@cairn/core/spaces/space';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Person } from '../context/person.ts';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { newId } from '../base/ids.ts';
import {
  memberSetting,
  memberSettingsPairs,
  membersInOrder,
  membershipText,
  spaceText,
} from '../space-access/space-text.ts';

/** Counting stops here, to bound the work. */
const maxNewEvents = 1_000;

/** Events by other people since the member last looked or joined. `core/src/events/news.ts` counts the same way. */
const newEventsCount = `(select count(*) from (
  select from events e where e.scope_id = me.scope_id and e.user_id <> me.user_id
    and e.created_at > greatest(${memberSetting('ms', 'eventsLastSeenDatetime')}, me.created_at)
  limit ${maxNewEvents}) news)`;

const select = statement<{ space: Omit<SpaceWire, 'level'> }>(`
  select ${spaceText('s')}::jsonb || jsonb_build_object(
    'memberships', (
      select jsonb_agg(${membershipText('m')}::jsonb order by ${membersInOrder('m')})
      from memberships m where m.scope_id = s.scope_id and m.deleted_at is null
    ),
    'myMembership', ${membershipText('me')}::jsonb || jsonb_build_object(
      'settings', json_build_object(${memberSettingsPairs('ms')}), 'newEventsCount', ${newEventsCount}),
    'settings', json_build_object('tags', coalesce(ss.tags, '[]'), 'showTags', coalesce(ss.show_tags, true))
  ) as space
  from memberships me
  join spaces s on s.scope_id = me.scope_id and s.id = me.scope_id
  left join space_settings ss on ss.scope_id = me.scope_id
  left join member_settings ms on ms.scope_id = me.user_id and ms.id = me.scope_id and ms.deleted_at is null
  where me.user_id = $1 and me.deleted_at is null and ($2::uuid is null or me.scope_id = $2)
  order by ${memberSetting('ms', 'sequenceNo')}, s.created_at, s.id`);

export async function spacesOf(
  db: Db,
  person: Person,
  spaceId: string | null = null,
): Promise<readonly SpaceWire[]> {
  const { goalsLimit, bucketGoalsLimit } = person.level;
  const level = { isPro: person.isPro, goalsLimit, bucketGoalsLimit };
  return (await db.rows(select, [person.id, spaceId])).map(({ space }) => ({ ...space, level }));
}

const selectRow = statement<{ row: SpaceRow }>(
  `select ${spaceText('s')}::json as row from spaces s where s.scope_id = $1`,
);

export async function spaceRow(db: Db, spaceId: string): Promise<SpaceRow> {
  const [found] = await db.rows(selectRow, [spaceId]);
  if (!found) throw new Error('A space has a membership and no row.');
  return found.row;
}

const selectCount = statement<{ count: number }>(
  'select count(*) as count from memberships where user_id = $1 and deleted_at is null',
);

export async function spacesCountOf(db: Db, personId: string): Promise<number> {
  const [row] = await db.rows(selectCount, [personId]);
  return row?.count ?? 0;
}

export interface NewSpace extends SpaceFields {
  readonly id: string;
  readonly ownerId: string;
}

const insert = statement(`
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as n (id uuid, "membershipId" uuid, "ownerId" uuid, name text, image text,
      emoji text, background text, color text, "enabledColumnIds" smallint[])
  ),
  new_scopes as (
    insert into scopes (id, kind, version) select id, 'space', 1 from given
  ),
  owners as (
    insert into memberships (scope_id, id, version, created_at, modified_at, user_id, role)
    select id, "membershipId", 1, $2, $2, "ownerId", 'OWNER' from given
  )
  insert into spaces (scope_id, id, version, created_at, modified_at, name, image, emoji, background, color,
    enabled_column_ids)
  select id, id, 1, $2, $2, name, image, emoji, background, color, "enabledColumnIds" from given`);

/** Also adds the spaces' owners, and scopes at version 1. */
export function addSpaces(tx: Tx, spaces: readonly NewSpace[], now: EpochMs): void {
  if (spaces.length === 0) return;
  const given = spaces.map((space) => ({ ...space, membershipId: newId(now) }));
  tx.send(insert, [JSON.stringify(given), new Date(now)]);
}

const update = statement(`
  update spaces set version = $2, rev = rev + 1, modified_at = $3, name = $4, image = $5, emoji = $6, background = $7,
    color = $8, enabled_column_ids = $9
  where scope_id = $1`);

export function writeSpace(tx: Tx, id: string, space: SpaceFields, version: number, at: Date): void {
  const { name, image, emoji, background, color, enabledColumnIds } = space;
  tx.send(update, [id, version, at, name, image, emoji, background, color, enabledColumnIds]);
}
