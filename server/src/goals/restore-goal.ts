import type { GoalWire } from '@cairn/contract/goals';
import { placeDetached } from '@cairn/core/goals/moved-goal';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { resumeSeries } from '../recurrences/recurrence-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { changeOne } from '../writes/change-one.ts';
import { goalKind } from './goal-kind.ts';
import { ancestorPlaces } from './ancestor-rows.ts';
import { goalAnswer } from './goal-answer.ts';
import { goalRelations } from './goal-relations.ts';
import { findGoal } from './find-goal.ts';
import { type StoredGoal } from './goal-rows.ts';
import { goalNow } from './read-goal.ts';

export type RestoredGoal = GoalWire & { readonly restoredInPlace: boolean };

/** A goal whose parent is deleted moves to the top level and keeps the period and list it had through the parent. */
const restoreEntry = statement(`
  update goals g
  set deleted_at = null, deleted_with = null, deleted_with_list = null, deleted_by = null, modified_at = $3, version = $4, rev = g.rev + 1,
    parent_id = case when g.id = $2 and not $5::boolean then null else g.parent_id end,
    column_id = case when g.id = $2 and not $5::boolean then $6::smallint else g.column_id end,
    due_date = case when g.id = $2 and not $5::boolean then $7::date else g.due_date end,
    bucket_id = case when g.id = $2 and not $5::boolean then $8::uuid else g.bucket_id end
  where g.scope_id = $1 and g.deleted_with = $2 and g.purged_at is null and g.moved_to is null`);

const restoreComments = statement(`
  update comments set deleted_at = null, deleted_with = null, version = $3, rev = rev + 1
  where scope_id = $1 and deleted_with = $2 and rich_text is not null and moved_to is null`);

const placeFacts = statement<{ hasParent: boolean; hasList: boolean }>(`
  select exists (
    select from goals g join goals p on p.scope_id = g.scope_id and p.id = g.parent_id and p.deleted_at is null
    where g.scope_id = $1 and g.id = $2
  ) or exists (select from goals where scope_id = $1 and id = $2 and parent_id is null) as "hasParent",
  not exists (
    select from goals g where g.scope_id = $1 and g.id = $2 and g.bucket_id is not null and not exists (
      select from buckets l where l.scope_id = $1 and l.id = g.bucket_id and l.deleted_at is null)
  ) as "hasList"`);

const restorableGoal: typeof goalKind = {
  ...goalKind,
  async find(db, ref, person) {
    const goal = await goalKind.find(db, ref, person);
    // A day that the series skips has no row to restore.
    const hasNoRow = goal?.isDeleted && goal.untouchedIn !== null;
    return goal?.isPurged || hasNoRow ? null : goal;
  },
};

export async function restoreGoal(
  context: ServerContext,
  writer: Writer,
  ref: string,
): Promise<Outcome<RestoredGoal, Refusal>> {
  const { person } = writer;
  const restored = await changeOne<StoredGoal, RestoredGoal>(context, writer, restorableGoal, ref, {
    status: 200,
    alsoDeleted: true,
    change: async (tx, { stored: goal, versions }) => {
      const { id, scopeId, isDeleted } = goal;
      const isInPlace = isDeleted ? await restoredInPlace(context, tx, goal, person, versions) : true;
      const after = isDeleted ? ((await findGoal(tx, id, person)) as StoredGoal) : goal;
      const answer = goalAnswer(after.row, await goalRelations(tx, scopeId, id, person.id));
      return accepted({ ...answer, restoredInPlace: isInPlace });
    },
  });
  if (!restored.ok) return restored;
  const { id, result } = restored.value;
  if (result) return accepted(result);
  const now = await goalNow(context, person, id);
  return now.ok ? accepted({ ...now.value, restoredInPlace: true }) : now;
}

async function restoredInPlace(
  context: ServerContext,
  tx: Db,
  goal: StoredGoal,
  person: Person,
  versions: ReadonlyMap<string, number>,
): Promise<boolean> {
  const { scopeId } = goal;
  const root = goal.deletedWith ?? goal.row.id;
  const [facts] = await tx.rows(placeFacts, [scopeId, root]);
  const { hasParent = false, hasList = false } = facts ?? {};
  const [at, version] = [new Date(context.now()), versions.get(scopeId) as number];
  const place = hasParent ? null : await placeWithoutParent(tx, root, person);
  await tx.rows(restoreEntry, [
    scopeId,
    root,
    at,
    version,
    hasParent,
    place?.columnId ?? null,
    place?.dueDate ?? null,
    place?.bucketId ?? null,
  ]);
  await tx.rows(restoreComments, [scopeId, root, version]);
  await resumeSeries(tx, scopeId, root, at, version);
  return hasParent && hasList;
}

async function placeWithoutParent(tx: Db, id: string, person: Person) {
  const goal = await findGoal(tx, id, person);
  return goal && placeDetached(goal.row, await ancestorPlaces(tx, goal.scopeId, goal.row.parent));
}
