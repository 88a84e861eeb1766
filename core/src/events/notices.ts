import type { Instant } from '../goals/goal.ts';
import type { EventRow, EventType } from './event.ts';

/**
 * These events notify the user they name. Offline edits arrive as one event, so an assignment can be part of
 * a move or completion.
 */
export const ringingTypes = [
  'MENTION_CREATED',
  'GOAL_ASSIGNED',
  'GOAL_CREATED',
  'GOAL_DONE',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];

/** These events notify followers of their goal. */
export const followedTypes = [
  'COMMENT_CREATED',
  'GOAL_DONE',
  'GOAL_RESCHEDULED',
] as const satisfies readonly EventType[];

/** These events notify the members of their space. */
export const memberTypes = [
  'MEMBERSHIP_CREATED',
  'MEMBERSHIP_DELETED',
] as const satisfies readonly EventType[];

/** Older notices, in days, are not listed. */
export const noticeDays = 30;

/** Higher counts are shown as this number. */
export const maxUnread = 99;

export type NoticeKind = 'mention' | 'given' | 'comment' | 'done' | 'moved' | 'joined' | 'left';

/** @param event in the list of notices of `reader` */
export function noticeKindOf(
  { type, otherUserId }: Pick<EventRow, 'type' | 'otherUserId'>,
  reader: string,
): NoticeKind {
  if (type === 'MENTION_CREATED') return 'mention';
  if (type === 'MEMBERSHIP_CREATED') return 'joined';
  if (type === 'MEMBERSHIP_DELETED') return 'left';
  if (otherUserId === reader) return 'given';
  if (type === 'COMMENT_CREATED') return 'comment';
  return type === 'GOAL_DONE' ? 'done' : 'moved';
}

/** The filters of the list, beside the one that shows all. */
export const noticeFilters = ['mention', 'given', 'comment'] as const satisfies readonly NoticeKind[];

export interface ReadStates {
  /** Notices up to this moment are read; null if there is none. */
  readonly seen: Instant | null;
  readonly isRead: (code: string) => boolean;
}

export function isUnread(
  { code, datetime }: Pick<EventRow, 'code' | 'datetime'>,
  { seen, isRead }: ReadStates,
): boolean {
  return (seen === null || datetime > seen) && !isRead(code);
}

/** Returns the unread notices, at most {@link maxUnread}. */
export function unreadCount(
  notices: readonly Pick<EventRow, 'code' | 'datetime'>[],
  states: ReadStates,
): number {
  return Math.min(maxUnread, notices.filter((notice) => isUnread(notice, states)).length);
}

/** A read state of one notice, in the person's scope. The id is that of the event or reminder. */
export interface ReadNoticeRow {
  readonly id: string;
  /** False once the notice was marked as unread again. */
  readonly isRead: boolean;
  /** The moment of the event or reminder. */
  readonly datetime: Instant;
  readonly version: number;
  readonly rev: number;
}

/** In minutes. */
const foldWithin = 15;

/**
 * Returns the entries of the list: notices of one goal within 15 minutes of the newest of them, newest first. An entry
 * has the place of its newest notice. Notices without a goal stay alone.
 *
 * @param notices newest first
 */
export function foldedNotices<Notice extends Pick<EventRow, 'goalId' | 'datetime'>>(
  notices: readonly Notice[],
): readonly (readonly [Notice, ...Notice[]])[] {
  const entries: [Notice, ...Notice[]][] = [];
  const newestOf = new Map<string, [Notice, ...Notice[]]>();
  for (const notice of notices) {
    const { goalId, datetime } = notice;
    const entry = goalId === null ? undefined : newestOf.get(goalId);
    if (entry && Date.parse(entry[0].datetime) - Date.parse(datetime) <= foldWithin * 60_000) {
      entry.push(notice);
      continue;
    }
    const begun: [Notice, ...Notice[]] = [notice];
    entries.push(begun);
    if (goalId !== null) newestOf.set(goalId, begun);
  }
  return entries;
}
