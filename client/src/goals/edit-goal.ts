import { editedGoal, type GoalEditRefusal } from '@cairn/core/goals/edited-goal';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isSame } from '@cairn/core/same';
import { originalDateOf } from '@cairn/core/recurrence/occurrence-dates';
import type { Fields } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { beginTypedOf } from '../replica/series-holders.ts';
import type { Saved } from '../saved.ts';
import { settingsOf } from '../settings/settings-of.ts';
import { firstTouch } from '../recurrence/first-touch.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';

/**
 * Changes fields of a goal as `core/goals/edited-goal` decides; what the rule adds (times on the due date's day, a cut
 * name) is changed with it.
 *
 * Nothing happens, and nothing is sent, when every field has that value already.
 */
export function editGoal(
  cairn: Cairn,
  key: string,
  edit: GoalEdit,
): Outcome<Saved, GoalEditRefusal | { code: 'goal.unknown' }> {
  const goal = cairn.replica.goal(key);
  if (!goal) return refused({ code: 'goal.unknown' });
  const edited = editedGoal(goal, edit, settingsOf(cairn).timezone);
  if (!edited.ok) return edited;
  const fields: Record<string, unknown> = {};
  for (const field of Object.keys(edited.value) as (keyof typeof goal)[]) {
    // A move is one unit even where part of it stays as it was, so what is named is sent.
    if (!isSame(edited.value[field], goal[field]) || field in edit) fields[field] = edited.value[field];
  }
  // Off the time axis nothing repeats (spec core §4 "Remove date").
  if (goal.recurrence && edited.value.dueDate === null) fields['recurrence'] = null;
  else if ('dueDate' in fields) Object.assign(fields, beginMoved(cairn, edited.value));
  const changes = Object.keys(fields).some(
    (field) => !isSame(fields[field], goal[field as keyof typeof goal]),
  );
  return accepted({ saved: changes ? changeFields(cairn, [{ key: goal.key, fields }]) : Promise.resolve() });
}

/** A series that the server has not heard of begins where its first goal is moved to. */
function beginMoved({ replica }: Cairn, { key, columnId, dueDate }: GoalView): Fields {
  const wish = beginTypedOf(replica.record({ table: 'goals', key }));
  if (!wish || columnId === null || dueDate === null) return {};
  return { recurrence: { ...wish, originalDate: originalDateOf(columnId, dueDate) } };
}

/** Sets fields of several goals in one change. */
export function changeFields(
  cairn: Cairn,
  edits: readonly { readonly key: string; readonly fields: Readonly<Record<string, unknown>> }[],
): Promise<void> {
  const refs = edits.map(({ key }) => ({ table: 'goals', key }));
  const above = edits.flatMap(({ fields }) => aboveRefs(cairn, fields['parent']));
  return cairn.change([...refs, ...above], (records) => ({
    put: [
      ...edits.flatMap(({ key, fields }) => {
        const record = records.get(refKey({ table: 'goals', key }));
        return record ? [editedRecord(record, { fields, notes: null })] : [];
      }),
      ...above.flatMap((ref) => firstTouch(records.get(refKey(ref))) ?? []),
    ],
  }));
}

/** The goal that something is put below, when that is an occurrence which nobody has touched. */
export function aboveRefs({ replica }: Cairn, above: unknown): readonly RecordRef[] {
  if (typeof above !== 'string') return [];
  const ref = { table: 'goals', key: replica.keyOf(above) };
  return replica.record(ref) === undefined && replica.recordToChange(ref) ? [ref] : [];
}
