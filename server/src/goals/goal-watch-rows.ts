import type { FollowReason, GoalWatchRow, Watch } from '@cairn/core/goals/watch';
import type { Db, Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { goalWatchText, isFollowedBy, isMutedBy, seriesLine } from './watch-text.ts';

/** A goal, and the series that its choices are for. */
export interface WatchedGoal {
  readonly goal: string;
  readonly series: string | null;
}

const selectRow = statement<{ row: GoalWatchRow }>(`
  select ${goalWatchText('w')}::json as row from goal_watches w
  where w.scope_id = $1 and w.id = $2 and w.deleted_at is null`);

export async function goalWatchOf(db: Db, personId: string, id: string): Promise<GoalWatchRow | null> {
  const [found] = await db.rows(selectRow, [personId, id]);
  return found?.row ?? null;
}

const write = statement(`
  insert into goal_watches (scope_id, id, version, created_at, modified_at, is_series, watch)
  values ($1, $2, $3, $4, $4, $5, $6)
  on conflict (scope_id, id) do update
  set version = $3, rev = goal_watches.rev + 1, modified_at = $4, deleted_at = null, watch = $6`);

const follow = statement(`
  insert into follows (user_id, goal_id, created_at, reason) values ($1, $2, $3, 'chosen') on conflict do nothing`);

const unfollow = statement(`
  with line as materialized (select id from ${seriesLine('$3::uuid')} older)
  delete from follows where user_id = $1 and (
    goal_id = $2 or goal_id in (select id from line)
    or goal_id in (select id from goals where recurrence_id = any(array(select id from line))))`);

/** @param version of the person's scope, which must be locked */
export function writeGoalWatch(
  tx: Tx,
  personId: string,
  { goal, series }: WatchedGoal,
  watch: Watch,
  version: number,
  at: Date,
): void {
  const id = series ?? goal;
  tx.send(write, [personId, id, version, at, series !== null, watch]);
  if (watch === 'following') tx.send(follow, [personId, id, at]);
  else tx.send(unfollow, [personId, goal, series]);
}

const selectState = statement<{ isFollowing: boolean; isMuted: boolean }>(`
  select ${isFollowedBy('$1', '$2::uuid', '$3::uuid')} as "isFollowing",
    ${isMutedBy('$1', '$2::uuid', '$3::uuid')} as "isMuted"`);

export async function watchState(
  db: Db,
  personId: string,
  { goal, series }: WatchedGoal,
): Promise<{ readonly isFollowing: boolean; readonly isMuted: boolean }> {
  const [state] = await db.rows(selectState, [personId, goal, series]);
  return state ?? { isFollowing: false, isMuted: false };
}

const selectSeriesStates = statement<{ id: string; isFollowing: boolean; isMuted: boolean }>(`
  select s.id, ${isFollowedBy('$1', 's.id', 's.id')} as "isFollowing", ${isMutedBy('$1', 's.id', 's.id')} as "isMuted"
  from unnest($2::uuid[]) as s (id)`);

export async function seriesWatchStates(
  db: Db,
  personId: string,
  series: readonly string[],
): Promise<ReadonlyMap<string, { readonly isFollowing: boolean; readonly isMuted: boolean }>> {
  const states = await db.rows(selectSeriesStates, [personId, series]);
  return new Map(states.map(({ id, isFollowing, isMuted }) => [id, { isFollowing, isMuted }]));
}

const selectMuted = statement<{ id: string }>(`
  select p.id from unnest($2::uuid[]) as p (id)
  join goals g on g.id = $1 and g.moved_to is null
  where ${isMutedBy('p.id', 'g.id', 'g.recurrence_id')}`);

/** Returns those of the people who have muted the goal or its series. Never tell others of the result. */
export async function mutedAmong(
  db: Db,
  goalId: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (personIds.length === 0) return new Set();
  return new Set((await db.rows(selectMuted, [goalId, personIds])).map(({ id }) => id));
}

const selectFollowers = statement<{ userId: string; reason: FollowReason | null }>(`
  select "userId", reason from (
    select distinct on (m.user_id) m.user_id as "userId", f.reason, f.created_at
    from memberships m join follows f on f.user_id = m.user_id
      and f.goal_id in (select $2::uuid union all select id from ${seriesLine('$3::uuid')} older)
    where m.scope_id = $1 and m.deleted_at is null
    order by m.user_id, f.created_at
  ) each_member order by created_at, "userId"`);

export function followersOf(
  db: Db,
  space: string,
  { goal, series }: WatchedGoal,
): Promise<readonly { readonly userId: string; readonly reason: FollowReason | null }[]> {
  return db.rows(selectFollowers, [space, goal, series]);
}
