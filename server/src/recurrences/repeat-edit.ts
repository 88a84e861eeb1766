import type { GoalRow } from '@cairn/core/goals/goal';
import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import type { GoalWish } from '../goals/goal-wish.ts';

/** An edit of a goal on its way: what was, what was decided, and for which occurrences it is meant. */
export interface RepeatEdit {
  readonly before: GoalRow;
  readonly after: GoalRow;
  readonly wish: GoalWish;
  /** Null when the request does not say. */
  readonly scope: EditScope | null;
  /** The version that each locked scope has reached with this write. */
  readonly versions: ReadonlyMap<string, number>;
}
