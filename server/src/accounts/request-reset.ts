import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Language } from '@cairn/words/language';
import { resetMail } from '@cairn/words/mails';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { type AccountMails, mailLater, writeMail } from './account-mails.ts';
import { credentialOf } from './account-rows.ts';
import { blankRefusal } from './blank-fields.ts';
import { emailAddress } from './email-address.ts';
import { addMailedToken, mailedTokenHash } from './mailed-token-rows.ts';

/**
 * Does not wait for the look-up: the time of the answer must not reveal whether the account exists.
 *
 * @param language used if the person has chosen no language
 */
export function requestReset(
  context: ServerContext,
  mails: AccountMails,
  body: { readonly email: string },
  language: Language,
): Outcome<null, Refusal> {
  const blank = blankRefusal({ email: body.email });
  if (blank) return refused(blank);
  mailLater(mails, () => mailLink(context, mails, body.email, language));
  return accepted(null);
}

async function mailLink(
  context: ServerContext,
  mails: AccountMails,
  text: string,
  language: Language,
): Promise<void> {
  const address = emailAddress(text);
  const account = address === null ? null : await credentialOf(context.db, address);
  if (!account) return;
  const { origin } = mails;
  await context.db.transact(async (tx) => {
    const now = context.now();
    const token = await addMailedToken(tx, 'reset', account.id, now);
    const link = `${origin}/reset/${uidText(account.id)}/${token}/`;
    const say = () => resetMail({ email: account.email, link });
    await writeMail(tx, mails, account, { language, link: mailedTokenHash('reset', token) }, say);
  });
}

export function uidText(personId: string): string {
  return Buffer.from(personId).toString('base64url');
}
