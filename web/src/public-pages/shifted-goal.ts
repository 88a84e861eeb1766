import type { ShownGoal } from '@cairn/client/public-boards/read-public-board';
import { numberedAt, type Numbered } from '@cairn/core/order/sequence';

/**
 * The goal's own number comes first, then those of neighbours. Empty if the goal is already at the end.
 *
 * @param goals the shown goals, sorted
 */
export function shiftedGoal(
  goals: readonly Pick<ShownGoal, 'code' | 'bucketSequenceNo'>[],
  code: string,
  steps: 1 | -1,
): readonly Numbered[] {
  const index = goals.findIndex((goal) => goal.code === code);
  const others = goals
    .filter((goal) => goal.code !== code)
    .map((goal) => ({ key: goal.code, sequenceNo: goal.bucketSequenceNo }));
  const wanted = index + steps;
  if (index < 0 || wanted < 0 || wanted > others.length) return [];
  const { inserted, renumbered } = numberedAt(others, wanted);
  return [{ key: code, sequenceNo: inserted[0] as number }, ...renumbered];
}
