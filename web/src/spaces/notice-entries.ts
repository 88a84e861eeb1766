import { type Reminder } from '@cairn/client/events/reminders';
import type { EventRow } from '@cairn/core/events/event';
import { type noticeFilters, noticeKindOf } from '@cairn/core/events/notices';
import { plusDays } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import { m } from '@cairn/words/messages';
import type { Planning } from '../goals/planning.ts';

export type Notice = readonly [EventRow, ...EventRow[]];

/** Events of one goal that are folded, or one reminder. */
export type Entry = Notice | readonly [Reminder];

export type Filter = (typeof noticeFilters)[number] | 'all' | 'reminder';

export const isReminder = (entry: Entry): entry is readonly [Reminder] => 'goalCount' in entry[0];

export function isOfKind(notice: EventRow | Reminder, filter: Filter, reader: string): boolean {
  if (filter === 'all') return true;
  return filter === ('goalCount' in notice ? 'reminder' : noticeKindOf(notice, reader));
}

export function newestFirst(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(([one], [other]) => other.datetime.localeCompare(one.datetime));
}

interface Day {
  readonly name: string;
  readonly notices: readonly Entry[];
}

/** Today, yesterday and all earlier days. */
export function daysOf(notices: readonly Entry[], { timezone, today }: Planning): readonly Day[] {
  const dayOf = ([{ datetime }]: Entry) => todayIn(timezone, Date.parse(datetime));
  const yesterday = plusDays(today, -1);
  const days = [
    { name: m.period_today(), notices: notices.filter((notice) => dayOf(notice) >= today) },
    { name: m.moment_yesterday(), notices: notices.filter((notice) => dayOf(notice) === yesterday) },
    { name: m.notices_earlier(), notices: notices.filter((notice) => dayOf(notice) < yesterday) },
  ];
  return days.filter(({ notices: { length } }) => length > 0);
}
