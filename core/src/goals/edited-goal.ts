import { isRefusedName } from '../names/blank-name.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { uniqueTags } from '../tags/tags.ts';
import { isPlacedInTime, timesOnDueDate } from './schedule.ts';
import { firstCharacters, type GoalEdit, type GoalFields, maxNameLength } from './goal.ts';
import { cappedSequenceNo } from '../order/sequence.ts';

export type GoalEditRefusal =
  | { readonly code: 'goal.schedule' }
  | { readonly code: 'goal.times' }
  | { readonly code: 'goal.name' }
  | { readonly code: 'goal.cycle' };

const timeFields = ['dueDate', 'datetimeFr', 'datetimeTo'] as const;

export const untouchedGoal: Omit<GoalFields, 'space'> = {
  name: '',
  parent: null,
  columnId: null,
  bucketId: null,
  dueDate: null,
  doneDate: null,
  datetimeFr: null,
  datetimeTo: null,
  type: null,
  assignee: null,
  color: null,
  durationMinutes: null,
  tags: [],
  public: false,
  sequenceNo: 2000,
  horizonSequenceNo: 2000,
  bucketSequenceNo: 2000,
  subgoalSequenceNo: 2000,
};

/**
 * Applies an edit with all rules that need only this goal.
 *
 * - The name is cut to 250 code points, between characters. Only a divider may get a blank or invisible name
 *   (`goal.name`).
 * - Numbers are capped, and tags that differ only in case are merged.
 * - Column and due date are both set or both null (`goal.schedule`).
 * - Changed times move to the due date's day, or are cleared without one. The end must be after the start
 *   (`goal.times`).
 * - A divider has no planned length.
 * - A move to another space clears the list, unless the edit sets one.
 *
 * @param zone the editor's IANA zone, which decides the due date's day
 */
export function editedGoal<Goal extends GoalFields>(
  goal: Goal,
  edit: GoalEdit,
  zone: string,
): Outcome<Goal, GoalEditRefusal> {
  const edited: Goal = { ...goal, ...edit };
  const name = firstCharacters(edited.name, maxNameLength);
  if (isRefusedName(name, goal.name) && edited.type === null) return refused({ code: 'goal.name' });
  if (!isPlacedInTime(edited)) return refused({ code: 'goal.schedule' });
  const movesToOtherSpace = edited.space !== goal.space;
  // Other edits keep the times, which may be on another day in the editor's zone.
  const movesTimes = timeFields.some((field) => edited[field] !== goal[field]);
  const times = movesTimes ? timesOnDueDate(edited, zone) : {};
  if (!times) return refused({ code: 'goal.times' });
  return accepted({
    ...edited,
    ...times,
    name,
    tags: uniqueTags(edited.tags),
    durationMinutes: edited.type === null ? edited.durationMinutes : null,
    bucketId: movesToOtherSpace && edited.bucketId === goal.bucketId ? null : edited.bucketId,
    sequenceNo: cappedSequenceNo(edited.sequenceNo),
    horizonSequenceNo: cappedSequenceNo(edited.horizonSequenceNo),
    bucketSequenceNo: cappedSequenceNo(edited.bucketSequenceNo),
    subgoalSequenceNo: cappedSequenceNo(edited.subgoalSequenceNo),
  });
}
