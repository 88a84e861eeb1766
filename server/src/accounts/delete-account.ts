import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../refusal.ts';
import { lockScopes } from '../writes/scope-rows.ts';
import type { House } from '../writes/write-context.ts';
import { knownPeople } from './known-people.ts';
import type { Person } from './person.ts';

/** What somebody types who means it (spec accounts §5). */
const confirmationText = 'DELETE FOREVER';

const selectSpaces = statement(
  'select scope_id as id from memberships where user_id = $1 and deleted_at is null',
);

/** Spaces where nobody else is: they go with their only member. */
const selectLonely = statement(`
  select m.scope_id as id from memberships m
  where m.user_id = $1 and m.deleted_at is null and not exists (
    select from memberships o where o.scope_id = m.scope_id and o.user_id <> $1 and o.deleted_at is null)`);

const leaveSpaces = statement(`
  update memberships m set deleted_at = $4, modified_at = $4, version = n.version, rev = rev + 1
  from unnest($2::uuid[], $3::bigint[]) as n (scope_id, version)
  where m.scope_id = n.scope_id and m.user_id = $1`);

const dropOf = (table: string, column: string) =>
  statement(`delete from ${table} where ${column} = any($1::uuid[])`);

/** In the order in which one refers to the other. */
const dropScopes = [
  dropOf('goal_note_changes', 'scope_id'),
  dropOf('events', 'scope_id'),
  dropOf('comments', 'scope_id'),
  dropOf('folder_goals', 'scope_id'),
  dropOf('goals', 'scope_id'),
  dropOf('recurrences', 'scope_id'),
  dropOf('buckets', 'scope_id'),
  dropOf('boards', 'scope_id'),
  dropOf('memberships', 'scope_id'),
  dropOf('space_settings', 'scope_id'),
  dropOf('spaces', 'scope_id'),
  dropOf('user_settings', 'scope_id'),
  dropOf('scopes', 'id'),
];

/** Those of goals that are or were there, and those of no goal; a job removes their bytes. */
const dropFilesOfSpaces = statement(`
  update files f set deleted_at = $2 where deleted_at is null and (
    (goal_id is null and scope_id = any($1::uuid[]))
    or goal_id in (select id from goals where scope_id = any($1::uuid[]) and moved_to is null))`);

const dropPublications = statement(`
  delete from publications where goal_id in (select id from goals where scope_id = any($1::uuid[]) and moved_to is null)`);

const dropKeys = statement('delete from idempotency_keys where user_id = $1');
const dropTokens = statement('delete from verifications where value = $1');
/** Sessions, sign-in methods and settings go with it. */
const dropUser = statement('delete from users where id = $1');

/** Deletes an account for good, with every space in which nobody else is; anything but the exact words does nothing. */
export async function deleteAccount(
  house: House,
  person: Person,
  confirmation: string,
): Promise<Outcome<null, Refusal>> {
  if (confirmation !== confirmationText) {
    return refused({ code: 'settings.confirmation', errors: { confirmation: `Type ${confirmationText}` } });
  }
  await dropAccountOf(house, person.id);
  return accepted(null);
}

/** Deletes a person's account, as they or the one who runs this Cairn want it. */
export async function dropAccountOf(house: House, personId: string): Promise<void> {
  const versions = await house.db.transact((tx) => dropAccount(tx, personId, new Date(house.now())));
  knownPeople(house.db.pool).forgetPerson(personId);
  for (const [scopeId, version] of versions) house.publish(scopeId, version);
}

async function dropAccount(tx: Db, id: string, at: Date): Promise<ReadonlyMap<string, number>> {
  const spaces = await tx.rows<{ id: string }>(selectSpaces, [id]);
  const versions = await lockScopes(tx, [id, ...spaces.map((space) => space.id)]);
  const lonely = (await tx.rows<{ id: string }>(selectLonely, [id])).map((space) => space.id);
  const shared = [...versions].filter(([scopeId]) => scopeId !== id && !lonely.includes(scopeId));
  await tx.rows(leaveSpaces, [
    id,
    shared.map(([scopeId]) => scopeId),
    shared.map(([, version]) => version),
    at,
  ]);
  await tx.rows(dropKeys, [id]);
  await tx.rows(dropTokens, [id]);
  await tx.rows(dropFilesOfSpaces, [[id, ...lonely], at]);
  await tx.rows(dropPublications, [[id, ...lonely]]);
  for (const drop of dropScopes) await tx.rows(drop, [[id, ...lonely]]);
  await tx.rows(dropUser, [id]);
  return new Map(shared);
}
