import { untouchedGoal } from '../goals/edited-goal.ts';
import type { GoalFields, GoalRow } from '../goals/goal.ts';
import { clearedChecklist } from '../notes/checklist.ts';

/** What a goal's copy takes over; the rest is as nobody has touched it. */
type CopiedFields = Omit<GoalFields, 'space' | 'parent' | 'bucketId'> & Pick<GoalRow, 'richThoughts'>;

/**
 * A goal of a board or a list that is cloned, as it stands on the copy: something yet to be done, by nobody yet. Its name,
 * note, colour, tags and order stay; boxes of the note are clear.
 *
 * @param keepsPeriod whether it stands in the same period too: in the same space it is planned like the original, while
 *   in another one somebody else's days mean nothing
 */
export function copiedGoal(
  goal: GoalFields & Pick<GoalRow, 'richThoughts'>,
  keepsPeriod: boolean,
): CopiedFields {
  const { columnId, dueDate, datetimeFr, datetimeTo } = goal;
  const { parent: _, bucketId: __, ...untouched } = untouchedGoal;
  return {
    ...untouched,
    name: goal.name,
    color: goal.color,
    tags: goal.tags,
    type: goal.type,
    sequenceNo: goal.sequenceNo,
    horizonSequenceNo: goal.horizonSequenceNo,
    bucketSequenceNo: goal.bucketSequenceNo,
    subgoalSequenceNo: goal.subgoalSequenceNo,
    richThoughts: clearedChecklist(goal.richThoughts),
    ...(keepsPeriod ? { columnId, dueDate, datetimeFr, datetimeTo } : {}),
  };
}
