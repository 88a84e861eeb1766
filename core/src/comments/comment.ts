import type { FieldStamp, Instant } from '../goals/goal.ts';
import { type NotesDelta } from '../notes/delta.ts';
import { notesFrom } from '../notes/notes-from.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { administers, type Standing } from '../spaces/roles.ts';

export interface CommentRow {
  readonly id: string;
  readonly tempId: string | null;
  readonly goal: string;
  readonly richText: NotesDelta;
  readonly userId: string;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly stamps: Readonly<Record<string, FieldStamp>>;
  readonly version: number;
  readonly rev: number;
}

/** In UTF-16 units of JSON. */
export const maxCommentLength = 50_000;

export function commentText(input: unknown): Outcome<NotesDelta, { readonly code: 'comment.text' }> {
  const text = notesFrom(input);
  if (!text.ok || text.value === null || JSON.stringify(text.value.ops).length > maxCommentLength)
    return refused({ code: 'comment.text' });
  return accepted(text.value);
}

/** Locked goals and dividers take no comments. */
export function mayComment(
  standing: Standing,
  goal: { readonly locked: boolean; readonly type: string | null },
): boolean {
  return standing.kind === 'member' && !goal.locked && goal.type === null;
}

export function mayEditComment(standing: Standing, comment: { readonly isOwn: boolean }): boolean {
  return standing.kind === 'member' && comment.isOwn;
}

export function mayDeleteComment(standing: Standing, comment: { readonly isOwn: boolean }): boolean {
  return standing.kind === 'member' && (comment.isOwn || administers(standing));
}
