import type { Kind } from '../writes/kind.ts';
import { findGoal } from './find-goal.ts';
import type { StoredGoal } from './goal-rows.ts';
import { goalStandingRefusal } from './goal-standing.ts';

export const goalKind: Kind<StoredGoal> = {
  find: findGoal,
  idOf: ({ id }) => id,
  // An occurrence without a row is found only by series and day.
  nameOf: ({ id, untouchedIn }, ref) => (untouchedIn ? ref : id),
  spaceOf: ({ scopeId }) => scopeId,
  isDeleted: ({ isDeleted }) => isDeleted,
  codes: { unknown: 'goal.unknown', deleted: 'goal.deleted', forbidden: 'goal.readOnly' },
  outsiderRefusal: (context, db, { stored, standing }, person) =>
    goalStandingRefusal(context, db, standing, stored, person.id),
};
