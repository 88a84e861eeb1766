import type { GoalWire, NoteChange } from '@cairn/contract/goals';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { GoalRelations } from './goal-relations.ts';

export type ViewedGoal = Pick<GoalRow, 'locked' | 'type' | 'columnId' | 'recurrence' | 'public'>;

export function viewerPart(goal: ViewedGoal, relations: GoalRelations) {
  const { parents, subgoals, isFollowing, commentsCount } = relations;
  const isGoal = goal.type === null;
  return {
    parents: [...parents],
    subgoals: [...subgoals],
    // Every member may edit, and nobody else gets this answer.
    canBeEdited: !goal.locked,
    canBeRecurrent:
      isGoal && goal.columnId !== null && goal.columnId !== 5 && subgoals.length === 0 && !goal.public,
    // An occurrence with a row may have subgoals, but a goal with subgoals cannot repeat.
    canHaveSubgoals: isGoal,
    canBeSubgoal: isGoal,
    isFollowing,
    commentsCount,
    insight: null,
  };
}

/** @param noteChanges since the request's base revision; only if the request changed the note */
export function goalAnswer(
  row: GoalRow,
  relations: GoalRelations,
  noteChanges?: readonly NoteChange[],
): GoalWire {
  const answer = { ...row, ...viewerPart(row, relations) };
  return (noteChanges ? { ...answer, noteChanges } : answer) as GoalWire;
}
