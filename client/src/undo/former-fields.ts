import type { GoalEdit, GoalFields } from '@cairn/core/goals/goal';
import { isSequenceField } from '@cairn/core/goals/list-order';
import { mergeUnitOf, placeFields } from '@cairn/core/goals/merge-units';
import { placeFieldsOf } from '@cairn/core/goals/moved-goal';
import { isSame } from '@cairn/core/same';
import { differingFields } from '../goals/differing-fields.ts';

/** What has to be written so that fields are as they were. */
export interface FormerFields {
  readonly edit: GoalEdit;
  /** Whether something stays as it is because it has been changed since. */
  readonly isBlocked: boolean;
}

/**
 * The former values of what changed between two states of a goal, and of nothing else.
 *
 * What is not as it was left has been changed since, and stays: a field alone, a place and a time as a whole. Where a goal
 * was moved within its list meanwhile does not keep it from going back to another list.
 *
 * @param before the goal before the change
 * @param after the goal as the change left it
 * @param now the goal as it is
 */
export function formerFields(before: GoalFields, after: GoalFields, now: GoalFields): FormerFields {
  const changed = differingFields(before, after);
  const isMoved = changed.some((field) => isPlace(field) && !isSequenceField(field));
  const edit = {};
  let isBlocked = false;
  for (const unit of new Set(changed.map((field) => unitOf(field, isMoved)))) {
    const fields = changed.filter((field) => unitOf(field, isMoved) === unit);
    const told = unit === 'place' ? placeFields.filter((field) => !isSequenceField(field)) : fields;
    if (told.some((field) => !isSame(now[field], after[field]))) {
      isBlocked ||= !fields.every((field) => isSame(now[field], before[field]));
      continue;
    }
    const former = Object.fromEntries(fields.map((field) => [field, before[field]]));
    // A move travels whole, so that no half of it exists.
    Object.assign(edit, unit === 'place' ? placeFieldsOf(now) : {}, former);
  }
  return { edit, isBlocked };
}

function isPlace(field: keyof GoalFields): boolean {
  return mergeUnitOf(field) === 'place';
}

/** Numbers by themselves are given back one by one; in a move they are part of it. */
function unitOf(field: keyof GoalFields, isMoved: boolean): string {
  return isPlace(field) && !isMoved ? field : mergeUnitOf(field);
}
