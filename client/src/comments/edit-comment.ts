import { commentText } from '@cairn/core/comments/comment';
import {
  mentionIn,
  plainlyWritten,
  richTextOf,
  unshown,
  type WrittenText,
} from '@cairn/core/comments/written-text';
import { changedNotes, type NotesDelta, type NotesOps } from '@cairn/core/notes/delta';
import { notesDifference } from '@cairn/core/notes/difference';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { changeRecord } from '../cairn/change-record.ts';
import type { Saved } from '../saved.ts';
import { refOf } from '../store/account-store.ts';

/** `comment.text`: the text is empty or too long. */
export type EditCommentRefusal = { readonly code: 'comment.text' | 'comment.unknown' };

/**
 * Unchanged text keeps its formats.
 *
 * @param written plain text has no mentions
 */
export function editComment(
  cairn: Cairn,
  key: string,
  written: string | WrittenText,
): Outcome<Saved, EditCommentRefusal> {
  const ref = refOf('comments', cairn.replica.keyOf(key));
  const record = cairn.replica.record(ref);
  if (!record) return refused({ code: 'comment.unknown' });
  const before = seenFields(record).richText;
  const change = rewriting(before, typeof written === 'string' ? plainlyWritten(written) : written);
  const richText = commentText(changedNotes(before, change));
  if (!richText.ok) return richText;
  if (change.length === 0) return accepted({ saved: Promise.resolve() });
  const fields = { richText: richText.value };
  const { result: saved } = cairn.undoStack.during(() =>
    changeRecord(cairn, ref, (found) => editedRecord(found, { fields, notes: null })),
  );
  return accepted({ saved });
}

/** Returns a change that keeps everything a plain field cannot show. */
function rewriting(before: NotesDelta, written: WrittenText): NotesOps {
  const shown = before.ops.map(({ insert }) => ({
    insert: typeof insert === 'string' || mentionIn(insert) ? insert : unshown,
  }));
  return notesDifference({ ops: shown }, richTextOf(written));
}
