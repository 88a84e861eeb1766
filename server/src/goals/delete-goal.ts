import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayEditGoal } from '@cairn/core/spaces/roles';
import { statement } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import { standingIn, standingRefusal } from '../spaces/standing.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';
import { deletionEvent } from './goal-events.ts';
import { goalBehind } from './goal-rows.ts';

/** The goal and everything living below it, as one entry of the deleted goals. */
const deleteTree = statement(`
  with recursive tree (id) as (
    select $2::uuid
    union all
    select c.id from tree join goals c on c.scope_id = $1 and c.parent_id = tree.id and c.deleted_at is null
  ),
  deleted as (
    update goals g
    set deleted_at = $3, deleted_with = $2, deleted_by = $4, modified_at = $3, version = $5, rev = g.rev + 1
    from tree where g.scope_id = $1 and g.id = tree.id
  )
  insert into events (id, scope_id, type, user_id, goal_id, created_at) values ($6, $1, $7, $4, $2, $3)`);

/** Puts a goal and its subgoals with the deleted goals (spec core §4 "Deletion"). */
export async function deleteGoal(house: House, writer: Writer, ref: string): Promise<Outcome<null, Refusal>> {
  const { person } = writer;
  const located = await goalBehind(house.db, ref, person.code);
  if (!located) return refused({ code: 'goal.unknown' });
  const { id } = located.row;
  const decide: Decide<null> = async (tx, versions) => {
    const goal = await goalBehind(tx, id, person.code);
    if (!goal || !versions.has(goal.scopeId)) return refused({ code: 'goal.unknown' });
    const standing = await standingIn(tx, goal.scopeId, person.id);
    const refusal = standingRefusal(house, standing, 'goal.unknown');
    if (refusal) return refused(refusal);
    if (goal.isDeleted) return refused({ code: 'goal.deleted' });
    if (!mayEditGoal(standing, goal.row)) return refused({ code: 'goal.readOnly' });
    const at = new Date(house.now());
    const event = deletionEvent(person, house.now());
    await tx.rows(deleteTree, [
      goal.scopeId,
      id,
      at,
      person.id,
      versions.get(goal.scopeId),
      event.id,
      event.type,
    ]);
    return accepted({ status: 204, thingId: id, result: null });
  };
  const written = await writeOnce(house, writer, [located.scopeId], { status: 204, thingId: id }, decide);
  return written.ok ? accepted(null) : written;
}
