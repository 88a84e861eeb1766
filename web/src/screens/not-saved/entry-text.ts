import type { Cairn } from '@cairn/client/cairn/cairn';
import { filedBy } from '@cairn/client/replica/filed';
import { filedRecord } from '@cairn/client/folders/folder-entries';
import { onDevice } from '@cairn/client/tables/all-tables';
import type { ShelfEntry } from '@cairn/client/store/account-store';
import { type NotesDelta, notesText as plainText } from '@cairn/core/notes/delta';
import { unsentOf } from '@cairn/core/sync/unsent';
import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import { tagEdits } from '@cairn/core/tags/tag-settings';
import type { Level } from '@cairn/core/plans/limits';
import { durationText } from '../../goals/duration-text.ts';
import { failureText } from '../../base/failure-text.ts';
import { m } from '@cairn/words/messages';

export interface NotSavedText {
  readonly name: string;
  readonly reason: string;
  readonly value: string;
}

const reasons: Readonly<Record<ShelfEntry['reason'], () => string>> = {
  overwritten: m.shelf_lost,
  deletedElsewhere: m.shelf_deleted,
  spaceLeft: m.shelf_left,
  partRefused: m.shelf_refused,
};

/** Fields that users understand, so no order numbers. */
const spokenFields: Readonly<Record<string, () => string>> = {
  name: m.goal_title,
  dueDate: m.field_due_date,
  doneDate: m.goal_tick,
  color: m.goal_color,
  durationMinutes: m.time_duration,
  parent: m.goal_parent,
  tags: m.field_tags,
  recurrence: m.repeat,
  description: m.climb_editor_summary,
  steps: m.climb_editor_steps,
};

const namelessTexts = {
  goal: m.goal_untitled,
  climb: m.climb_untitled,
  comment: m.comment_label,
  tags: m.field_tags,
  spaceForMe: m.space_for_me,
  settings: m.settings_title,
} as const;

/** For a folder entry, returns the name of the filed record. */
function namelessText(cairn: Cairn, { table, fields }: Pick<ShelfEntry, 'table' | 'fields'>): string {
  const { fallbackName: called } = onDevice(table).shelf;
  if (called !== 'filed') return namelessTexts[called]();
  return filedRecord(cairn, filedBy(cairn.replica, fields))?.view.name || m.goal_untitled();
}

/** Empty for other entries. */
function folderText({ account }: Cairn, { table, scope }: Pick<ShelfEntry, 'table' | 'scope'>): string {
  if (table !== 'folder_goals') return '';
  return scope === account.id ? m.folder_favourites() : m.folder_pinned();
}

function fieldsText({ table, fields }: Pick<ShelfEntry, 'table' | 'fields'>, notesText: string): string {
  const lines = Object.entries(fields).flatMap(([field, value]) => {
    const [tag] = tagEdits({ [field]: value });
    if (tag) return [`#${tag.tag}`];
    const label = spokenFields[field];
    if (!label || value === undefined) return [];
    return [field === 'name' ? String(value) : `${label()}: ${valueText(field, value)}`];
  });
  const emoji = typeof fields['emoji'] === 'string' ? fields['emoji'] : '';
  const texts = onDevice(table).shelf.textFields.map((field) =>
    plainText((fields[field] ?? null) as NotesDelta | null).trim(),
  );
  return [...lines, emoji, ...texts, notesText.trim()].filter((line) => line !== '').join('\n');
}

function valueText(field: string, value: unknown): string {
  if (value === null) return '–';
  if (field === 'durationMinutes') return durationText(Number(value));
  if (field === 'steps' && Array.isArray(value)) return value.map(({ name }) => String(name)).join(', ');
  if (typeof value !== 'object' || Array.isArray(value)) return String(value);
  return 'rule' in value ? String(value.rule) : m.repeat();
}

export function entryText(cairn: Cairn, entry: ShelfEntry): NotSavedText {
  return {
    name: entry.name || namelessText(cairn, entry),
    reason:
      entry.reason === 'deletedElsewhere' && entry.table !== 'goals'
        ? m.shelf_deleted_other()
        : reasons[entry.reason](),
    value: folderText(cairn, entry) || fieldsText(entry, entry.notesText),
  };
}

/** Says why an upload was refused, or that it waits for another upload. */
export function parkedText(cairn: Cairn, record: SyncRecord, level: Level): NotSavedText {
  const typed = unsentOf(record);
  const sentence = record.syncFailed && failureText(record.syncFailed, level);
  const notes = (typed?.notes ?? []).map((op) => (typeof op.insert === 'string' ? op.insert : '')).join('');
  const { table, scope } = record;
  const fields: ShelfEntry['fields'] = seenFields(record);
  return {
    // In the settings, `name` is the user's name.
    name:
      (table !== 'user_settings' && String(fields['name'] ?? '')) || namelessText(cairn, { table, fields }),
    reason: sentence ? `${m.shelf_refused()}: ${sentence}` : m.goal_not_synced_notice(),
    value: folderText(cairn, { table, scope }) || fieldsText({ table, fields: typed?.fields ?? {} }, notes),
  };
}
