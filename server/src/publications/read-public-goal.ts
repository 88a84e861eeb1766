import type { GoalWire } from '@cairn/contract/goals';
import { type PublicGoal, publicGoal } from '@cairn/core/goals/public-goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { readGoal } from '../goals/read-goal.ts';
import { isId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { withLinkInFiles } from '@cairn/core/files/named-files';
import { hasNewLink } from '../visibility/renewed-links.ts';
import { authorOf, boardPlaceOf, goalIdOfCode, shownGoals } from '../visibility/publication-rows.ts';

/**
 * Members get the whole goal by id or code. Other people get its public part, by code only, because a new link changes
 * the code. For visitors a private goal looks unknown.
 */
export async function readGoalForAnyone(
  context: ServerContext,
  person: Person | null,
  ref: string,
): Promise<Outcome<GoalWire | PublicGoal, Refusal>> {
  const whole = person && (await readGoalByAnyName(context, person, ref));
  if (whole?.ok) return whole;
  const shown = await readPublicGoal(context, ref);
  if (shown) return accepted(shown);
  return whole ?? refused({ code: 'auth.required' });
}

/** Null if no goal with this code is public now. */
export async function readPublicGoal(context: ServerContext, code: string): Promise<PublicGoal | null> {
  const { db } = context;
  const shown = await shownGoals(db, code, new Date(context.now()));
  if (!shown) return null;
  const around = { ...(await boardPlaceOf(db, shown.goal)), author: await authorOf(db, shown.goal) };
  const goal = publicGoal(shown.goal, shown.below, around);
  return (await hasNewLink(db, shown.goal.id)) ? withLinkInFiles(goal, goal.code) : goal;
}

async function readGoalByAnyName(
  context: ServerContext,
  person: Person,
  ref: string,
): Promise<Outcome<GoalWire, Refusal>> {
  const read = await readGoal(context, person, ref);
  if (read.ok || isId(ref) || read.refusal.code !== 'goal.unknown') return read;
  const id = await goalIdOfCode(context.db, ref);
  return id === null ? read : readGoal(context, person, id);
}
