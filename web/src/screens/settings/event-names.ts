import type { Destination, NotificationEvent } from '@cairn/core/notifications/notification-event';
import { m } from '@cairn/words/messages';

export interface EventName {
  readonly event: NotificationEvent;
  readonly name: () => string;
}

export interface EventGroup {
  readonly name: () => string;
  readonly hint: () => string;
  readonly events: readonly EventName[];
  /** Destinations that never get these events. */
  readonly without?: readonly Destination[];
}

export const eventGroups: readonly EventGroup[] = [
  {
    name: m.notify_for_me,
    hint: m.notify_for_me_hint,
    events: [
      { event: 'goalAssigned', name: m.notify_assigned },
      { event: 'goalMentionCreated', name: m.notify_goal_mention },
      { event: 'commentMentionCreated', name: m.notify_comment_mention },
    ],
  },
  {
    name: m.notify_followed,
    hint: m.notify_followed_hint,
    events: [
      { event: 'commentCreated', name: m.notify_comment },
      { event: 'goalModified', name: m.notify_modified },
      { event: 'goalRescheduled', name: m.notify_rescheduled },
      { event: 'goalDone', name: m.notify_done },
      { event: 'goalDeleted', name: m.notify_deleted },
    ],
  },
  {
    name: m.notify_reminders,
    hint: m.notify_reminders_hint,
    events: [{ event: 'goalTime', name: m.notify_time }],
  },
  {
    name: m.notify_in_spaces,
    hint: m.notify_in_spaces_hint,
    events: [
      { event: 'goalCreated', name: m.notify_goal_created },
      { event: 'boardCreated', name: m.notify_board_created },
      { event: 'membershipCreated', name: m.notify_joined },
      { event: 'membershipDeleted', name: m.notify_left },
    ],
  },
  {
    name: m.notify_back_group,
    hint: m.notify_back_hint,
    events: [
      { event: 'dailyInsights', name: m.notify_day },
      { event: 'weeklyInsights', name: m.notify_week },
      { event: 'monthlyInsights', name: m.notify_month },
    ],
    without: ['push'],
  },
];

export const news: EventName = { event: 'marketingEmails', name: m.notify_marketing };

export function eventName(event: NotificationEvent | 'sample'): string {
  if (event === 'sample') return m.webhook_sample();
  const all = [...eventGroups.flatMap(({ events }) => events), news];
  return all.find((each) => each.event === event)?.name() ?? event;
}
