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
 * What the same edit writes into the goal as it is found: the rules ask what else it is, and tags are added and taken.
 * Null where the rules refuse it there.
 */
function fieldsOn(cairn: Cairn, found: SyncRecord<'goals'>, shown: GoalView, edit: GoalEdit): Fields | null {
  const now = seenGoal(cairn, found);
  const tags = edit.tags && tagsFollowing(edit.tags, shown.tags, now.tags);
  const fields = fieldsOfEdit(cairn, now, tags ? { ...edit, tags } : edit, null, found);
  return fields.ok ? fields.value : null;
}

/**
 * What an edit writes: the fields it names, and those that the rules change with them.
 *
 * @param recurrence the day of a series that it stands for from now on; null leaves that to the rules
 * @param record what the goal is the view of
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
    // A move is one unit even where part of it stays as it was, so what is named is sent.
    if (!isSame(edited.value[field], goal[field]) || field in edit) fields[field] = edited.value[field];
  }
  // Off the time axis nothing repeats.
  if (goal.recurrence && edited.value.dueDate === null) fields['recurrence'] = null;
  else if (recurrence) fields['recurrence'] = recurrence;
  else if ('dueDate' in fields) Object.assign(fields, beginMoved(record, edited.value));
  return accepted(fields);
}

/** A series that the server has not heard of begins where its first goal is moved to. */
function beginMoved(record: SyncRecord | undefined, { columnId, dueDate }: GoalView): Fields {
  const wish = beginTypedOf(record);
  if (!wish || columnId === null || dueDate === null) return {};
  return { recurrence: { ...wish, originalDate: originalDateOf(columnId, dueDate) } };
}

/** What shall be written into one goal. */
interface GoalWrite {
  readonly key: string;
  readonly fields: Fields;
  /**
   * The same for the goal as it is found, where it depends on what else that is: a place in a note is one in that text
   * alone. Null where nothing is written then.
   */
  readonly on?: (found: SyncRecord<'goals'>) => Typed | null;
}

/** Sets fields of several goals in one change. */
export function changeFields(cairn: Cairn, writes: readonly GoalWrite[]): Promise<void> {
  const { refs, decide } = writingOf(cairn, writes);
  return cairn.change(refs, decide);
}

/** How several goals are written into in one change. */
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

/** The goal that something is put below, when that is an occurrence which nobody has touched. */
export function aboveRefs({ replica }: Cairn, above: unknown): readonly RecordRef[] {
  if (typeof above !== 'string') return [];
  const ref = refOf('goals', replica.keyOf(above));
  return replica.record(ref) === undefined && replica.recordToChange(ref) ? [ref] : [];
}
