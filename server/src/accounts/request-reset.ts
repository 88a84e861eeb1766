import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { type Language, languageOf, saidIn } from '@cairn/words/language';
import { resetMail } from '@cairn/words/mails';
import type { MailSender } from '../mail/outbox.ts';
import type { Refusal } from '../refusal.ts';
import type { House } from '../writes/write-context.ts';
import { credentialOf } from './account-rows.ts';
import { blankRefusal } from './blank-fields.ts';
import { emailAddress } from './email-address.ts';
import { addResetToken } from './reset-rows.ts';

/** How mails about accounts leave. */
export interface AccountMails {
  readonly sender: MailSender;
  /** Cairn's own address, without a slash at its end. */
  readonly origin: string;
  /** The mails that are still on their way; an ending server waits for them. */
  readonly underWay: Set<Promise<void>>;
  /** Hears of a mail that could not be sent; its reader has nobody to tell. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Mails a link that sets a new password, when there is such an account.
 *
 * The answer says the same either way and does not wait for the look-up or the mail, so that neither its words nor its
 * time tell who has an account here.
 *
 * @param language of the mail, for a person who has set none
 */
export function requestReset(
  house: House,
  mails: AccountMails,
  body: { readonly email: string },
  language: Language,
): Outcome<null, Refusal> {
  const blank = blankRefusal({ email: body.email });
  if (blank) return refused(blank);
  const mailing: Promise<void> = mailLink(house, mails, body.email, language)
    .catch(mails.onFailure)
    .finally(() => mails.underWay.delete(mailing));
  mails.underWay.add(mailing);
  return accepted(null);
}

async function mailLink(
  house: House,
  { sender, origin }: AccountMails,
  text: string,
  language: Language,
): Promise<void> {
  const address = emailAddress(text);
  const account = address === null ? null : await credentialOf(house.db, address);
  if (!account) return;
  const token = await addResetToken(house.db, account.id, house.now());
  const link = `${origin}/reset/${uidText(account.id)}/${token}/`;
  const { subject, body } = saidIn(languageOf(account.locale) ?? language, () =>
    resetMail({ email: account.email, link, origin }),
  );
  await sender.send({ to: account.email, subject, text: body });
}

/** A person's id as the link carries it. */
export function uidText(personId: string): string {
  return Buffer.from(personId).toString('base64url');
}
