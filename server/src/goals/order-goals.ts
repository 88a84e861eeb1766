import type { goalOrder } from '@cairn/contract/goals';
import type { FieldStamp, GoalRow } from '@cairn/core/goals/goal';
import { sequenceFields, type ListKind, type SequenceField } from '@cairn/core/goals/list-order';
import { cappedSequenceNo } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import { mayWrite } from '@cairn/core/spaces/may-write';
import { stampedBy } from '@cairn/core/sync/stamps';
import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { Refusal } from '../base/refusal.ts';
import { goalsNamed, refValues } from './goal-relations.ts';

import { type MembershipFact, standingOf, standingRefusal } from '../space-access/standing.ts';
import { HasMoved } from '../writes/has-moved.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';

type GoalOrder = z.output<typeof goalOrder>;

export interface OrderedGoal {
  readonly id: string;
  readonly sequenceNo: number;
}

const columns: Readonly<Record<SequenceField, string>> = {
  sequenceNo: 'sequence_no',
  horizonSequenceNo: 'horizon_sequence_no',
  bucketSequenceNo: 'bucket_sequence_no',
  subgoalSequenceNo: 'subgoal_sequence_no',
};

const select = statement<FoundGoal>(`
  select wanted.ref, g.id, g.scope_id as "scopeId", g.rev, g.stamps, g.deleted_at is not null as "isDeleted",
    m.role, m.deleted_at is not null as "hasLeft", coalesce(m.ended_with_space, false) as "endedWithSpace"
  from unnest($1::text[], $2::uuid[]) as wanted (ref, id)
  cross join lateral (select * from ${goalsNamed('wanted.id', '$3', 'wanted.ref')} named limit 1) g
  left join memberships m on m.scope_id = g.scope_id and m.user_id = $4`);

interface FoundGoal {
  readonly ref: string;
  readonly id: string;
  readonly scopeId: string;
  readonly rev: number;
  readonly stamps: GoalRow['stamps'];
  readonly isDeleted: boolean;
  readonly role: MembershipFact['role'] | null;
  readonly hasLeft: boolean;
  readonly endedWithSpace: boolean;
}

const updates = Object.fromEntries(
  Object.entries(columns).map(([field, column]) => [
    field,
    statement(`
      update goals g set ${column} = n.number, rev = g.rev + 1, version = n.version, stamps = n.stamps, modified_at = $6
      from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::bigint[], $5::jsonb[])
        as n (scope_id, id, number, version, stamps)
      where g.scope_id = n.scope_id and g.id = n.id`),
  ]),
) as Readonly<Record<SequenceField, ReturnType<typeof statement>>>;

/** Returns the numbers as stored, within upper and lower bounds. */
export async function orderGoals(
  context: ServerContext,
  writer: Writer,
  order: GoalOrder,
): Promise<Outcome<{ goals: readonly OrderedGoal[] }, Refusal>> {
  const found = await foundGoals(context, context.db, writer, order);
  if (!found.ok) return found;
  const scopeIds = [...new Set(found.value.map(({ scopeId }) => scopeId))];
  const decide: Decide<readonly OrderedGoal[]> = async (tx, versions) => {
    const goals = await foundGoals(context, tx, writer, order);
    if (!goals.ok) return goals;
    const moved = goals.value.find(({ scopeId }) => !versions.has(scopeId));
    if (moved) throw new HasMoved(moved.scopeId);
    const numbered = await write(context, tx, order, goals.value, versions);
    return accepted({ status: 200, thingId: null, result: numbered });
  };
  const written = await writeOnce(context, writer, scopeIds, { status: 200, thingId: null }, decide);
  if (!written.ok) return written;
  return accepted({ goals: written.value.result ?? numbersOf(order, found.value) });
}

async function foundGoals(
  context: ServerContext,
  db: Db,
  { person }: Writer,
  order: GoalOrder,
): Promise<Outcome<readonly FoundGoal[], Refusal>> {
  const refs = order.goals.map(({ id }) => id);
  const values = [refs, refs.map((ref) => refValues(ref)[0]), person.code, person.id];
  const found = await db.rows(select, values);
  const byRef = new Map(found.map((goal) => [goal.ref, goal]));
  for (const ref of refs) {
    const goal = byRef.get(ref);
    // An occurrence without a row cannot store a number.
    if (!goal && recurrenceRefFrom(ref)) continue;
    const membership = goal?.role
      ? { role: goal.role, hasLeft: goal.hasLeft, endedWithSpace: goal.endedWithSpace }
      : null;
    const standing = standingOf(membership);
    const refusal = standingRefusal(context, standing, 'goal.unknown');
    if (refusal) return refused(refusal);
    if (!mayWrite(standing)) return refused({ code: 'goal.readOnly' });
    if (goal?.isDeleted) return refused({ code: 'goal.deleted' });
  }
  return accepted([...byRef.values()]);
}

function fieldOf({ list }: GoalOrder): SequenceField {
  const kind: ListKind = 'bucket' in list ? 'bucket' : 'parent' in list ? 'parent' : 'column';
  return sequenceFields[kind];
}

function numbersOf(order: GoalOrder, goals: readonly FoundGoal[]): readonly OrderedGoal[] {
  const numbers = new Map(order.goals.map(({ id, sequenceNo }) => [id, cappedSequenceNo(sequenceNo)]));
  return goals.map(({ id, ref }) => ({ id, sequenceNo: numbers.get(ref) as number }));
}

async function write(
  context: ServerContext,
  tx: Db,
  order: GoalOrder,
  goals: readonly FoundGoal[],
  versions: ReadonlyMap<string, number>,
): Promise<readonly OrderedGoal[]> {
  const field = fieldOf(order);
  const numbered = numbersOf(order, goals);
  const stamps = goals.map((goal): Readonly<Record<string, FieldStamp>> =>
    stampedBy(goal.stamps, { [field]: 0 }, goal.rev, goal.rev + 1),
  );
  await tx.rows(updates[field], [
    goals.map(({ scopeId }) => scopeId),
    goals.map(({ id }) => id),
    numbered.map(({ sequenceNo }) => sequenceNo),
    goals.map(({ scopeId }) => versions.get(scopeId)),
    stamps.map((stamp) => JSON.stringify(stamp)),
    new Date(context.now()),
  ]);
  return numbered;
}
