import type { GoalRow } from '@cairn/core/goals/goal';
import { searchable } from '@cairn/core/names/search';
import { notesText } from '@cairn/core/notes/delta';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const updateAll = statement(`
  update goals g set name = n.name, rich_thoughts = nullif(n."richThoughts"::text, 'null')::jsonb,
    notes_rev = n."notesRev", column_id = n."columnId", due_date = n."dueDate", done_date = n."doneDate",
    datetime_fr = n."datetimeFr", datetime_to = n."datetimeTo", climb_step = n."climbStep", stamps = n.stamps,
    version = n.version, rev = n.rev, modified_at = n."modifiedDatetime", search_text = n.text
  from json_to_recordset($1::json) as n (id uuid, space uuid, name text, "richThoughts" json, "notesRev" integer,
    "columnId" smallint, "dueDate" date, "doneDate" date, "datetimeFr" timestamptz, "datetimeTo" timestamptz,
    "climbStep" json, stamps jsonb, version bigint, rev integer, "modifiedDatetime" timestamptz, text text)
  where g.scope_id = n.space and g.id = n.id`);

/** A job finds the words of changed texts. */
export function writeClimbGoals(tx: Tx, goals: readonly GoalRow[]): void {
  if (goals.length === 0) return;
  const rows = goals.map((goal) => ({
    ...goal,
    text: searchable(`${goal.name}\n${notesText(goal.richThoughts)}`),
  }));
  tx.send(updateAll, [JSON.stringify(rows)]);
}

/**
 * Each given goal becomes an entry of the deleted goals, with the goals below it. A goal of the same climb below it
 * stays, or is an entry of its own.
 */
const deleteTrees = statement(`
  with recursive given as (
    select g.scope_id, g.id from goals g
    where g.climb_subscription_id = $1 and g.id = any($2::uuid[]) and g.deleted_at is null
  ),
  tree (scope_id, id, root) as (
    select scope_id, id, id from given
    union
    select c.scope_id, c.id, tree.root from tree
    join goals c on c.scope_id = tree.scope_id and c.parent_id = tree.id and c.deleted_at is null
      and c.climb_subscription_id is distinct from $1
  ),
  scopes_now as (select * from unnest($3::uuid[], $4::bigint[]) as v (scope_id, version)),
  hushed as (
    update comments c set deleted_at = $5, deleted_with = tree.root, version = v.version, rev = c.rev + 1
    from tree join scopes_now v on v.scope_id = tree.scope_id
    where c.scope_id = tree.scope_id and c.goal_id = tree.id and c.deleted_at is null
  )
  update goals g set deleted_at = $5, deleted_with = tree.root, deleted_by = $6, modified_at = $5,
    version = v.version, rev = g.rev + 1
  from tree join scopes_now v on v.scope_id = tree.scope_id
  where g.scope_id = tree.scope_id and g.id = tree.id`);

interface Deletion {
  readonly subscription: string;
  readonly versions: ReadonlyMap<string, number>;
  readonly at: Date;
  readonly personId: string;
}

/** Takes effect only in the locked scopes. */
export function deleteClimbGoals(
  tx: Tx,
  ids: readonly string[],
  { subscription, versions, at, personId }: Deletion,
): void {
  if (ids.length === 0) return;
  tx.send(deleteTrees, [subscription, ids, [...versions.keys()], [...versions.values()], at, personId]);
}

const markLeft = statement(`
  update goals g set climb_is_left = true, modified_at = $4,
    version = case when g.deleted_at is null then v.version else g.version end,
    rev = case when g.deleted_at is null then g.rev + 1 else g.rev end
  from unnest($2::uuid[], $3::bigint[]) as v (scope_id, version)
  where g.climb_subscription_id = $1 and g.scope_id = v.scope_id and not g.climb_is_left and g.moved_to is null`);

/** The goals of a climb become plain goals. Deleted ones do when they are restored. */
export function markGoalsLeft(tx: Tx, { subscription, versions, at }: Omit<Deletion, 'personId'>): void {
  tx.send(markLeft, [subscription, [...versions.keys()], [...versions.values()], at]);
}

const rejoin = statement(`
  with own as (
    select g.scope_id, g.id from goals g
    where g.climb_subscription_id = $1 and g.climb_is_left and g.moved_to is null and g.purged_at is null
  ),
  scopes_now as (select * from unnest($2::uuid[], $3::bigint[]) as v (scope_id, version)),
  back as (
    select g.scope_id, g.id from own join goals g on g.scope_id = own.scope_id and g.deleted_with = own.id
    where g.deleted_at = $5 and g.purged_at is null and g.moved_to is null
  ),
  heard as (
    update comments c set deleted_at = null, deleted_with = null, version = v.version, rev = c.rev + 1
    from own join scopes_now v on v.scope_id = own.scope_id
    where c.scope_id = own.scope_id and c.deleted_with = own.id and c.deleted_at = $5 and c.rich_text is not null
      and c.moved_to is null
  )
  update goals g set
    climb_is_left = g.climb_is_left and g.climb_subscription_id is distinct from $1,
    deleted_at = case when back.id is null then g.deleted_at end,
    deleted_with = case when back.id is null then g.deleted_with end,
    deleted_by = case when back.id is null then g.deleted_by end,
    modified_at = $4, version = v.version, rev = g.rev + 1
  from (select scope_id, id from own union select scope_id, id from back) all_of
  left join back on back.scope_id = all_of.scope_id and back.id = all_of.id
  join scopes_now v on v.scope_id = all_of.scope_id
  where g.scope_id = all_of.scope_id and g.id = all_of.id`);

/** Reverses leaving: the goals that were deleted then are restored, and kept ones are goals of the climb again. */
export function rejoinGoals(
  tx: Tx,
  { subscription, versions, at }: Omit<Deletion, 'personId'>,
  leftAt: Date,
): void {
  tx.send(rejoin, [subscription, [...versions.keys()], [...versions.values()], at, leftAt]);
}
