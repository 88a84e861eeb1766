import { quietUntil } from '@cairn/core/notifications/quiet-hours';
import { personById } from '../accounts/session-rows.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { Db } from '../db/database.ts';
import { type EventMailContent, type EventMailParts } from '../mail/event-mail.ts';
import { writtenDayDigest, writtenPeriodDigest } from '../mail/digest-mail.ts';
import { mailPace } from '../mail/mail-job.ts';
import type { MailSender } from '../mail/outbox.ts';
import type { JobKind, JobWork } from '../queue/job-kind.ts';
import { noteMail } from './note-mail.ts';
import { digestNow } from './digest-now.ts';
import type { PersonDigest } from './due-digests.ts';

/** A day later, a digest is not sent any more. */
export const digestMailKind: JobKind<PersonDigest> = {
  name: 'digest-mail',
  ...mailPace,
  triedForMs: 86_400_000,
};

export interface DigestMailParts {
  readonly context: Pick<ServerContext, 'db' | 'now' | 'plansAreOn' | 'mailLeaves'>;
  readonly sender: MailSender;
  readonly mails: EventMailParts;
}

/** Sends nothing where there is nothing to tell, or the person does not want it any more. Waits for quiet hours to end. */
export function digestMailWork({ context, sender, mails }: DigestMailParts): JobWork<PersonDigest> {
  const { db, now, plansAreOn, mailLeaves } = context;
  return {
    kind: digestMailKind,
    async run(digest) {
      const { personId } = digest;
      const person = await personById(db, personId, now(), plansAreOn);
      if (person === null || (mailLeaves && !person.isEmailConfirmed)) return;
      const startAt = quietUntil(now(), person.settings, person.settings.timezone);
      if (startAt !== null)
        return async (tx, jobs) => void (await jobs.send(tx, digestMailKind, digest, { personId, startAt }));
      const content = await contentOf(db, mails, person, digest);
      if (content === null) return;
      await sender.send({ to: person.email, ...content });
      return (tx) => noteMail(tx, personId, content.subject, new Date(now()));
    },
  };
}

async function contentOf(
  db: Db,
  mails: EventMailParts,
  { id, settings }: Person,
  due: PersonDigest,
): Promise<EventMailContent | null> {
  const reader = { id, settings };
  const digest = await digestNow(db, reader, due, { destination: 'email', among: null });
  if (digest === null) return null;
  return digest.kind === 'day'
    ? writtenDayDigest(mails, reader, digest.goals, due.date)
    : writtenPeriodDigest(mails, reader, digest);
}
