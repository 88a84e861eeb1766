import type { GoalEdit } from '@cairn/core/goals/goal';
import { makesRing } from '@cairn/core/goals/makes-ring';
import type { OccurrenceOf } from '@cairn/core/goals/occurrence-id';
import { isSame } from '@cairn/core/same';
import type { SyncRecord, Typed } from '@cairn/core/sync/record';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import { isSeen, seenNotes } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { fieldsOfEdit, writingOf } from '../goals/edit-goal.ts';
import { formerDay } from '../recurrence/former-day.ts';
import type { Decision } from '../persistence/local-change.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { type FormerFields, formerFields } from './former-fields.ts';
import { formerNotes } from './former-notes.ts';
import { withoutNeedless } from './given-back.ts';
import type { ReversalPlan } from './reversal-plan.ts';
import { isUntouched } from './restoration.ts';
import { seenGoal } from '../replica/seen-goal.ts';
import type { RecordChange } from '../undo-stack/undo-entry.ts';
import { entryAt } from '../entry-at.ts';

export type Edited<Name extends TableName = TableName> = RecordChange<Name> & {
  readonly before: SyncRecord<Name>;
  readonly after: SyncRecord<Name>;
};

export function formerEdits(cairn: Cairn, edits: readonly Edited<'goals'>[]): ReversalPlan {
  const byGoal = Map.groupBy(edits, ({ ref }) => cairn.replica.keyOf(ref.key));
  let isBlocked = false;
  const writes = [...byGoal].flatMap(([key, changes]) => {
    const goal = cairn.replica.goal(key);
    if (!goal) {
      isBlocked = true;
      return [];
    }
    const { before } = entryAt(changes, 0);
    // After the screen shows the change, the goal itself occupies the date, so find the day beforehand.
    const day = formerDay(cairn, seenGoal(cairn, before));
    const written = formerWriting(cairn, changes, goal, day);
    isBlocked ||= written.isBlocked;
    if (isNothing(written)) return [];
    // Edits on the disk that the screen does not show stay too.
    const on = (found: SyncRecord<'goals'>) => {
      const former = isSeen(found) ? formerWriting(cairn, changes, seenGoal(cairn, found), day, found) : null;
      return former && !isNothing(former) ? { fields: former.fields, notes: former.notes } : null;
    };
    return [{ key, fields: written.fields, on }];
  });
  return { decisions: writes.length === 0 ? [] : [sparing(writingOf(cairn, writes))], isBlocked };
}

interface FormerWriting extends Typed {
  readonly isBlocked: boolean;
}

function formerWriting(
  cairn: Cairn,
  changes: readonly Edited<'goals'>[],
  goal: GoalView,
  day: OccurrenceOf | null,
  record?: SyncRecord,
): FormerWriting {
  const former = formerOf(cairn, changes, goal);
  const fields = fieldsOfEdit(cairn, goal, former.edit, former.edit.dueDate ? day : null, record);
  const notes = formerNotes(notesChanges(changes), goal.richThoughts);
  return { fields: fields.ok ? fields.value : {}, notes, isBlocked: former.isBlocked || !fields.ok };
}

function isNothing({ fields, notes }: FormerWriting): boolean {
  return notes === null && Object.keys(fields).length === 0;
}

function formerOf(cairn: Cairn, changes: readonly Edited<'goals'>[], now: GoalView): FormerFields {
  const first = entryAt(changes, 0);
  const last = entryAt(changes, -1);
  // If others wrote in between, only edits after their text can be undone.
  const before = seenGoal(cairn, last.part ? last.before : first.before);
  const after = seenGoal(cairn, last.after);
  if (last.part === 'notes') return { edit: {}, isBlocked: false };
  if (last.part === 'name') return formerFields({ ...after, name: before.name }, after, now);
  const former = formerFields(before, after, now);
  return hasPlace(cairn, now.key, former.edit) ? former : withoutPlace(former);
}

/** The former parent may now be deleted, or be a descendant of this goal. */
function hasPlace({ replica }: Cairn, key: string, { parent }: GoalEdit): boolean {
  if (parent === undefined || parent === null) return true;
  const isThere = replica.goal(parent) !== undefined;
  return isThere && !makesRing(key, parent, (at) => replica.goal(at)?.parent ?? null);
}

function withoutPlace({ edit }: FormerFields): FormerFields {
  const { name, doneDate, color } = edit;
  const remaining = Object.entries({ name, doneDate, color }).filter(([, value]) => value !== undefined);
  return { edit: Object.fromEntries(remaining), isBlocked: true };
}

function notesChanges(changes: readonly Edited<'goals'>[]) {
  return changes
    .filter(({ part }) => part !== 'name')
    .map(({ before, after, typed }) => ({ before: seenNotes(before), after: seenNotes(after), typed }))
    .filter(({ before, after }) => !isSame(before, after));
}

/** The undone edit never left this device, so its values need not be sent. */
function sparing({ refs, decide }: Decision): Decision {
  return {
    refs,
    decide: (records) => {
      const put = decide(records).put.map(withoutNeedless);
      return { put: put.filter((record) => !isUntouched(record)), remove: put.filter(isUntouched) };
    },
  };
}
