import { untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { GoalFields } from '@cairn/core/goals/goal';
import { isSequenceField } from '@cairn/core/goals/list-order';
import { isSame } from '@cairn/core/same';
import { keysOf } from '../keys-of.ts';

const fieldNames: readonly (keyof GoalFields)[] = ['space', ...keysOf(untouchedGoal)];

export function differingFields(one: GoalFields, other: GoalFields): readonly (keyof GoalFields)[] {
  return fieldNames.filter((field) => !isSame(one[field], other[field]));
}

export function isSameButOrder(one: GoalFields, other: GoalFields): boolean {
  return differingFields(one, other).every(isSequenceField);
}
