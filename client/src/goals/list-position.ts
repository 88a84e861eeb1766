import { sequenceFieldOfTarget, type MoveTarget } from '@cairn/core/goals/list-order';
import { numberedAt, type Numbering } from '@cairn/core/order/sequence';
import { lifeOf } from '@cairn/core/accounts/settings';
import { periodOf } from '@cairn/core/time/periods';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { settingsOf } from '../replica/settings-of.ts';

export type ListPosition =
  | { readonly at: 'bottom' | 'top' }
  | { readonly before: string }
  | { readonly after: string };

export function listOf(cairn: Cairn, target: MoveTarget): readonly GoalView[] {
  if ('parent' in target) return cairn.replica.subgoalsOf(cairn.replica.keyOf(target.parent));
  if ('list' in target) return cairn.replica.goalsOnList(cairn.replica.keyOf(target.list));
  return cairn.replica.goalsInPeriod(periodOf(target.columnId, target.dueDate, lifeOf(settingsOf(cairn))));
}

/** @param moved the moved goal, which is not a neighbour of itself */
export function numbersAt(
  cairn: Cairn,
  target: MoveTarget,
  position: ListPosition,
  count: number,
  moved?: string,
): Numbering {
  const field = sequenceFieldOfTarget(target);
  const list = listOf(cairn, target).filter((goal) => goal.key !== moved);
  return numberedAt(
    list.map((goal) => ({ key: goal.key, sequenceNo: goal[field] })),
    indexIn(list, position),
    count,
  );
}

/** Returns `list.length` for the end. */
export function indexIn(list: readonly { readonly key: string }[], position: ListPosition): number {
  if ('at' in position) return position.at === 'top' ? 0 : list.length;
  const neighbour = 'before' in position ? position.before : position.after;
  const index = list.findIndex((goal) => goal.key === neighbour);
  if (index === -1) return list.length;
  return 'before' in position ? index : index + 1;
}
