import type { GoalWire, NoteChange } from '@cairn/contract/goals';
import type { GoalRow } from '@cairn/core/goals/goal';
import type { GoalRelations } from './goal-relations.ts';

/** What the viewer's part of a goal's answer depends on. */
export type ViewedGoal = Pick<GoalRow, 'locked' | 'type' | 'columnId' | 'recurrence' | 'public'>;

/** The part of a goal's answer that is not in the row: its relations, and what may be done with it. */
export function viewerPart(goal: ViewedGoal, relations: GoalRelations) {
  const { parents, subgoals, isFollowing, commentsCount } = relations;
  const isGoal = goal.type === null;
  return {
    parents: [...parents],
    subgoals: [...subgoals],
    // Whoever gets this answer is a member of the space, and every member may edit what is not locked.
    canBeEdited: !goal.locked,
    canBeRecurrent:
      isGoal && goal.columnId !== null && goal.columnId !== 5 && subgoals.length === 0 && !goal.public,
    // One occurrence that somebody has touched is a goal like others; only what repeats cannot be a tree.
    canHaveSubgoals: isGoal,
    canBeSubgoal: isGoal,
    isFollowing,
    commentsCount,
    insight: null,
  };
}

/**
 * A goal as a call answers it.
 *
 * @param noteChanges the notes' changes since the revision that the request's change was made on, for who sent one
 */
export function goalAnswer(
  row: GoalRow,
  relations: GoalRelations,
  noteChanges?: readonly NoteChange[],
): GoalWire {
  const answer = { ...row, ...viewerPart(row, relations) };
  return (noteChanges ? { ...answer, noteChanges } : answer) as GoalWire;
}
