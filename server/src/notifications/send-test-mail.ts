import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Language } from '@cairn/words/language';
import { testMail } from '@cairn/words/mails';
import { type MailParts, writeMail } from '../accounts/account-mails.ts';
import { unconfirmedRefusal } from '../accounts/confirm-email.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Person } from '../context/person.ts';
import type { ServerContext } from '../context/server-context.ts';

/** Also in quiet hours, because the person waits for it. */
export async function sendTestMail(
  context: ServerContext,
  mails: MailParts,
  person: Person,
  language: Language,
): Promise<Outcome<null, Refusal>> {
  const unconfirmed = unconfirmedRefusal(context, person);
  if (unconfirmed) return refused(unconfirmed);
  const { id, email, settings } = person;
  const link = `${mails.origin}/settings/notifications/`;
  const reader = { id, email, locale: settings.locale };
  await context.db.transact((tx) =>
    writeMail(tx, mails, reader, { language, link: null }, () => testMail({ email, link })),
  );
  return accepted(null);
}
