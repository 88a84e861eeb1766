import type { ShelfEntry } from '@cairn/client/store/account-store';
import { type NotesDelta, notesText as plainText } from '@cairn/core/notes/delta';
import { unsentOf } from '@cairn/core/sync/edited-record';
import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import { refusalSentence } from '@cairn/words/refusals';
import { isRefusalCode } from '@cairn/contract/refusals';
import { m } from '@cairn/words/messages';

/** What found no place, in words. */
export interface NotSavedText {
  readonly name: string;
  readonly reason: string;
  /** What the person had typed or chosen; empty when there is nothing to show. */
  readonly value: string;
}

const reasons: Readonly<Record<ShelfEntry['reason'], () => string>> = {
  overwritten: m.shelf_lost,
  deletedElsewhere: m.shelf_deleted,
  spaceLeft: m.shelf_left,
  partRefused: m.shelf_refused,
};

/** The fields that say something to a person; places and numbers do not. */
const spokenFields: Readonly<Record<string, () => string>> = {
  name: m.goal_title,
  dueDate: m.field_due_date,
  doneDate: m.action_done,
  color: m.goal_color,
  parent: m.goal_parent,
  tags: m.field_tags,
  recurrence: m.repeat,
};

function namelessText(table: string): string {
  return table === 'comments' ? m.comment_label() : m.goal_untitled();
}

function fieldsText(fields: Readonly<Record<string, unknown>>, notesText: string): string {
  const lines = Object.entries(fields).flatMap(([field, value]) => {
    const label = spokenFields[field];
    if (!label || value === undefined) return [];
    return [field === 'name' ? String(value) : `${label()}: ${valueText(value)}`];
  });
  const comment = plainText((fields['richText'] ?? null) as NotesDelta | null);
  return [...lines, comment.trim(), notesText.trim()].filter((line) => line !== '').join('\n');
}

function valueText(value: unknown): string {
  if (value === null) return '–';
  if (typeof value !== 'object' || Array.isArray(value)) return String(value);
  return 'rule' in value ? String(value.rule) : m.repeat();
}

/** What stands on the shelf, in words. */
export function entryText(entry: ShelfEntry): NotSavedText {
  return {
    name: entry.name || namelessText(entry.table),
    reason: reasons[entry.reason](),
    value: fieldsText(entry.fields, entry.notesText),
  };
}

/** A refused upload, in words; what only waits for another one says so. */
export function parkedText(record: SyncRecord): NotSavedText {
  const typed = unsentOf(record);
  const failure = record.syncFailed;
  const sentence =
    failure && (isRefusalCode(failure.errorCode) ? refusalSentence(failure.errorCode) : failure.errorMessage);
  const notes = (typed?.notes ?? []).map((op) => (typeof op.insert === 'string' ? op.insert : '')).join('');
  return {
    name: String(seenFields(record).name ?? '') || namelessText(record.table),
    reason: sentence ? `${m.shelf_refused()}: ${sentence}` : m.goal_not_synced_notice(),
    value: fieldsText(typed?.fields ?? {}, notes),
  };
}
