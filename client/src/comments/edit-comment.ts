import { commentText } from '@cairn/core/comments/comment';
import { changedNotes, notesDifference, notesText, type NotesDelta } from '@cairn/core/notes/delta';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';
import { changeRecord } from '../change-record.ts';
import type { Saved } from '../saved.ts';

/** Why a comment cannot be changed: nothing is left of it or it is too much, or it is not here. */
export type EditCommentRefusal = { readonly code: 'comment.text' | 'comment.unknown' };

/** Changes what one's own comment says; formats and mentions in what is left as it was stay. */
export function editComment(cairn: Cairn, key: string, text: string): Outcome<Saved, EditCommentRefusal> {
  const ref = { table: 'comments', key: cairn.replica.keyOf(key) };
  const record = cairn.replica.record(ref);
  if (!record) return refused({ code: 'comment.unknown' });
  const before = seenFields(record)['richText'] as NotesDelta;
  const richText = commentText(rewritten(before, `${text.trim()}\n`));
  if (!richText.ok) return richText;
  if (notesText(richText.value) === notesText(before)) return accepted({ saved: Promise.resolve() });
  const fields = { richText: richText.value };
  const { result: saved } = cairn.steps.during(() =>
    changeRecord(cairn, ref, (found) => editedRecord(found, { fields, notes: null })),
  );
  return accepted({ saved });
}

/** The rich text with another wording. In a plain text an embed is one character, as it is in a rich one. */
function rewritten(before: NotesDelta, text: string): NotesDelta | null {
  const change = notesDifference({ ops: [{ insert: notesText(before) }] }, { ops: [{ insert: text }] });
  return changedNotes(before, change);
}
