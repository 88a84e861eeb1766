import { placeInSpace } from '@cairn/core/goals/moved-goal';
import { ancestorsOf } from '@cairn/core/goals/tree';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Fields, SyncRecord, Typed } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { changeFields, fieldsOfEdit } from './edit-goal.ts';
import type { SeveralChanged } from './several.ts';
import { refOf } from '../store/account-store.ts';

/** `goal.recurrence`: the goal repeats; a series stays in its space. */
export type MoveToSpaceRefusal = { readonly code: 'goal.unknown' | 'space.unknown' | 'goal.recurrence' };

/**
 * The server moves the descendants along. Only descendants on a list, or whose unsent edits name the old
 * space, are sent (`waits-for-move.ts`).
 */
export function moveToSpace(
  cairn: Cairn,
  key: string,
  space: string,
): Outcome<SeveralChanged, MoveToSpaceRefusal> {
  const { replica } = cairn;
  const goal = replica.goal(key);
  if (!goal) return refused({ code: 'goal.unknown' });
  if (!replica.record(refOf('spaces', space))) return refused({ code: 'space.unknown' });
  if (goal.space === space) return accepted({ saved: Promise.resolve(), step: null });
  if (goal.recurrence) return refused({ code: 'goal.recurrence' });
  const ancestors = ancestorsOf(goal, (ref) => replica.goal(ref));
  const root = { ...placeInSpace(goal, space, ancestors), ...assigneeThere(cairn, goal, space) };
  const below = allBelow(cairn, goal.key)
    .filter((one) => one.bucketId !== null || namesItsPlace(cairn, one))
    .map((one) => ({ goal: one, edit: { ...placeInSpace(one, space, []), parent: one.parent } }));
  const writes = [{ goal, edit: root }, ...below].flatMap(({ goal: one, edit }) => {
    const fields = fieldsOfEdit(cairn, one, edit);
    return fields.ok ? [{ key: one.key, fields: fields.value, on: carriedAlong(one, fields.value) }] : [];
  });
  const { result: saved, step } = cairn.undoStack.during(() => changeFields(cairn, writes));
  return accepted({ saved, step });
}

/** Another tab may have just changed a descendant's period, so keep the stored one. */
function carriedAlong(goal: GoalView, fields: Fields) {
  return (stored: SyncRecord): Typed => {
    const { columnId, dueDate } = seenFields(stored);
    const isCarried = fields['columnId'] === goal.columnId && fields['dueDate'] === goal.dueDate;
    const period = isCarried && columnId != null && dueDate != null ? { columnId, dueDate } : {};
    return { fields: { ...fields, ...period }, notes: null };
  };
}

function assigneeThere({ replica }: Cairn, { assignee }: GoalView, space: string) {
  if (assignee === null) return {};
  const isMember = replica
    .recordsOf('memberships')
    .map(seenFields)
    .some((member) => member['space'] === space && member['userCode'] === assignee);
  return { assignee: isMember ? assignee : null };
}

/** Returns all descendants, nearest first. */
function allBelow({ replica }: Cairn, key: string): readonly GoalView[] {
  const all = new Map<string, GoalView>();
  const follow = (at: string) => {
    for (const one of replica.subgoalsOf(at)) if (one.key !== key && !all.has(one.key)) all.set(one.key, one);
  };
  follow(key);
  // The map grows in the loop, to visit all levels.
  for (const at of all.keys()) follow(at);
  return [...all.values()];
}

function namesItsPlace({ replica }: Cairn, { key }: GoalView): boolean {
  return replica.record(refOf('goals', key))?.pending?.fields['space'] !== undefined;
}
