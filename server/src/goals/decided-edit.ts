import type { NoteChange } from '@cairn/contract/goals';
import { editedGoal, untouchedGoal } from '@cairn/core/goals/edited-goal';
import type { GoalEdit, GoalRow } from '@cairn/core/goals/goal';
import { makesRing } from '@cairn/core/goals/makes-ring';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { SyncRules } from '@cairn/core/sync/rules';
import { stampedBy } from '@cairn/core/sync/stamps';
import type { Refusal } from '../base/refusal.ts';
import { withParentSet } from '@cairn/core/goals/set-parent';
import { m } from '@cairn/words/messages';
import type { LoggedChange } from './goal-write-rows.ts';
import type { GoalWish } from './goal-wish.ts';
import { mergedNotes } from './merged-notes.ts';
import type { WriteFacts } from './write-facts.ts';

export interface EditContext {
  readonly facts: WriteFacts;
  /** Note changes since the base revision of the sent change. */
  readonly noteLog: readonly NoteChange[];
  /** IANA name. */
  readonly zone: string;
  readonly now: number;
  readonly version: number;
  readonly key: string | null;
  readonly rules: SyncRules;
}

export interface DecidedEdit {
  readonly goal: GoalRow;
  readonly change: LoggedChange;
}

const fieldSentences = {
  'goal.schedule': { dueDate: () => m.field_schedule_half() },
  'goal.times': { datetimeTo: () => m.field_times_order() },
  'goal.name': { name: () => m.field_required() },
  'goal.cycle': { parent: () => m.field_parent_cycle() },
} as const;

export function decidedEdit(
  goal: GoalRow,
  wish: GoalWish,
  context: EditContext,
): Outcome<DecidedEdit, Refusal> {
  const named = withNamedGoals(goal, wish.edit, context);
  if (!named.ok) return named;
  const edit = named.value;
  // With the rule off (simulation only), fields that were not sent are lost.
  const before = context.rules.fieldMerge ? goal : { ...goal, ...untouchedGoal, name: goal.name };
  const edited = editedGoal(before, edit, context.zone);
  if (!edited.ok) return refused({ code: edited.refusal.code, errors: fieldSentences[edited.refusal.code] });
  const merged = wish.notes && mergedNotes(goal, wish.notes, context.noteLog, context.rules.notesMerge);
  if (wish.notes && !merged)
    return refused({ code: 'goal.notes', errors: { richThoughts: () => m.field_note_long() } });
  const notesRev = goal.notesRev + (merged?.ops ? 1 : 0);
  const rev = goal.rev + 1;
  return accepted({
    goal: {
      ...edited.value,
      richThoughts: merged ? merged.notes : goal.richThoughts,
      notesRev,
      stamps: stampedBy(goal.stamps, edit, wish.baseRev ?? goal.rev, rev),
      modifiedDatetime: new Date(context.now).toISOString(),
      version: context.version,
      rev,
    },
    change: merged?.ops ? { rev: notesRev, key: context.key, ops: [...merged.ops] } : null,
  });
}

/** Checks assignee, list and parent, and replaces temporary ids. */
function withNamedGoals(
  goal: GoalRow,
  sent: GoalEdit,
  { facts, rules }: EditContext,
): Outcome<GoalEdit, Refusal> {
  if (sent.assignee && !facts.isAssigneeMember) {
    return refused({
      code: 'goal.assignee',
      errors: { assignee: () => m.field_assignee_not_member() },
    });
  }
  const listed = withNamedList(goal, sent, facts);
  if (!listed.ok) return listed;
  const edit = listed.value;
  if (edit.parent === null || edit.parent === undefined) return accepted(edit);
  const { parent } = facts;
  // A request may send the current parent even if it is deleted: on a board such goals stay.
  if (parent?.isInScope && parent.id === goal.parent) return accepted({ ...edit, parent: parent.id });
  if (parent === null || !parent.isInScope || parent.isDeleted) {
    return refused({ code: 'goal.parent', errors: { parent: () => m.field_parent_unknown() } });
  }
  const { chain } = parent;
  const isRing = makesRing(goal.id, parent.id, (id) => chain[chain.indexOf(id) + 1] ?? null);
  if ((isRing && rules.noRing) || parent.id === goal.id) {
    return refused({ code: 'goal.cycle', errors: fieldSentences['goal.cycle'] });
  }
  return accepted(withParentSet(goal, { ...edit, parent: parent.id }, parent));
}

/**
 * A request may send the current list even if that list is deleted. A goal that moves to another space leaves its list.
 */
function withNamedList(goal: GoalRow, edit: GoalEdit, { list }: WriteFacts): Outcome<GoalEdit, Refusal> {
  const { bucketId } = edit;
  if (bucketId === undefined || bucketId === null || bucketId === goal.bucketId) return accepted(edit);
  const space = edit.space ?? goal.space;
  if (list && (list.id === goal.bucketId || (list.space === space && !list.isDeleted)))
    return accepted({ ...edit, bucketId: list.id });
  if (list?.space === goal.space && space !== goal.space) return accepted({ ...edit, bucketId: null });
  return refused({ code: 'goal.bucket', errors: { bucket: () => m.field_list_unknown() } });
}
