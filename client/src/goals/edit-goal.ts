import { editedGoal, type GoalEditRefusal } from '@cairn/core/goals/edited-goal';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isSame } from '@cairn/core/same';
import { originalDateOf } from '@cairn/core/recurrence/occurrence-dates';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import type { Fields, SyncRecord, Typed } from '@cairn/core/sync/record';
import { tagsFollowing } from '@cairn/core/tags/tags';
import type { Cairn } from '../cairn/cairn.ts';
import type { GoalView } from '../replica/goal-view.ts';
import type { DecideChange, Decision } from '../persistence/local-change.ts';
import { beginTypedOf } from '../replica/series-holders.ts';
import type { Saved } from '../saved.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { firstTouch } from './first-touch.ts';
import { seenGoal } from '../replica/seen-goal.ts';
import { recordIn, type RecordRef, refKey, refOf } from '../store/account-store.ts';
import { keysOf } from '../keys-of.ts';

/**
 * Applies the rules of `core/goals/edited-goal`, which also set dependent fields. Sends nothing if no field
 * changes.
 */
export function editGoal(
  cairn: Cairn,
  key: string,
  edit: GoalEdit,
): Outcome<Saved, GoalEditRefusal | { code: 'goal.unknown' }> {
  const goal = cairn.replica.goal(key);
  if (!goal) return refused({ code: 'goal.unknown' });
  const edited = fieldsOfEdit(cairn, goal, edit);
  if (!edited.ok) return edited;
  const fields = edited.value;
  const shown: Fields = { ...goal };
  const changes = Object.keys(fields).some((field) => !isSame(fields[field], shown[field]));
  if (!changes) return accepted({ saved: Promise.resolve() });
  const write = {
    key: goal.key,
    fields,
    on: (found: SyncRecord<'goals'>) => ({
      fields: fieldsOn(cairn, found, goal, edit) ?? fields,
      notes: null,
    }),
  };
  const { result } = cairn.undoStack.during(() => changeFields(cairn, [write]));
  return accepted({ saved: result });
}

/**
 * The rules check the edit together with the stored goal's other fields. Tags are merged. Null if the rules
 * refuse.
 */
function fieldsOn(cairn: Cairn, found: SyncRecord<'goals'>, shown: GoalView, edit: GoalEdit): Fields | null {
  const now = seenGoal(cairn, found);
  const tags = edit.tags && tagsFollowing(edit.tags, shown.tags, now.tags);
  const fields = fieldsOfEdit(cairn, now, tags ? { ...edit, tags } : edit, null, found);
  return fields.ok ? fields.value : null;
}

/**
 * Returns the edited fields, and those that the rules set.
 *
 * @param recurrence the new day in a series; null to derive it
 */
export function fieldsOfEdit(
  cairn: Cairn,
  goal: GoalView,
  edit: GoalEdit,
  recurrence: OccurrenceOf | null = null,
  record: SyncRecord | undefined = cairn.replica.record(refOf('goals', goal.key)),
): Outcome<Fields, GoalEditRefusal> {
  const edited = editedGoal(goal, edit, settingsOf(cairn).timezone);
  if (!edited.ok) return edited;
  const fields: Record<string, unknown> = {};
  for (const field of keysOf(edited.value)) {
    // A move is sent whole, including unchanged fields.
    if (!isSame(edited.value[field], goal[field]) || field in edit) fields[field] = edited.value[field];
  }
  // A goal without a date cannot repeat.
  if (goal.recurrence && edited.value.dueDate === null) fields['recurrence'] = null;
  else if (recurrence) fields['recurrence'] = recurrence;
  else if ('dueDate' in fields) Object.assign(fields, beginMoved(record, edited.value));
  return accepted(fields);
}

/** An unsent series starts at its first goal's place. */
function beginMoved(record: SyncRecord | undefined, { columnId, dueDate }: GoalView): Fields {
  const wish = beginTypedOf(record);
  if (!wish || columnId === null || dueDate === null) return {};
  return { recurrence: { ...wish, originalDate: originalDateOf(columnId, dueDate) } };
}

interface GoalWrite {
  readonly key: string;
  readonly fields: Fields;
  /** Replaces `fields` by values that depend on the stored goal, such as positions in a note. Null writes nothing. */
  readonly on?: (found: SyncRecord<'goals'>) => Typed | null;
}

export function changeFields(cairn: Cairn, writes: readonly GoalWrite[]): Promise<void> {
  const { refs, decide } = writingOf(cairn, writes);
  return cairn.change(refs, decide);
}

export function writingOf(cairn: Cairn, writes: readonly GoalWrite[]): Decision {
  const refs = writes.map(({ key }) => refOf('goals', key));
  const above = writes.flatMap(({ fields }) => aboveRefs(cairn, fields['parent']));
  const decide: DecideChange = (records) => ({
    put: [
      ...writes.flatMap(({ key, fields, on }) => {
        const record = recordIn(records, refOf('goals', key));
        const typed = record && (on ? on(record) : { fields, notes: null });
        return typed ? [editedRecord(record, typed)] : [];
      }),
      ...above.flatMap((ref) => firstTouch(records.get(refKey(ref))) ?? []),
    ],
  });
  return { refs: [...refs, ...above], decide };
}

/** Returns the parent if it is an occurrence without a record, so that it gets one. */
export function aboveRefs({ replica }: Cairn, above: unknown): readonly RecordRef[] {
  if (typeof above !== 'string') return [];
  const ref = refOf('goals', replica.keyOf(above));
  return replica.record(ref) === undefined && replica.recordToChange(ref) ? [ref] : [];
}
