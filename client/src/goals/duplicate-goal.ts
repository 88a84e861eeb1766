import { type GoalFields, isDivider, isDone } from '@cairn/core/goals/goal';
import { type MoveTarget, sequenceFieldOfTarget } from '@cairn/core/goals/list-order';
import { numberedAt } from '@cairn/core/order/sequence';
import { editedRecord } from '@cairn/core/sync/edited-record';
import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import { newRecord } from '../cairn/new-record.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { Saved } from '../saved.ts';
import { refKey, refOf } from '../store/account-store.ts';
import { aboveRefs } from './edit-goal.ts';
import { firstTouch } from './first-touch.ts';
import { numbersAt } from './list-position.ts';

/**
 * Adds an open copy directly below the goal in each of its lists, with its open subgoals. A copy of an occurrence
 * does not repeat.
 *
 * @returns the copy's key; null for a missing goal
 */
export function duplicateGoal(cairn: Cairn, key: string): (Saved & { readonly key: string }) | null {
  const goal = cairn.replica.goal(key);
  if (!goal) return null;
  const places = placesOf(goal).map((place) => ({
    field: sequenceFieldOfTarget(place),
    ...numbersAt(cairn, place, { after: goal.key }, 1),
  }));
  const numbers = Object.fromEntries(places.map(({ field, inserted }) => [field, inserted[0]]));
  const records = copiesOf(cairn, goal, { parent: goal.parent, ...numbers });
  const first = records[0] as SyncRecord<'goals'>;
  const renumbered = places.flatMap(({ field, renumbered: others }) =>
    others.map((other) => ({ ref: refOf('goals', other.key), fields: { [field]: other.sequenceNo } })),
  );
  const above = aboveRefs(cairn, goal.parent);
  const refs = [...renumbered.map(({ ref }) => ref), ...above, ...records];
  const add = () =>
    cairn.change(refs, (found) => {
      const edited = new Map<string, SyncRecord>();
      for (const { ref, fields } of renumbered) {
        const record = edited.get(refKey(ref)) ?? found.get(refKey(ref));
        if (record) edited.set(refKey(ref), editedRecord(record, { fields, notes: null }));
      }
      return {
        put: [
          ...above.flatMap((ref) => firstTouch(found.get(refKey(ref))) ?? []),
          ...records.map((record) => found.get(refKey(record)) ?? record),
          ...edited.values(),
        ],
      };
    });
  return { key: first.key, saved: cairn.undoStack.during(add).result };
}

function placesOf({ columnId, dueDate, bucketId, parent }: GoalView): readonly MoveTarget[] {
  return [
    ...(columnId !== null && dueDate !== null ? [{ columnId, dueDate }] : []),
    ...(bucketId !== null ? [{ list: bucketId }] : []),
    ...(parent !== null ? [{ parent }] : []),
  ];
}

const copiedFields = [
  'space',
  'name',
  'columnId',
  'dueDate',
  'bucketId',
  'datetimeFr',
  'datetimeTo',
  'durationMinutes',
  'type',
  'assignee',
  'color',
  'tags',
] as const satisfies readonly (keyof GoalFields)[];

/** The copy of the goal is the first record. */
function copiesOf(cairn: Cairn, goal: GoalView, standing: Fields): readonly SyncRecord<'goals'>[] {
  const fields: Record<string, unknown> = {};
  for (const field of copiedFields) fields[field] = goal[field];
  const copy = newRecord(cairn, 'goals', goal.space, {
    fields: { ...fields, ...standing },
    notes: goal.richThoughts?.ops ?? null,
  });
  const open = cairn.replica.subgoalsOf(goal.key).filter((one) => !isDone(one) || isDivider(one));
  const numbers = numberedAt([], 0, open.length).inserted;
  return [
    copy,
    ...open.flatMap((subgoal, at) =>
      copiesOf(cairn, subgoal, { parent: copy.key, subgoalSequenceNo: numbers[at] }),
    ),
  ];
}
