import { untouchedGoal } from '../goals/edited-goal.ts';
import type { GoalFields, GoalRow } from '../goals/goal.ts';
import { clearedChecklist } from '../notes/checklist.ts';

/** The parts of a goal that a copy may take. */
export type CopyableGoal = Omit<GoalFields, 'space'> & Pick<GoalRow, 'richThoughts'>;

type CopiedFields = Omit<CopyableGoal, 'parent' | 'bucketId'>;

/**
 * The copy is unfinished and unassigned, with cleared checkboxes.
 *
 * @param keepsPeriod true within a space
 */
export function copiedGoal(goal: CopyableGoal, keepsPeriod: boolean): CopiedFields {
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
