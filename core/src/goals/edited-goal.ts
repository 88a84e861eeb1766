import { isRefusedName } from '../names/blank-name.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { uniqueTags } from '../tags/tags.ts';
import { isPlacedInTime, timesOnDueDate } from './schedule.ts';
import { firstCharacters, type GoalEdit, type GoalFields, maxNameLength } from './goal.ts';
import { cappedSequenceNo } from '../order/sequence.ts';

/** Why an edit makes no valid goal. */
export type GoalEditRefusal =
  | { readonly code: 'goal.schedule' }
  | { readonly code: 'goal.times' }
  | { readonly code: 'goal.name' }
  | { readonly code: 'goal.cycle' };

const timeFields = ['dueDate', 'datetimeFr', 'datetimeTo'] as const;

/** What a goal is before anybody said anything about it. */
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
  tags: [],
  public: false,
  sequenceNo: 2000,
  horizonSequenceNo: 2000,
  bucketSequenceNo: 2000,
  subgoalSequenceNo: 2000,
};

/**
 * The goal with an edit applied, by every rule that needs nothing but the goal.
 *
 * The name is cut to 250 code points, between characters; numbers are capped; a tag stands once, whatever its case; a goal has both column and due date or neither
 * (`goal.schedule`); times that are edited, or whose due date is, move onto the due date's day and are cleared where there is no due date; an end that is not
 * later than its start is refused (`goal.times`); moving to another space takes the goal off its board, unless the edit
 * names another list there.
 * A name is never blank, nor made of signs that nobody sees, except for a divider (`goal.name`).
 *
 * @param zone the IANA zone of the person who edits: "the due date's day" is theirs
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
  // Who changes something else leaves the hours where they are: in another zone they may lie on another day.
  const movesTimes = timeFields.some((field) => edited[field] !== goal[field]);
  const times = movesTimes ? timesOnDueDate(edited, zone) : {};
  if (!times) return refused({ code: 'goal.times' });
  return accepted({
    ...edited,
    ...times,
    name,
    tags: uniqueTags(edited.tags),
    bucketId: movesToOtherSpace && edited.bucketId === goal.bucketId ? null : edited.bucketId,
    sequenceNo: cappedSequenceNo(edited.sequenceNo),
    horizonSequenceNo: cappedSequenceNo(edited.horizonSequenceNo),
    bucketSequenceNo: cappedSequenceNo(edited.bucketSequenceNo),
    subgoalSequenceNo: cappedSequenceNo(edited.subgoalSequenceNo),
  });
}
