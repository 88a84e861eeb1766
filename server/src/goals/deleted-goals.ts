import type { GoalWire } from '@cairn/contract/goals';
import type { GoalRow } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayWrite } from '@cairn/core/spaces/may-write';
import type { Person } from '../context/person.ts';
import { databaseOf, type Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { dropUnnamedFiles } from '../files/adopt-files.ts';
import type { Refusal } from '../base/refusal.ts';
import { activeSpaces } from '../space-access/active-spaces.ts';
import { isFormerMember, writableAmong } from '../space-access/standing.ts';
import type { ServerContext } from '../context/server-context.ts';
import { visibleOne } from '../writes/kind.ts';
import { noRelations } from './goal-relations.ts';
import { goalAnswer } from './goal-answer.ts';
import { goalKind } from './goal-kind.ts';

/** `deletedCount` includes the goal itself. */
export type DeletedGoal = GoalWire & { readonly deletedDatetime: string; readonly deletedCount: number };

const maxEntries = 1_000;

const selectEntries = statement<{ row: GoalRow; deletedAt: Date; count: number }>(`
  select (g.wire || '}')::json as row, g.deleted_at as "deletedAt",
    (select count(*) from goals c where c.scope_id = g.scope_id and c.deleted_with = g.id
      and c.purged_at is null and c.moved_to is null) as count
  from goals g
  where g.scope_id = any($1::uuid[]) and g.deleted_at is not null and g.deleted_with = g.id
    and g.purged_at is null and g.moved_to is null
  order by g.deleted_at desc, g.id desc limit ${maxEntries}`);

/** Of the active spaces, newest deletion first. */
export async function listDeletedGoals(
  context: ServerContext,
  person: Person,
): Promise<readonly DeletedGoal[]> {
  const scopeIds = activeSpaces(person);
  const rows = await context.db.rows(selectEntries, [scopeIds]);
  return rows.map(({ row, deletedAt, count }) => ({
    ...goalAnswer(row, noRelations),
    canBeEdited: false,
    deletedDatetime: deletedAt.toISOString(),
    deletedCount: count,
  }));
}

/** Clears all texts of deleted goals. Their ids stay known as deleted. */
const purgeWhere = (condition: string) =>
  statement<{ id: string }>(`
  with purged as (
    select id, scope_id from goals
    where deleted_at is not null and moved_to is null and purged_at is null and ${condition}
  ),
  forgotten as (delete from goal_note_changes where goal_id in (select id from purged)),
  silenced as (update comments set rich_text = null, search_words = null where goal_id in (select id from purged)),
  untold as (update events set changes = null, column_id = null, due_date = null where goal_id in (select id from purged)),
  -- Something else may name them, such as the series of an occurrence, so they are dropped only after a look.
  left_files as (
    update files f set goal_id = null, scope_id = p.scope_id
    from purged p where f.goal_id = p.id and f.deleted_at is null returning f.id
  ),
  unpublished as (delete from publications where goal_id in (select id from purged)),
  -- A series that went with it cannot come back either; what is left of it only tells that it is gone.
  unrepeated as (
    update recurrences set template = '{}', ended_with = null, rule = ''
    where ended_with in (select id from purged) and deleted_at is not null
  ),
  emptied as (
  update goals g
  set purged_at = $1, name = '', rich_thoughts = null, search_text = '', tags = '{}', column_id = null, due_date = null,
    datetime_fr = null, datetime_to = null, done_date = null, color = null, assignee = null,
    duration_minutes = null
  from purged where g.id = purged.id
  )
  select id from left_files`);

const purge = purgeWhere('scope_id = any($2::uuid[]) and ($3::uuid is null or deleted_with = $3)');
const purgeOld = purgeWhere('deleted_at < $2');

/** @param whole the database without the token's limit, because other spaces may refer to the files */
async function purgeBy(
  db: Db,
  whole: Db,
  by: typeof purge,
  at: Date,
  ...values: readonly (Date | string | readonly string[] | null)[]
): Promise<void> {
  const files = await db.rows(by, [at, ...values]);
  await dropUnnamedFiles(
    whole,
    files.map(({ id }) => id),
    at,
  );
}

export async function purgeGoal(
  context: ServerContext,
  person: Person,
  ref: string,
): Promise<Outcome<null, Refusal>> {
  const found = await visibleOne(context, context.db, person, goalKind, ref);
  if (!found.ok) return isFormerMember(found.refusal) ? refused({ code: 'goal.unknown' }) : found;
  const { isDeleted, isPurged, deletedWith, scopeId } = found.value.stored;
  if (!isDeleted || isPurged) return refused({ code: 'goal.unknown' });
  if (!mayWrite(found.value.standing)) return refused({ code: 'goal.readOnly' });
  await purgeBy(
    context.db,
    databaseOf(context.db.pool),
    purge,
    new Date(context.now()),
    [scopeId],
    deletedWith,
  );
  return accepted(null);
}

export async function purgeAllGoals(context: ServerContext, person: Person): Promise<void> {
  await purgeBy(
    context.db,
    databaseOf(context.db.pool),
    purge,
    new Date(context.now()),
    await writableAmong(context.db, activeSpaces(person), person.id),
    null,
  );
}

export const deletedKeptForMs = 60 * 86_400_000;

export async function purgeGoalsDeletedBefore(db: Db, moment: Date, now: Date): Promise<void> {
  await purgeBy(db, db, purgeOld, now, moment);
}
