import type { ShownGoal } from '@cairn/client/public-boards/read-public-board';
import { numberedAt, type Numbered } from '@cairn/core/order/sequence';

/**
 * The numbers that put a goal one place up or down on its list: its own, then those of who has to make room. None where it
 * stands at that end.
 *
 * @param goals those that are shown, in their order
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
