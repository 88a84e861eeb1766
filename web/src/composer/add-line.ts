import type { Cairn } from '@cairn/client/cairn/cairn';
import { addGoals, type NewGoals } from '@cairn/client/goals/add-goals';
import { repeatGoal } from '@cairn/client/recurrence/repeat-goal';
import type { Saved } from '@cairn/client/saved';
import type { QuickGoal } from '@cairn/core/goals/quick-goal';
import { timesOfBlock } from '@cairn/core/time/block-times';

/** Adds one parsed goal, with its repeat, in one undo entry. */
export function addLine(
  cairn: Cairn,
  goal: QuickGoal,
  timezone: string,
  where: Omit<NewGoals, 'text'>,
): Saved & { readonly keys: readonly string[] } {
  return cairn.undoStack.during(() => {
    const added = addGoals(cairn, { ...where, ...understood(goal, timezone, where), text: goal.name });
    const [key] = added.keys;
    if (goal.repeat === null || key === undefined) return added;
    const repeated = repeatGoal(cairn, key, goal.repeat);
    if (!repeated.ok) return added;
    return {
      keys: added.keys,
      saved: Promise.all([added.saved, repeated.value.saved]).then(() => undefined),
    };
  }).result;
}

function understood(
  { schedule, block, minutes, tags, color, assignee }: QuickGoal,
  timezone: string,
  { place, schedule: given = null, times }: Omit<NewGoals, 'text'>,
): Partial<NewGoals> {
  const isInPeriod = 'columnId' in place;
  const period = schedule ?? (isInPeriod ? place : given);
  return {
    ...(isInPeriod ? { place: schedule ?? place } : { schedule: period }),
    ...(block && period ? { times: timesOfBlock(period.dueDate, block, timezone) } : {}),
    ...(block === null && !times ? { durationMinutes: minutes } : {}),
    ...(assignee === null ? {} : { assignee }),
    tags,
    color,
  };
}
