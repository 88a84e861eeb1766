import type { Followers } from '@cairn/contract/watches';
import type { GoalWatchRow, Watch } from '@cairn/core/goals/watch';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { writeOnce } from '../writes/write-once.ts';
import { followersOf, goalWatchOf, type WatchedGoal, writeGoalWatch } from './goal-watch-rows.ts';
import type { StoredGoal } from './goal-rows.ts';
import { visibleGoal } from './read-goal.ts';

/** Returns the new choice by the choice before; null leaves that as it is. */
export type NextWatch = (before: Watch | null) => Watch | null;

export const followed: NextWatch = () => 'following';
export const unfollowed: NextWatch = (before) => (before === 'muted' ? null : 'notFollowing');
export const muted: NextWatch = () => 'muted';
export const unmuted: NextWatch = (before) => (before === 'muted' ? 'notFollowing' : null);

/** Sets a person's choice for a goal, or for its whole series. Null where there is no choice before and after. */
export async function watchGoal(
  context: ServerContext,
  writer: Writer,
  ref: string,
  next: NextWatch,
  status: 200 | 204 = 204,
): Promise<Outcome<GoalWatchRow | null, Refusal>> {
  const { person } = writer;
  const found = await watchedGoal(context, person, ref);
  if (!found.ok) return found;
  const watched = found.value;
  const id = watched.series ?? watched.goal;
  const expected = { status, thingId: id };
  const written = await writeOnce(context, writer, [person.id], expected, async (tx, versions) => {
    const before = await goalWatchOf(tx, person.id, id);
    const watch = next(before?.watch ?? null);
    const version = versions.get(person.id) as number;
    if (watch !== null) writeGoalWatch(tx, person.id, watched, watch, version, new Date(context.now()));
    return accepted({ ...expected, result: null });
  });
  return written.ok ? accepted(await goalWatchOf(context.db, person.id, id)) : written;
}

export async function listFollowers(
  context: ServerContext,
  person: Person,
  ref: string,
): Promise<Outcome<Followers, Refusal>> {
  const found = await watchedGoal(context, person, ref);
  if (!found.ok) return found;
  return accepted([...(await followersOf(context.db, found.value.scopeId, found.value))]);
}

async function watchedGoal(
  context: ServerContext,
  person: Person,
  ref: string,
): Promise<Outcome<WatchedGoal & Pick<StoredGoal, 'scopeId'>, Refusal>> {
  const found = await visibleGoal(context, person, ref);
  if (!found.ok) return found;
  const { id, row, scopeId, isDeleted } = found.value;
  if (isDeleted) return refused({ code: 'goal.deleted' });
  return accepted({ goal: id, series: row.recurrence?.id ?? null, scopeId });
}
