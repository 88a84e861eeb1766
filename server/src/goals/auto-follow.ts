import type { EpochMs } from '@cairn/core/time/zones';
import { newlyMentioned } from '@cairn/core/comments/mentions';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { isMutedBy } from './watch-text.ts';
import { memberSetting } from '../space-access/space-text.ts';

export interface FollowedAct {
  readonly space: string;
  readonly goal: string;
  readonly personId: string;
  readonly act: 'created' | 'commented' | 'edited';
  readonly assignee?: string | null;
  /** Ids or codes of newly mentioned people. */
  readonly mentioned?: readonly string[];
}

const setting = (field: Parameters<typeof memberSetting>[1]) => memberSetting('ms', field);

/**
 * SQL for whether a space has other members. A person alone in a space follows nothing until {@link followOwnGoals}.
 */
export const hasOthers = (space: string, personId: string) => `exists (
  select from memberships o where o.scope_id = ${space} and o.user_id <> ${personId} and o.deleted_at is null)`;
const isShared = (m: string) => hasOthers(`${m}.scope_id`, `${m}.user_id`);

/** @param goals SQL with `g.scope_id`, `g.id` and `g.made_at` */
export const followNewGoals = (goals: string, maker: string) => `
  insert into follows (user_id, goal_id, created_at, reason)
  select m.user_id, g.id, g.made_at, case when m.user_id = ${maker} then 'created' end from ${goals}
  join memberships m on m.scope_id = g.scope_id and m.deleted_at is null
  left join member_settings ms on ms.scope_id = m.user_id and ms.id = m.scope_id and ms.deleted_at is null
  where ${isShared('m')} and (${setting('followGoalsCreatedByAnybody')}
    or (m.user_id = ${maker} and ${setting('followGoalsCreatedByMe')}))
  on conflict do nothing`;

const seriesOfGoal = '(select g.recurrence_id from goals g where g.scope_id = a.space and g.id = a.goal)';

/** Nobody follows a goal automatically that they have muted. */
const follow = statement<{ personId: string; goal: string }>(`
  insert into follows (user_id, goal_id, created_at, reason)
  select distinct on (m.user_id, a.goal) m.user_id, a.goal, $2::timestamptz, case
    when a.act = 'created' and m.user_id = a."personId" then 'created'
    when a.assignee = u.code then 'assigned'
    when a.mentioned ? u.code or a.mentioned ? u.id::text then 'mentioned'
    when a.act = 'commented' and m.user_id = a."personId" then 'commented' end
  from jsonb_to_recordset($1::jsonb) as a (space uuid, goal uuid, "personId" uuid, act text, assignee text, mentioned jsonb)
  join memberships m on m.scope_id = a.space and m.deleted_at is null
  join users u on u.id = m.user_id
  left join member_settings ms on ms.scope_id = m.user_id and ms.id = m.scope_id and ms.deleted_at is null
  where ${isShared('m')} and (
    (a.act = 'created' and ${setting('followGoalsCreatedByAnybody')})
    or (a.act = 'created' and m.user_id = a."personId" and ${setting('followGoalsCreatedByMe')})
    or (a.act = 'commented' and m.user_id = a."personId" and ${setting('followGoalsCommentedByMe')})
    or (a.assignee = u.code and ${setting('followGoalsAssignedToMe')})
    or ((a.mentioned ? u.code or a.mentioned ? u.id::text) and ${setting('followMentions')})
  ) and not ${isMutedBy('m.user_id', 'a.goal', seriesOfGoal)}
  on conflict do nothing returning user_id as "personId", goal_id as goal`);

const values = (acts: readonly FollowedAct[], now: EpochMs) => [JSON.stringify(acts), new Date(now)];

export function followByThemselves(tx: Tx, acts: readonly FollowedAct[], now: EpochMs): void {
  const telling = acts.filter(
    ({ act, assignee, mentioned }) => act !== 'edited' || assignee || (mentioned ?? []).length > 0,
  );
  if (telling.length > 0) tx.send(follow, values(telling, now));
}

export async function followedByMaker(
  tx: Tx,
  acts: readonly FollowedAct[],
  now: EpochMs,
): Promise<ReadonlySet<string>> {
  if (acts.length === 0) return new Set();
  const makers = new Set(acts.map(({ personId }) => personId));
  const followed = await tx.rows(follow, values(acts, now));
  return new Set(followed.flatMap(({ personId, goal }) => (makers.has(personId) ? [goal] : [])));
}

export function createdAct(goal: GoalRow, personId: string): FollowedAct {
  const { id, space, assignee, richThoughts } = goal;
  return {
    space,
    goal: id,
    personId,
    act: 'created',
    assignee,
    mentioned: newlyMentioned(null, richThoughts),
  };
}

/** Only a new assignee or mention can add followers. */
export function editedAct(before: GoalRow, after: GoalRow, personId: string): FollowedAct {
  return {
    space: after.space,
    goal: after.id,
    personId,
    act: 'edited',
    assignee: after.assignee === before.assignee ? null : after.assignee,
    mentioned:
      after.notesRev === before.notesRev ? [] : newlyMentioned(before.richThoughts, after.richThoughts),
  };
}

const followOwn = statement(`
  insert into follows (user_id, goal_id, created_at, reason)
  select m.user_id, g.id, $2, 'created' from memberships m
  join users u on u.id = m.user_id
  left join member_settings ms on ms.scope_id = m.user_id and ms.id = m.scope_id and ms.deleted_at is null
  join goals g on g.scope_id = m.scope_id and g.created_by = u.code and g.deleted_at is null and g.done_date is null
    and g.type is null
  where m.scope_id = $1 and m.deleted_at is null and not ${isShared('m')} and ${setting('followGoalsCreatedByMe')}
    and not ${isMutedBy('m.user_id', 'g.id', 'g.recurrence_id')}
  on conflict do nothing`);

/** Call before a second person joins a space: the first person then follows their own open goals. */
export function followOwnGoals(tx: Tx, spaceId: string, now: EpochMs): void {
  tx.send(followOwn, [spaceId, new Date(now)]);
}
