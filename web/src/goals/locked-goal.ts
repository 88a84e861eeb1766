import type { GoalView } from '@cairn/client/replica/goal-view';
import { dayName } from '@cairn/core/time/period-names';
import { wallTimeAt } from '@cairn/core/time/zones';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import type { Planning } from './planning.ts';

/** Whether only the goal's name is shown, because of its own lock. */
export function isClosed({ locked, isViewed }: GoalView): boolean {
  return locked && !isViewed;
}

/**
 * Says why a goal cannot be edited. Says until when it is locked in the user's zone; without a date if the end is
 * unknown.
 */
export function lockText({ isViewed, lockedTillDatetime: until }: GoalView, planning: Planning): string {
  if (isViewed) return m.refusal_space_read_only();
  if (until === null) return m.goal_locked();
  const { date } = wallTimeAt(Date.parse(until), planning.timezone);
  return m.goal_unlocks({ date: dayName(date, planning.today, planning.locale) });
}

export function sayLocked(goal: GoalView, planning: Planning): void {
  showToast({ text: lockText(goal, planning) });
}
