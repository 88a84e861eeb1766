import { untouchedGoal } from '../goals/edited-goal.ts';
import type { GoalFields, GoalRow } from '../goals/goal.ts';
import { clearedChecklist } from '../notes/checklist.ts';

type CopiedFields = Omit<GoalFields, 'space' | 'parent' | 'bucketId'> & Pick<GoalRow, 'richThoughts'>;

/**
 * The copy is unfinished and unassigned, with cleared checkboxes.
 *
 * @param keepsPeriod true within a space
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
    durationMinutes: goal.durationMinutes,
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
