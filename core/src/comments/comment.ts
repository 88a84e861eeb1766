import type { FieldStamp, Instant } from '../goals/goal.ts';
import { type NotesDelta } from '../notes/delta.ts';
import { notesFrom } from '../notes/notes-from.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import type { Standing } from '../spaces/roles.ts';

/** A comment on a goal. */
export interface CommentRow {
  readonly id: string;
  readonly tempId: string | null;
  readonly goal: string;
  readonly richText: NotesDelta;
  /** Its author. */
  readonly userId: string;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly stamps: Readonly<Record<string, FieldStamp>>;
  readonly version: number;
  readonly rev: number;
}

/** Longest comment that is kept, in the JSON text of its operations. */
export const maxCommentLength = 50_000;

/** A comment's text from what a request carries; refused when there is nothing in it, or too much. */
export function commentText(input: unknown): Outcome<NotesDelta, { readonly code: 'comment.text' }> {
  const text = notesFrom(input);
  if (!text.ok || text.value === null || JSON.stringify(text.value.ops).length > maxCommentLength)
    return refused({ code: 'comment.text' });
  return accepted(text.value);
}

/** Whether somebody may comment on a goal: a member, unless it is locked; lines between goals are not talked about. */
export function mayComment(
  standing: Standing,
  goal: { readonly locked: boolean; readonly type: string | null },
): boolean {
  return standing.kind === 'member' && !goal.locked && goal.type === null;
}

/** Whether somebody may change a comment: its author alone. */
export function mayEditComment(standing: Standing, comment: { readonly isOwn: boolean }): boolean {
  return standing.kind === 'member' && comment.isOwn;
}

/** Whether somebody may delete a comment: its author, an OWNER and an ADMIN. */
export function mayDeleteComment(standing: Standing, comment: { readonly isOwn: boolean }): boolean {
  return standing.kind === 'member' && (comment.isOwn || standing.role !== 'EDITOR');
}
