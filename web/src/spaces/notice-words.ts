import type { EventRow } from '@cairn/core/events/event';
import { noticeKindOf, type NoticeKind } from '@cairn/core/events/notices';
import { m } from '@cairn/words/messages';
import { bidiIsolated } from '../goals/bidi-isolated.ts';
import { periodAt } from '../goals/event-parts.ts';
import { namedPeriod, type Planning } from '../goals/planning.ts';

/** @param comments how many comments the sentence is about */
export function verbOf(event: EventRow, kind: NoticeKind, comments: number): string {
  const verbs: Readonly<Record<NoticeKind, () => string>> = {
    mention: m.notice_mentioned,
    given: m.notice_given,
    comment: () => (comments > 1 ? m.notice_comments({ count: comments }) : m.notice_commented()),
    done: m.notice_done,
    moved: m.notice_moved,
    joined: m.notice_joined,
    left: () =>
      event.otherUserId === event.userId
        ? m.notice_left()
        : m.notice_removed({ person: bidiIsolated(event.otherUserName || m.person_removed()) }),
  };
  return verbs[kind]();
}

/** The goal or space that the sentence is about. */
export function thingOf({ goalId, goalName, spaceName }: EventRow): string {
  return (goalId === null ? spaceName : goalName || m.goal_untitled()) ?? '';
}

/** Ends the sentence; empty for most kinds. */
export function afterOf(event: EventRow, kind: NoticeKind, planning: Planning): string {
  const period = kind === 'moved' ? periodAt(event, planning) : null;
  return period === null ? '' : m.deed_to({ period: namedPeriod(period, planning).title });
}

/** The whole sentence without marks, for one notice. */
export function noticeSentence(event: EventRow, name: string, reader: string, planning: Planning): string {
  const kind = noticeKindOf(event, reader);
  const parts = [
    bidiIsolated(name),
    verbOf(event, kind, 1),
    bidiIsolated(thingOf(event)),
    afterOf(event, kind, planning),
  ];
  return parts.filter((part) => part !== '').join(' ');
}
