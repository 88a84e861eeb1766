import type { GoalColor } from '@cairn/core/goals/colors';
import type { GoalEdit } from '@cairn/core/goals/goal';
import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import { todayOf } from '../replica/today.ts';
import { editGoal } from './edit-goal.ts';
import type { OpenedName } from './opened-name.ts';
import { writtenOn } from '../cairn/written-on.ts';

/**
 * A blank name changes nothing.
 *
 * @param opened the name when the field was opened; omitted if the name was not typed in a field
 */
export function renameGoal(cairn: Cairn, key: string, name: string, opened?: OpenedName): Saved {
  return writtenOn(cairn, opened?.record ?? null, () => edited(cairn, key, { name: name.trim() }));
}

/** The done date is the user's current day. */
export function tickGoal(cairn: Cairn, key: string, isDone: boolean): Saved {
  return edited(cairn, key, { doneDate: isDone ? todayOf(cairn) : null });
}

export function recolorGoal(cairn: Cairn, key: string, color: GoalColor | null): Saved {
  return edited(cairn, key, { color });
}

/** @param minutes the planned length, from 5 to 1440; null for none */
export function planDuration(cairn: Cairn, key: string, minutes: number | null): Saved {
  return edited(cairn, key, { durationMinutes: minutes });
}

const nothingToSave: Saved = { saved: Promise.resolve() };

function edited(cairn: Cairn, key: string, edit: GoalEdit): Saved {
  const outcome = editGoal(cairn, key, edit);
  return outcome.ok ? outcome.value : nothingToSave;
}
