import type { RestoredGoal } from '@cairn/contract/goals';
import { m } from '@cairn/words/messages';

/** What is said of a goal that was restored: also when what it stood below is gone (docs/product.md 5.27). */
export function restoredText({ restoredInPlace }: RestoredGoal): string {
  return restoredInPlace ? m.goal_restored_toast() : m.goal_restored_alone_toast();
}
