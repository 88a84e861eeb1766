import { longestLateMs } from '@cairn/core/notifications/reminders';
import { dailyLine } from '@cairn/words/event-mails';
import { reminderLine } from '@cairn/words/reminder-line';
import { languageOf, saidIn } from '@cairn/words/language';
import type { ServerContext } from '../context/server-context.ts';
import type { PushSource } from '../push/push-jobs.ts';
import type { PushMessage } from '../push/push-message.ts';
import { isReadNotice } from './pushed-events.ts';
import { type ReminderNow, reminderNow } from './reminder-now.ts';

/** The reminders of goals, by their ids. They wait for nothing: the person chose their times. */
export function reminderSource(context: Pick<ServerContext, 'db' | 'now'>): PushSource {
  return {
    rings: () => true,
    async message(person, { id, occurrence = null }) {
      const found = await reminderNow(context, person, { id, occurrence }, 'push');
      if (found === null || (await isReadNotice(context.db, person.id, id, found.dueAt))) return null;
      return saidIn(languageOf(person.settings.locale) ?? 'en', () => messageOf(id, found));
    },
  };
}

function messageOf(code: string, found: ReminderNow): PushMessage {
  const event = { code, datetime: found.dueAt.toISOString() };
  const more = { urgency: 'high', keptForMs: longestLateMs, event } as const;
  if (found.kind === 'day') {
    const names = found.goals.map(({ name }) => name);
    return {
      title: dailyLine(names.length),
      text: names.join(', '),
      path: '/horizons/days/',
      tag: 'day',
      ...more,
    };
  }
  const { goalId, name, spaceName } = found.goal;
  return {
    title: reminderLine(found.minutes, name),
    text: `${found.time} · ${spaceName}`,
    path: `/goals/${goalId}/`,
    tag: goalId,
    ...more,
  };
}
