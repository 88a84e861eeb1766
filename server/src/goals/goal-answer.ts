import type { GoalWire, NoteChange } from '@cairn/contract/goals';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { GoalRelations } from './goal-relations.ts';

export type ViewedGoal = Pick<GoalRow, 'locked' | 'type' | 'columnId' | 'recurrence' | 'public'>;

interface ReadRelations extends GoalRelations {
  /** Whether the reader may not write in the goal's space. */
  readonly isViewed?: boolean;
}

export function viewerPart(goal: ViewedGoal, relations: ReadRelations) {
  const { parents, subgoals, isFollowing, isMuted, commentsCount, isViewed = false } = relations;
  const isGoal = goal.type === null;
  return {
    parents: [...parents],
    subgoals: [...subgoals],
    canBeEdited: !goal.locked && !isViewed,
    canBeRecurrent:
      isGoal && goal.columnId !== null && goal.columnId !== 5 && subgoals.length === 0 && !goal.public,
    // An occurrence with a row may have subgoals, but a goal with subgoals cannot repeat.
    canHaveSubgoals: isGoal,
    canBeSubgoal: isGoal,
    isFollowing,
    isMuted,
    commentsCount,
    insight: null,
  };
}

/** @param noteChanges since the request's base revision; only if the request changed the note */
export function goalAnswer(
  row: GoalRow,
  relations: ReadRelations,
  noteChanges?: readonly NoteChange[],
): GoalWire {
  const answer = { ...row, ...viewerPart(row, relations) };
  return (noteChanges ? { ...answer, noteChanges } : answer) as GoalWire;
}
