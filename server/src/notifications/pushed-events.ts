import type { UserSettings } from '@cairn/core/accounts/settings';
import type { EventOfOthers } from '@cairn/core/notifications/notification-event';
import type { EpochMs } from '@cairn/core/time/zones';
import { eventLine } from '@cairn/words/event-mails';
import { languageOf, saidIn } from '@cairn/words/language';
import type { ServerContext } from '../context/server-context.ts';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import type { PushMessage } from '../push/push-message.ts';
import type { PushSource } from '../push/push-jobs.ts';
import { movedToTitle } from './moved-to.ts';
import { inWords, type NoticeInWords } from './notices-in-words.ts';
import { type Notice, noticeOf } from './recipients.ts';

const selectRead = statement<{ isRead: boolean }>(`
  select exists (
      select from read_notices r where r.scope_id = us.id and r.id = $2 and r.deleted_at is null and r.is_read)
    or coalesce($3 <= (us.settings ->> 'noticesLastSeenDatetime')::timestamptz, false) as "isRead"
  from user_settings us where us.scope_id = $1 and us.id = $1`);

/** Whether a person has read the notice of an event or a reminder, on any device. */
export async function isReadNotice(db: Db, personId: string, id: string, at: Date): Promise<boolean> {
  const [state] = await db.rows(selectRead, [personId, id, at]);
  return state?.isRead ?? false;
}

const urgent: ReadonlySet<EventOfOthers> = new Set([
  'goalAssigned',
  'goalMentionCreated',
  'commentMentionCreated',
]);

/** The events of others, by their ids. */
export function eventSource({
  db,
  now,
  mailLeaves,
}: Pick<ServerContext, 'db' | 'now' | 'mailLeaves'>): PushSource {
  return {
    rings: () => false,
    async message({ id: personId, settings }, { id: eventId }) {
      const notice = await noticeOf(db, personId, eventId, mailLeaves);
      if (!notice?.destinations.includes('push')) return null;
      if (await isReadNotice(db, personId, eventId, notice.createdAt)) return null;
      const [words] = await inWords(db, [notice]);
      if (!words) return null;
      return saidIn(languageOf(settings.locale) ?? 'en', () => messageOf(notice, words, settings, now()));
    },
  };
}

function messageOf(
  { eventId, createdAt }: Notice,
  notice: NoticeInWords,
  settings: UserSettings,
  now: EpochMs,
): PushMessage {
  const { event, name, goal, movedTo, space, board, quote } = notice;
  const about = { goal: goal?.name ?? '', space: space.name, board: board?.name ?? '' };
  return {
    title: eventLine({ event, name, ...about }),
    text: quote[0] ?? (movedTo ? `${movedToTitle(movedTo, settings, now)} · ${space.name}` : space.name),
    path: pathOf(notice),
    tag: goal?.id ?? board?.code ?? eventId,
    urgency: urgent.has(event) ? 'high' : 'normal',
    keptForMs: 86_400_000,
    event: { code: eventId, datetime: createdAt.toISOString() },
  };
}

function pathOf({ event, goal, space, board }: NoticeInWords): string {
  if (goal !== null && event !== 'goalDeleted') return `/goals/${goal.id}/`;
  return board === null ? `/spaces/${space.id}/` : `/boards/${board.code}/`;
}
