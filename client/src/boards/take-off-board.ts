import { dayColumn } from '@cairn/core/time/horizons';
import { placeFieldsOf } from '@cairn/core/goals/moved-goal';
import type { Cairn } from '../cairn/cairn.ts';
import { editGoal } from '../goals/edit-goal.ts';
import { moveGoal } from '../goals/move-goal.ts';
import { todayOf } from '../replica/today.ts';
import type { BoardChange } from './edit-board.ts';

export interface OffBoard extends BoardChange {
  readonly isForToday: boolean;
}

/** A goal without period and parent moves to today, since otherwise only a search would find it. */
export function takeOffBoard(cairn: Cairn, key: string): OffBoard {
  const goal = cairn.replica.goal(key);
  if (!goal) return { saved: Promise.resolve(), step: null, isForToday: false };
  const isForToday = goal.columnId === null && goal.parent === null;
  const place = { ...placeFieldsOf(goal), bucketId: null };
  const today = { columnId: dayColumn, dueDate: todayOf(cairn) } as const;
  const takeOff = () => {
    const taken = editGoal(cairn, goal.key, isForToday ? { ...place, ...today } : place);
    const moved = isForToday && moveGoal(cairn, goal.key, { to: today, position: { at: 'bottom' } });
    return [taken, ...(moved ? [moved] : [])].flatMap((one) => (one.ok ? [one.value.saved] : []));
  };
  const { result, step } = cairn.undoStack.during(takeOff);
  return { saved: Promise.all(result).then(() => undefined), step, isForToday };
}
