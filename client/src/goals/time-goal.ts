import type { GoalEditRefusal } from '@cairn/core/goals/edited-goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { timesOfBlock } from '@cairn/core/time/block-times';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { DayBlock } from '@cairn/core/time/day-blocks';
import { dayColumn } from '@cairn/core/time/horizons';
import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { scheduleGoal } from './schedule-goal.ts';
import { editGoal } from './edit-goal.ts';

type TimeRefusal = GoalEditRefusal | { readonly code: 'goal.unknown' };

/**
 * Gives a goal a time in the user's zone, as one undo entry; null removes the time. Of a series, only this
 * occurrence changes.
 */
export function timeGoal(
  cairn: Cairn,
  key: string,
  date: DateOnly,
  block: DayBlock | null,
): Outcome<Saved, TimeRefusal> {
  const time = (): Outcome<Saved, TimeRefusal> => {
    if (!cairn.replica.goal(key)) return refused({ code: 'goal.unknown' });
    const moved = scheduleGoal(cairn, key, { columnId: dayColumn, dueDate: date });
    const times = block
      ? timesOfBlock(date, block, settingsOf(cairn).timezone)
      : { datetimeFr: null, datetimeTo: null };
    const timed = editGoal(cairn, key, times);
    if (!timed.ok) return timed;
    return accepted({ saved: Promise.all([moved.saved, timed.value.saved]).then(() => undefined) });
  };
  return cairn.undoStack.during(time).result;
}
