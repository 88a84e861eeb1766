import type { GoalWire } from '@cairn/contract/goals';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../accounts/person.ts';
import type { Db } from '../db/database.ts';
import type { Refusal } from '../refusal.ts';
import { standingIn } from '../spaces/standing.ts';
import type { House } from '../writes/write-context.ts';
import { goalAnswer } from './goal-answer.ts';
import { goalAround, nothingAround } from './goal-around.ts';
import { goalBehind } from './goal-behind.ts';
import { goalStandingRefusal } from './goal-standing.ts';
import { type StoredGoal } from './goal-rows.ts';
import { noteChangesAfter } from './note-change-rows.ts';

/** One goal, for a member of its space; 410 when it is deleted. */
export async function readGoal(
  house: House,
  person: Person,
  ref: string,
): Promise<Outcome<GoalWire, Refusal>> {
  const found = await visibleGoal(house, person, ref);
  if (!found.ok) return found;
  if (found.value.isDeleted) return refused({ code: 'goal.deleted' });
  return accepted(await answerOf(house.db, person.id, found.value, null));
}

/**
 * A goal as it is now, for the answer to a key that comes again. Deleted meanwhile, it is refused as deleted: the device
 * that asks may have read the feed past the deletion before it knew the goal's id.
 *
 * @param notesBaseRev the revision of the note that the asking device has, when it says so
 */
export async function goalNow(
  house: House,
  person: Person,
  id: string,
  notesBaseRev: number | null = null,
): Promise<Outcome<GoalWire, Refusal>> {
  const found = await visibleGoal(house, person, id);
  if (!found.ok) return found;
  return found.value.isDeleted
    ? refused({ code: 'goal.deleted' })
    : accepted(await answerOf(house.db, person.id, found.value, notesBaseRev));
}

/** The goal behind what a request calls it, deleted or not, when its reader belongs to its space. */
export async function visibleGoal(
  house: House,
  person: Person,
  ref: string,
): Promise<Outcome<StoredGoal, Refusal>> {
  const goal = await goalBehind(house.db, ref, person);
  if (!goal) return refused({ code: 'goal.unknown' });
  const standing = await standingIn(house.db, goal.scopeId, person.id);
  const refusal = await goalStandingRefusal(house, house.db, standing, goal, person.id);
  return refusal ? refused(refusal) : accepted(goal);
}

async function answerOf(
  db: Db,
  personId: string,
  { row, scopeId, untouchedIn }: StoredGoal,
  notesBaseRev: number | null,
): Promise<GoalWire> {
  const around = untouchedIn ? nothingAround : await goalAround(db, scopeId, row.id, personId);
  if (notesBaseRev === null) return goalAnswer(row, around);
  return goalAnswer(row, around, await noteChangesAfter(db, row.id, notesBaseRev));
}
