import type { Instant } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { goalKeyOf } from '../goals/goal-key-of.ts';
import { type SyncState, syncStateOf } from '../replica/goal-view.ts';

export interface CommentView {
  readonly key: string;
  readonly userId: string;
  readonly isOwn: boolean;
  readonly richText: NotesDelta;
  readonly createdDatetime: Instant;
  readonly sync: SyncState;
}

/** Returns the oldest first. */
export function commentsOf(cairn: Cairn, goalKey: string): readonly CommentView[] {
  return cairn.replica
    .recordsOf('comments')
    .filter((record) => isSeen(record) && goalKeyOf(cairn, record) === goalKey)
    .map((record) => viewOf(cairn, record))
    .toSorted(
      (one, other) => compare(one.createdDatetime, other.createdDatetime) || compare(one.key, other.key),
    );
}

export function isOwnComment(cairn: Cairn, record: SyncRecord<'comments'>): boolean {
  return authorOf(cairn, record) === cairn.account.id;
}

function authorOf({ account }: Cairn, record: SyncRecord<'comments'>): string {
  // A comment without the server's answer was written by this user.
  return seenFields(record).userId ?? account.id;
}

function viewOf(cairn: Cairn, record: SyncRecord<'comments'>): CommentView {
  const fields = seenFields(record);
  const userId = authorOf(cairn, record);
  return {
    key: record.key,
    userId,
    isOwn: userId === cairn.account.id,
    richText: fields.richText,
    createdDatetime: fields.createdDatetime ?? record.createdAt,
    sync: syncStateOf(record),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
