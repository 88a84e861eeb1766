import type { ClimbGoal } from '@cairn/core/climbs/climb-goal';
import { climbLocks, type ClimbLock } from '@cairn/core/climbs/climb-locks';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { EpochMs } from '@cairn/core/time/zones';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const selectSiblings = statement<{
  goal: ClimbGoal & { readonly subscription: string };
  zone: string | null;
}>(`
  select json_build_object('id', g.id, 'name', g.name, 'columnId', g.column_id,
      'dueDate', to_char(g.due_date, 'YYYY-MM-DD'), 'doneDate', to_char(g.done_date, 'YYYY-MM-DD'),
      'notesRev', g.notes_rev, 'climbStep', g.climb_step, 'subscription', g.climb_subscription_id) as goal,
    u.settings ->> 'timezone' as zone
  from climb_subscriptions s
  join goals g on g.climb_subscription_id = s.id and not g.climb_is_left and g.deleted_at is null
  left join user_settings u on u.scope_id = s.scope_id
  where s.id = any($1::uuid[]) and s.deleted_at is null`);

/**
 * Returns the locks of goals of climbs, by id, in the zone of the person who goes the climb. Other goals are left out.
 */
export async function climbLocksOf(
  db: Db,
  goals: readonly Pick<GoalRow, 'climbSubscription'>[],
  now: EpochMs,
): Promise<ReadonlyMap<string, ClimbLock>> {
  const ids = new Set(goals.flatMap(({ climbSubscription }) => climbSubscription ?? []));
  if (ids.size === 0) return new Map();
  const rows = await db.rows(selectSiblings, [[...ids]]);
  const byClimb = Map.groupBy(rows, ({ goal }) => goal.subscription);
  return new Map(
    [...byClimb.values()].flatMap((siblings) => [
      ...climbLocks(
        siblings.map(({ goal }) => goal),
        siblings[0]?.zone ?? 'UTC',
        now,
      ),
    ]),
  );
}

/** Sets the locks of answered goals. A locked goal cannot be edited. */
export async function withLocks<Goal extends GoalRow & { readonly canBeEdited: boolean }>(
  db: Db,
  goals: readonly Goal[],
  now: EpochMs,
): Promise<readonly Goal[]> {
  const locks = await climbLocksOf(db, goals, now);
  if (locks.size === 0) return goals;
  return goals.map((goal) => {
    const lock = locks.get(goal.id);
    return lock?.locked ? { ...goal, ...lock, canBeEdited: false } : goal;
  });
}
