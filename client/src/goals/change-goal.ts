import type { GoalColor } from '@cairn/core/goals/colors';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { type Schedule, scheduleEdit } from '@cairn/core/goals/schedule';
import { placeFieldsOf, sharePeriod } from '@cairn/core/goals/moved-goal';
import type { Cairn } from '../cairn.ts';
import type { Saved } from '../saved.ts';
import { todayOf } from '../settings/today.ts';
import { editGoal } from './edit-goal.ts';
import { moveGoal } from './move-goal.ts';

/** Gives a goal another name; a blank one changes nothing. */
export function renameGoal(cairn: Cairn, key: string, name: string): Saved {
  return edited(cairn, key, { name: name.trim() });
}

/** Ticks a goal on the person's own day, or opens it again. */
export function tickGoal(cairn: Cairn, key: string, isDone: boolean): Saved {
  return edited(cairn, key, { doneDate: isDone ? todayOf(cairn) : null });
}

/** Gives a goal one of the sixteen colours, or none. */
export function recolorGoal(cairn: Cairn, key: string, color: GoalColor | null): Saved {
  return edited(cairn, key, { color });
}

/** Puts a goal at the bottom of a period's list, or takes it off the time axis with its times. */
export function scheduleGoal(cairn: Cairn, key: string, schedule: Schedule | null): Saved {
  const goal = cairn.replica.goal(key);
  if (!goal) return nothingToSave;
  if (schedule === null) return edited(cairn, key, { ...placeFieldsOf(goal), ...scheduleEdit(null) });
  if (sharePeriod(goal, schedule)) return nothingToSave;
  const moved = moveGoal(cairn, key, { to: schedule, position: { at: 'bottom' } });
  return moved.ok ? moved.value : nothingToSave;
}

const nothingToSave: Saved = { saved: Promise.resolve() };

function edited(cairn: Cairn, key: string, edit: GoalEdit): Saved {
  const outcome = editGoal(cairn, key, edit);
  return outcome.ok ? outcome.value : nothingToSave;
}
