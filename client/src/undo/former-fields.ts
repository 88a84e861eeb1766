import type { GoalEdit, GoalFields } from '@cairn/core/goals/goal';
import { isSequenceField } from '@cairn/core/goals/list-order';
import { mergeUnitOf, placeFields } from '@cairn/core/goals/merge-units';
import { placeFieldsOf } from '@cairn/core/goals/moved-goal';
import { isSame } from '@cairn/core/same';
import { differingFields } from '../goals/differing-fields.ts';

export interface FormerFields {
  readonly edit: GoalEdit;
  /** The value has changed since. */
  readonly isBlocked: boolean;
}

/**
 * Values that changed after the edit stay. Place and time each count as a whole. A later move within the list
 * does not prevent the return to the former list.
 *
 * @param before the goal before the edit
 * @param after the goal after the edit
 * @param now the current goal
 */
export function formerFields(before: GoalFields, after: GoalFields, now: GoalFields): FormerFields {
  const changed = differingFields(before, after);
  const isMoved = changed.some((field) => isPlace(field) && !isSequenceField(field));
  const edit = {};
  let isBlocked = false;
  for (const unit of new Set(changed.map((field) => unitOf(field, isMoved)))) {
    const fields = changed.filter((field) => unitOf(field, isMoved) === unit);
    const sent = unit === 'place' ? placeFields.filter((field) => !isSequenceField(field)) : fields;
    if (sent.some((field) => !isSame(now[field], after[field]))) {
      isBlocked ||= !fields.every((field) => isSame(now[field], before[field]));
      continue;
    }
    const former = Object.fromEntries(fields.map((field) => [field, before[field]]));
    Object.assign(edit, unit === 'place' ? placeFieldsOf(now) : {}, former);
  }
  return { edit, isBlocked };
}

function isPlace(field: keyof GoalFields): boolean {
  return mergeUnitOf(field) === 'place';
}

/** Fields of one unit are restored together; order numbers one by one, unless they belong to a move. */
function unitOf(field: keyof GoalFields, isMoved: boolean): string {
  return isPlace(field) && !isMoved ? field : mergeUnitOf(field);
}
