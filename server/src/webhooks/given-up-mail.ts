import { languageOf } from '@cairn/words/language';
import { webhookOffMail } from '@cairn/words/mails';
import type { Tx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { sendMail } from '../mail/mail-job.ts';
import { mailIn, type MailSite } from '../mail/written-mail.ts';
import type { JobSender } from '../queue/job-kind.ts';

const selectPerson = statement<{ email: string; locale: string | null }>(`
  select u.email, us.settings ->> 'locale' as locale from users u
  join user_settings us on us.scope_id = u.id and us.id = u.id
  where u.id = $1 and (u.email_verified or $2)`);

export interface GivenUpMails extends MailSite {
  /** If mail leaves this server, only confirmed addresses get any. */
  readonly mailLeaves: boolean;
}

/** Returns a function that mails a person that their webhook is off. */
export function givenUpMailer(mails: GivenUpMails) {
  return async (tx: Tx, jobs: JobSender, personId: string, address: string): Promise<void> => {
    const [person] = await tx.rows(selectPerson, [personId, !mails.mailLeaves]);
    if (!person) return;
    const { email, locale } = person;
    const about = { email, host: new URL(address).host, link: `${mails.origin}/settings/tokens/` };
    const written = mailIn(languageOf(locale ?? 'en') ?? 'en', mails, () => webhookOffMail(about));
    await sendMail(jobs, tx, { personId, to: email, ...written, link: null });
  };
}
