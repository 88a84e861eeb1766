import { defaultSettings, type UserSettings } from '@cairn/core/accounts/settings';
import { quietUntil } from '@cairn/core/notifications/quiet-hours';
import type { EpochMs } from '@cairn/core/time/zones';
import type { MailedEntry } from '@cairn/words/event-mails';
import type { ServerContext } from '../context/server-context.ts';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { type EventMailParts, type MailedEvents, writtenEventMail } from '../mail/event-mail.ts';
import { mailPace } from '../mail/mail-job.ts';
import type { MailSender } from '../mail/outbox.ts';
import type { JobKind, JobSender, JobWork } from '../queue/job-kind.ts';
import { waitingNotices } from './recipients.ts';
import { movedToTitle } from './moved-to.ts';
import { noteMail } from './note-mail.ts';
import { inWords, type NoticeInWords } from './notices-in-words.ts';
import { closeFold, type Fold } from './waiting-notices.ts';

/** At most one mail about one thing in this time. */
export const foldedForMs = 15 * 60_000;

export const eventMailKind: JobKind<Fold> = { name: 'event-mail', ...mailPace };

const selectPerson = statement<{ email: string; settings: Partial<UserSettings> }>(`
  select u.email, us.settings from users u
  join user_settings us on us.scope_id = u.id and us.id = u.id where u.id = $1`);

const selectWaiting = statement<{ id: string }>(
  'select event_id as id from waiting_notices where user_id = $1 and about_id = $2',
);

export interface EventMailWorkParts {
  readonly context: Pick<ServerContext, 'db' | 'now' | 'mailLeaves'>;
  readonly sender: MailSender;
  readonly mails: EventMailParts;
}

/**
 * Mails waiting notices that the person may still see. A mail is sent twice only if process or database fail between the
 * mail server's answer and the record of it.
 */
export function eventMailWork({ context, sender, mails }: EventMailWorkParts): JobWork<Fold> {
  const { db, now, mailLeaves } = context;
  return {
    kind: eventMailKind,
    async run(fold) {
      const { personId, aboutId } = fold;
      const again = (startAt: number) => async (tx: Tx, jobs: JobSender) => {
        await jobs.send(tx, eventMailKind, { personId, aboutId }, { personId, startAt });
      };
      const [person] = await db.rows(selectPerson, [personId]);
      if (!person) return;
      const settings: UserSettings = { ...defaultSettings, ...person.settings };
      const morning = quietUntil(now(), settings, settings.timezone);
      if (morning !== null) return again(morning);
      const waiting = await db.rows(selectWaiting, [personId, aboutId]);
      const content = mailedEvents(
        await inWords(db, await waitingNotices(db, fold, mailLeaves)),
        settings,
        now(),
      );
      const written = content && writtenEventMail(mails, { id: personId, locale: settings.locale }, content);
      if (written !== null) await sender.send({ to: person.email, ...written });
      const mailedAt = written === null ? null : new Date(now());
      return async (tx, jobs) => {
        if (written !== null && mailedAt !== null) await noteMail(tx, personId, written.subject, mailedAt);
        const eventIds = waiting.map(({ id }) => id);
        const isMore = await closeFold(tx, fold, eventIds, mailedAt);
        if (isMore) await again(mailedAt === null ? now() : mailedAt.getTime() + foldedForMs)(tx, jobs);
      };
    },
  };
}

/** @param notices the oldest first */
function mailedEvents(
  notices: readonly NoticeInWords[],
  settings: UserSettings,
  now: EpochMs,
): MailedEvents | null {
  const [newest, ...earlier] = notices.toReversed();
  if (!newest) return null;
  const placeOf = ({ goal, board }: NoticeInWords) => goal?.id ?? board?.code;
  const entryOf = (one: NoticeInWords): MailedEntry => ({
    event: one.event,
    name: one.name,
    quote: one.quote,
    about: placeOf(one) === placeOf(newest) ? null : (one.goal?.name ?? one.board?.name ?? null),
  });
  const { goal, movedTo, space, board } = newest;
  const period = movedTo && (() => movedToTitle(movedTo, settings, now));
  return { entries: [entryOf(newest), ...earlier.map(entryOf)], goal, period, space, board };
}
