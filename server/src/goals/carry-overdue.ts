import type { GoalRow } from '@cairn/core/goals/goal';
import { type BegunDay, isOverdueOn, overdueEdit } from '@cairn/core/goals/overdue';
import { changesBetween } from '@cairn/core/events/goal-event-type';
import { accepted } from '@cairn/core/outcome';
import { stampedBy } from '@cairn/core/sync/stamps';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { addEvents } from '../events/event-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import { writableAmong } from '../space-access/standing.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';

/** SQL for candidates. `core` decides which of them move. */
const mayMove = `g.column_id = 1 and g.due_date >= $2 and g.due_date < $3 and g.done_date is null
  and g.deleted_at is null and g.type is null`;

const selectScopes = statement<{ id: string }>(`
  select distinct g.scope_id as id from goals g where g.scope_id = any($1::uuid[]) and ${mayMove}`);

const select = statement<{ row: GoalRow }>(
  `select (g.wire || '}')::json as row from goals g where g.scope_id = $1 and ${mayMove}`,
);

const move = statement(`
  update goals g set due_date = $2, datetime_fr = null, datetime_to = null, carried_count = g.carried_count + 1,
    version = $3, rev = g.rev + 1, stamps = n.stamps, modified_at = $4
  from unnest($5::uuid[], $6::jsonb[]) as n (id, stamps)
  where g.scope_id = $1 and g.id = n.id`);

/**
 * Moves overdue goals to the new day (docs/product.md, "Overdue goals"). Plan limits do not apply.
 *
 * The idempotency key is day and space, so only one of several processes moves them.
 */
export async function carryOverdue(context: ServerContext, person: Person, day: BegunDay): Promise<number> {
  const since = day.settings.rescheduleOverdueGoalsAfter;
  if (since === null) return 0;
  const writable = await writableAmong(context.db, person.spaceIds, person.id);
  const spaces = await context.db.rows(selectScopes, [writable, since, day.today]);
  let moved = 0;
  for (const { id } of spaces) moved += await carryIn(context, person, day, id);
  return moved;
}

async function carryIn(
  context: ServerContext,
  person: Person,
  day: BegunDay,
  spaceId: string,
): Promise<number> {
  const { today } = day;
  const writer = { person, key: `overdue:${today}:${spaceId}`, requestHash: 'overdue' };
  const decide: Decide<number> = async (tx, versions) => {
    const goals = await overdueIn(tx, spaceId, day);
    const at = new Date(context.now());
    const edited = goals.map((goal) => ({ goal, edit: overdueEdit(goal, today) }));
    const stamps = edited.map(({ goal, edit }) =>
      JSON.stringify(stampedBy(goal.stamps, edit, goal.rev, goal.rev + 1)),
    );
    const ids = goals.map(({ id }) => id);
    tx.send(move, [spaceId, today, versions.get(spaceId), at, ids, stamps]);
    const events = edited.map(({ goal, edit }) => ({
      type: 'GOAL_RESCHEDULED' as const,
      spaceId,
      personId: person.id,
      goalId: goal.id,
      changes: {
        ...changesBetween<keyof GoalRow>(goal, { ...goal, ...edit }, ['dueDate', 'datetimeFr', 'datetimeTo']),
        carriedCount: [goal.carriedCount, goal.carriedCount + 1] as const,
        automatic: [false, true] as const,
      },
    }));
    addEvents(tx, events, context.now());
    return accepted({ status: 200, thingId: null, result: goals.length });
  };
  const written = await writeOnce(context, writer, [spaceId], { status: 200, thingId: null }, decide);
  return written.ok ? (written.value.result ?? 0) : 0;
}

async function overdueIn(db: Db, spaceId: string, day: BegunDay): Promise<readonly GoalRow[]> {
  const values = [spaceId, day.settings.rescheduleOverdueGoalsAfter, day.today];
  const rows = await db.rows(select, values);
  return rows.map(({ row }) => row).filter((goal) => isOverdueOn(goal, day));
}
