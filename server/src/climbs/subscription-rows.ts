import type { ClimbGoal } from '@cairn/core/climbs/climb-goal';
import type { ClimbSubscriptionRow } from '@cairn/core/climbs/climb';
import type { GoalRow } from '@cairn/core/goals/goal';
import { isId } from '../base/ids.ts';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isWritingRole } from '../space-access/writing-role.ts';
import { climbSubscriptionText } from './climb-json.ts';
import { isRunningSql } from './public-climb-rows.ts';

export interface StoredSubscription {
  readonly row: ClimbSubscriptionRow;
  readonly climbId: string;
  readonly deletedAt: Date | null;
}

const columns = `${climbSubscriptionText('s')}::json as row, s.climb_id as "climbId", s.deleted_at as "deletedAt"`;

const selectOne = statement<StoredSubscription>(`
  select ${columns} from climb_subscriptions s where s.scope_id = $1 and s.id = $2`);

/** Also finds a climb that was left. */
export async function findSubscription(
  db: Db,
  personId: string,
  id: string,
): Promise<StoredSubscription | null> {
  if (!isId(id)) return null;
  const [found] = await db.rows(selectOne, [personId, id]);
  return found ?? null;
}

const selectAll = statement<StoredSubscription>(`
  select ${columns} from climb_subscriptions s
  join memberships m on m.scope_id = s.space_id and m.user_id = s.scope_id and m.deleted_at is null
  where s.scope_id = $1 and s.deleted_at is null order by s.created_at desc, s.id`);

export function subscriptionsOf(db: Db, personId: string): Promise<readonly StoredSubscription[]> {
  return db.rows(selectAll, [personId]);
}

const selectRunning = statement<{ climbId: string }>(`
  select s.climb_id as "climbId" from climb_subscriptions s where s.scope_id = $1 and ${isRunningSql('s')}`);

/** Returns the climbs that a person is on. Finished ones are left out. */
export async function runningClimbs(db: Db, personId: string): Promise<readonly string[]> {
  return (await db.rows(selectRunning, [personId])).map(({ climbId }) => climbId);
}

/** A goal of a climb with its row. */
export type StoredClimbGoal = GoalRow & ClimbGoal & { readonly climbSubscription: string };

const selectGoals = statement<{ row: StoredClimbGoal }>(`
  select (g.wire || '}')::json as row from goals g
  where g.climb_subscription_id = any($1::uuid[]) and not g.climb_is_left and g.deleted_at is null
    and g.scope_id in (select m.scope_id from memberships m where m.user_id = $2 and m.deleted_at is null)`);

/** Returns the goals of climbs that a person sees. */
export async function climbGoals(
  db: Db,
  personId: string,
  subscriptions: readonly string[],
): Promise<readonly StoredClimbGoal[]> {
  return (await db.rows(selectGoals, [subscriptions, personId])).map(({ row }) => row);
}

const selectScopes = statement<{ id: string }>(`
  select distinct g.scope_id as id from goals g
  join memberships m on m.scope_id = g.scope_id and m.user_id = $2 and m.deleted_at is null and ${isWritingRole('m.role')}
  where g.climb_subscription_id = $1 and g.moved_to is null`);

/** Returns the spaces of a climb's goals in which the person may write. */
export async function spacesOfClimb(db: Db, personId: string, id: string): Promise<readonly string[]> {
  return (await db.rows(selectScopes, [id, personId])).map((scope) => scope.id);
}

const insert = statement(`
  insert into climb_subscriptions (scope_id, id, version, created_at, modified_at, climb_id, space_id, climb, in_order,
    start_date, steps, climb_version)
  select $2, n.id, n.version, n."createdDatetime", n."modifiedDatetime", $3, n.space, n.climb, n."inOrder", $4::date,
    n.steps, n."climbVersion"
  from json_to_record($1::json) as n (id uuid, version bigint, "createdDatetime" timestamptz,
    "modifiedDatetime" timestamptz, space uuid, climb json, "inOrder" boolean, steps json, "climbVersion" integer)`);

export function addSubscription(
  tx: Tx,
  personId: string,
  climbId: string,
  subscription: ClimbSubscriptionRow,
): void {
  tx.send(insert, [JSON.stringify(subscription), personId, climbId, subscription.settings.startDate]);
}

const update = statement(`
  update climb_subscriptions s set version = n.version, rev = n.rev, modified_at = n."modifiedDatetime",
    deleted_at = null, climb = n.climb, start_date = $3::date, restart = nullif(n.restart::text, 'null')::json,
    steps = n.steps, settled = n.settled, climb_version = n."climbVersion"
  from json_to_record($1::json) as n (id uuid, version bigint, rev integer, "modifiedDatetime" timestamptz, climb json,
    restart json, steps json, settled jsonb, "climbVersion" integer)
  where s.scope_id = $2 and s.id = n.id`);

/** Also restores a climb that was left. */
export function writeSubscription(tx: Tx, personId: string, subscription: ClimbSubscriptionRow): void {
  tx.send(update, [JSON.stringify(subscription), personId, subscription.settings.startDate]);
}

const drop = statement(`
  update climb_subscriptions set deleted_at = $3, modified_at = $3, version = $4, rev = rev + 1
  where scope_id = $1 and id = $2`);

export function dropSubscription(tx: Tx, personId: string, id: string, at: Date, version: number): void {
  tx.send(drop, [personId, id, at, version]);
}
