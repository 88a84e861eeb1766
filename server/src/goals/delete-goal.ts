import { accepted, type Outcome } from '@cairn/core/outcome';
import { recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import { mayEditGoal } from '@cairn/core/spaces/roles';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { deleteOccurrences } from '../recurrences/delete-occurrences.ts';
import { skipDeleted } from '../recurrences/skip-deleted.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { changeOne } from '../writes/change-one.ts';
import { goalKind } from './goal-kind.ts';
import { deletionEvent } from './goal-events.ts';
import type { StoredGoal } from './goal-rows.ts';
import { touchedGoal } from './touched-goal.ts';

/** The goal, the wanted occurrences and all goals below become one entry of the deleted goals. */
const deleteTree = statement(`
  with recursive tree (id) as (
    select id from goals g where g.scope_id = $1 and (g.id = $2 or (
      g.recurrence_id = $8 and g.original_date >= $9::date and g.done_date is null
      and g.deleted_at is null and g.moved_to is null))
    union
    select c.id from tree join goals c on c.scope_id = $1 and c.parent_id = tree.id and c.deleted_at is null
  ),
  deleted as (
    update goals g
    set deleted_at = $3, deleted_with = $2, deleted_by = $4, modified_at = $3, version = $5, rev = g.rev + 1
    from tree where g.scope_id = $1 and g.id = tree.id
  ),
  hushed as (
    update comments c set deleted_at = $3, deleted_with = $2, version = $5, rev = c.rev + 1
    from tree where c.scope_id = $1 and c.goal_id = tree.id and c.deleted_at is null
  )
  insert into events (id, scope_id, type, user_id, goal_id, created_at, bucket_id, board_id, column_id, due_date)
  select $6::uuid, $1, $7::text, $4::uuid, $2, $3, l.id, l.board_id, g.column_id, g.due_date from goals g
  left join buckets l on l.scope_id = $1 and l.id = g.bucket_id and l.deleted_at is null
  where g.scope_id = $1 and g.id = $2`);

/**
 * An occurrence without a row gets a row first, so it can be restored.
 *
 * @param mode which occurrences; default: all if `ref` is a series, else only this occurrence
 */
export async function deleteGoal(
  context: ServerContext,
  writer: Writer,
  ref: string,
  mode: EditScope | null = null,
): Promise<Outcome<null, Refusal>> {
  const scope = mode ?? (recurrenceRefFrom(ref)?.kind === 'series' ? 'ALL' : 'ONLY_THIS');
  const deleted = await changeOne(context, writer, goalKind, ref, {
    status: 204,
    may: (standing, { row }) => mayEditGoal(standing, row),
    change: async (tx, { stored, version }) => {
      await deleteWithBelow(context, writer, tx, stored, version, scope);
      return accepted(null);
    },
  });
  return deleted.ok ? accepted(null) : deleted;
}

/** The caller has checked rights and locked the scope. */
export async function deleteWithBelow(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  goal: StoredGoal,
  version: number,
  scope: EditScope = 'ONLY_THIS',
): Promise<void> {
  const { person } = writer;
  const row = touchedGoal(tx, goal, version);
  const also = await deleteOccurrences(context, writer, tx, row, scope, version);
  const at = new Date(context.now());
  const event = deletionEvent(person, context.now());
  await tx.rows(deleteTree, [
    goal.scopeId,
    goal.id,
    at,
    person.id,
    version,
    event.id,
    event.type,
    also?.recurrenceId ?? null,
    also?.from ?? null,
  ]);
  skipDeleted(tx, goal.scopeId, goal.id, at, version);
}
