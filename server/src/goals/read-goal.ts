import type { GoalWire } from '@cairn/contract/goals';
import { accepted, type Outcome } from '@cairn/core/outcome';
import { mayWrite } from '@cairn/core/spaces/may-write';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { type Found, livingFound, visibleOne } from '../writes/kind.ts';
import { withLocks } from './climb-locks-of.ts';
import { goalKind } from './goal-kind.ts';
import { goalAnswer } from './goal-answer.ts';
import { goalRelations, noRelations } from './goal-relations.ts';
import { watchState } from './goal-watch-rows.ts';
import { type StoredGoal } from './goal-rows.ts';
import { noteChangesAfter } from './note-change-rows.ts';

export async function readGoal(
  context: ServerContext,
  person: Person,
  ref: string,
): Promise<Outcome<GoalWire, Refusal>> {
  return goalNow(context, person, ref, null);
}

/**
 * Answers a repeated idempotency key with the current goal. 410 if deleted since: the device may know that from the
 * feed.
 *
 * @param notesBaseRev revision of the device's note, if sent
 */
export async function goalNow(
  context: ServerContext,
  person: Person,
  id: string,
  notesBaseRev: number | null = null,
): Promise<Outcome<GoalWire, Refusal>> {
  const found = await livingFound(context, person, goalKind, id);
  if (!found.ok) return found;
  const goal = await answerOf(context.db, person.id, found.value, notesBaseRev);
  const [answer] = await withLocks(context.db, [goal], context.now());
  return accepted(answer as GoalWire);
}

export async function visibleGoal(
  context: ServerContext,
  person: Person,
  ref: string,
): Promise<Outcome<StoredGoal, Refusal>> {
  const found = await visibleOne(context, context.db, person, goalKind, ref);
  return found.ok ? accepted(found.value.stored) : found;
}

async function answerOf(
  db: Db,
  personId: string,
  { stored: { row, id, scopeId, untouchedIn }, standing }: Found<StoredGoal>,
  notesBaseRev: number | null,
): Promise<GoalWire> {
  const known = untouchedIn
    ? { ...noRelations, ...(await watchState(db, personId, { goal: id, series: untouchedIn.id })) }
    : await goalRelations(db, scopeId, row.id, personId);
  const relations = { ...known, isViewed: !mayWrite(standing) };
  if (notesBaseRev === null) return goalAnswer(row, relations);
  return goalAnswer(row, relations, await noteChangesAfter(db, row.id, notesBaseRev));
}
