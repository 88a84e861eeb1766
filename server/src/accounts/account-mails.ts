import { type Language, languageOf, saidIn } from '@cairn/words/language';
import { confirmationMail, type Mail, passwordChangedMail } from '@cairn/words/mails';
import type { MailSender } from '../mail/outbox.ts';
import type { House } from '../writes/write-context.ts';
import { addMailedToken } from './mailed-token-rows.ts';

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

/** Sends a mail that no answer waits for. */
export function mailLater({ underWay, onFailure }: AccountMails, send: () => Promise<void>): void {
  const sending: Promise<void> = send()
    .catch(onFailure)
    .finally(() => underWay.delete(sending));
  underWay.add(sending);
}

/** Whom a mail about an account goes to. */
export interface MailedPerson {
  readonly id: string;
  readonly email: string;
  /** A BCP 47 tag; empty where the person has chosen no language. */
  readonly locale: string;
}

/** Mails the link that confirms an address; does nothing where mails do not leave this machine. */
export function mailConfirmation(
  house: House,
  mails: AccountMails,
  person: MailedPerson,
  language: Language,
): void {
  if (!house.mailLeaves) return;
  mailLater(mails, async () => {
    const token = await addMailedToken(house.db, 'confirm', person.id, house.now());
    const about = { email: person.email, link: `${mails.origin}/confirm/${token}/`, origin: mails.origin };
    await sendTo(mails, person, language, () => confirmationMail(about));
  });
}

/** Tells a person by mail that their password was changed. */
export function mailPasswordChanged(mails: AccountMails, person: MailedPerson, language: Language): void {
  const about = { email: person.email, link: `${mails.origin}/reset/`, origin: mails.origin };
  mailLater(mails, () => sendTo(mails, person, language, () => passwordChangedMail(about)));
}

/** Sends a mail in the person's language, else in the one that their request asked for. */
export async function sendTo(
  { sender }: Pick<AccountMails, 'sender'>,
  { email, locale }: MailedPerson,
  language: Language,
  say: () => Mail,
): Promise<void> {
  const { subject, body } = saidIn(languageOf(locale) ?? language, say);
  await sender.send({ to: email, subject, text: body });
}
