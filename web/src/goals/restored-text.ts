import type { RestoredGoal } from '@cairn/contract/goals';
import { m } from '@cairn/words/messages';

/** Says whether a goal was restored below its former parent (docs/product.md, "Deleted goals"). */
export function restoredText({ restoredInPlace }: RestoredGoal): string {
  return restoredInPlace ? m.goal_restored_toast() : m.goal_restored_alone_toast();
}
