import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { languageOf } from '@cairn/words/language';
import { testMail } from '@cairn/words/mails';
import { unconfirmedRefusal } from '../accounts/confirm-email.ts';
import { personById } from '../accounts/session-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';
import { mailPace } from '../mail/mail-job.ts';
import type { MailSender } from '../mail/outbox.ts';
import { mailIn, type MailSite } from '../mail/written-mail.ts';
import type { JobKind, JobSender, JobWork } from '../queue/job-kind.ts';
import { noteMail } from './note-mail.ts';

interface TestMailJob {
  readonly personId: string;
}

/** An hour later, nobody waits for it any more. */
const testMailKind: JobKind<TestMailJob> = { name: 'test-mail', ...mailPace, triedForMs: 3_600_000 };

export interface TestMailParts {
  readonly context: Pick<ServerContext, 'db' | 'now' | 'plansAreOn' | 'mailLeaves'>;
  readonly sender: MailSender;
  readonly mails: MailSite;
}

/** Also in quiet hours, because the person waits for it. */
export function testMailWork({ context, sender, mails }: TestMailParts): JobWork<TestMailJob> {
  const { db, now, plansAreOn } = context;
  return {
    kind: testMailKind,
    async run({ personId }) {
      const person = await personById(db, personId, now(), plansAreOn);
      if (person === null || unconfirmedRefusal(context, person)) return;
      const { email, settings } = person;
      const about = { email, link: `${mails.origin}/settings/notifications/` };
      const written = mailIn(languageOf(settings.locale) ?? 'en', mails, () => testMail(about));
      await sender.send({ to: email, ...written, headers: {} });
      return (tx) => noteMail(tx, personId, written.subject, new Date(now()));
    },
  };
}

export async function sendTestMail(
  context: ServerContext,
  jobs: JobSender,
  person: Person,
): Promise<Outcome<null, Refusal>> {
  const unconfirmed = unconfirmedRefusal(context, person);
  if (unconfirmed) return refused(unconfirmed);
  const { id: personId } = person;
  await context.db.transact((tx) => jobs.send(tx, testMailKind, { personId }, { personId }));
  return accepted(null);
}
