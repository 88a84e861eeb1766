import { placeFieldsOf, sharePeriod } from '@cairn/core/goals/moved-goal';
import { type Schedule } from '@cairn/core/goals/schedule';
import { scheduleEdit } from '@cairn/core/goals/schedule-edit';
import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import { editGoal } from './edit-goal.ts';
import { moveGoal } from './move-goal.ts';

const nothingToSave: Saved = { saved: Promise.resolve() };

export function scheduleGoal(cairn: Cairn, key: string, schedule: Schedule | null): Saved {
  const goal = cairn.replica.goal(key);
  if (!goal) return nothingToSave;
  if (schedule === null) {
    const away = editGoal(cairn, key, { ...placeFieldsOf(goal), ...scheduleEdit(null) });
    return away.ok ? away.value : nothingToSave;
  }
  if (sharePeriod(goal, schedule)) return nothingToSave;
  const moved = moveGoal(cairn, key, { to: schedule, position: { at: 'bottom' } });
  return moved.ok ? moved.value : nothingToSave;
}
