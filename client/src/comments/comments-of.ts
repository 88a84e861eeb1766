import type { Instant } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import type { SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { goalKeyOf } from '../goals/goal-key-of.ts';
import { type SyncState, syncStateOf } from '../replica/goal-view.ts';

/** A comment as a screen shows it. */
export interface CommentView {
  /** Stable on this device for ever. */
  readonly key: string;
  /** Its author's id. */
  readonly userId: string;
  readonly isOwn: boolean;
  readonly richText: NotesDelta;
  readonly createdDatetime: Instant;
  readonly sync: SyncState;
}

/** A goal's comments, the oldest first; of the same moment in the order of their keys. */
export function commentsOf(cairn: Cairn, goalKey: string): readonly CommentView[] {
  return cairn.replica
    .recordsOf('comments')
    .filter((record) => isSeen(record) && goalKeyOf(cairn, record) === goalKey)
    .map((record) => viewOf(cairn, record))
    .toSorted(
      (one, other) => compare(one.createdDatetime, other.createdDatetime) || compare(one.key, other.key),
    );
}

/** Whether the person of this device said it. */
export function isOwnComment(cairn: Cairn, record: SyncRecord<'comments'>): boolean {
  return authorOf(cairn, record) === cairn.account.id;
}

function authorOf({ account }: Cairn, record: SyncRecord<'comments'>): string {
  // One that the server has not answered yet was written here.
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
