import { type Language, languageOf, saidIn } from '@cairn/words/language';
import { confirmationMail, type Mail, passwordChangedMail } from '@cairn/words/mails';
import type { Tx } from '../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { addMail } from '../mail/mail-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import { addMailedToken, mailedTokenHash } from './mailed-token-rows.ts';

/** How mails about accounts leave. */
export interface AccountMails {
  readonly queue: Pick<MailQueue, 'sendSoon'>;
  /** Cairn's own address, without a slash at its end. */
  readonly origin: string;
  /** The mails that are still being written; an ending server waits for them. */
  readonly underWay: Set<Promise<void>>;
  /** Gets the error of a mail that could not be written. */
  readonly onFailure: (error: unknown) => void;
}

/** Writes a mail that no answer waits for, then begins to send it. */
export function mailLater({ underWay, onFailure, queue }: AccountMails, write: () => Promise<void>): void {
  const writing: Promise<void> = write()
    .then(() => queue.sendSoon(), onFailure)
    .finally(() => underWay.delete(writing));
  underWay.add(writing);
}

/** Whom a mail about an account goes to. */
export interface MailedPerson {
  readonly id: string;
  readonly email: string;
  /** A BCP 47 tag; empty where the person has chosen no language. */
  readonly locale: string;
}

/**
 * Writes the mail with the link that confirms an address; call `sendSoon` after the commit. Writes nothing where mails do
 * not leave this machine.
 *
 * @param language for a person who has chosen none
 */
export async function writeConfirmation(
  { mailLeaves, now }: ServerContext,
  tx: Tx,
  origin: string,
  person: MailedPerson,
  language: Language,
): Promise<void> {
  if (!mailLeaves) return;
  const token = await addMailedToken(tx, 'confirm', person.id, now());
  const about = { email: person.email, link: `${origin}/confirm/${token}/`, origin };
  const link = mailedTokenHash('confirm', token);
  writeMail(tx, person, { language, link }, () => confirmationMail(about), now());
}

/**
 * Writes the mail that a person's password was changed, and returns its id; call `sendSoon` after the commit.
 *
 * @param language for a person who has chosen none
 */
export function writePasswordChanged(
  tx: Tx,
  origin: string,
  person: MailedPerson,
  language: Language,
  now: number,
): string {
  const about = { email: person.email, link: `${origin}/reset/`, origin };
  return writeMail(tx, person, { language, link: null }, () => passwordChangedMail(about), now);
}

/**
 * Writes a mail in the person's language, and returns its id.
 *
 * @param language for a person who has chosen none
 * @param link the hash of the link in it; null without one
 */
export function writeMail(
  tx: Tx,
  { id, email, locale }: MailedPerson,
  { language, link }: { readonly language: Language; readonly link: string | null },
  say: () => Mail,
  now: number,
): string {
  const { subject, body } = saidIn(languageOf(locale) ?? language, say);
  return addMail(tx, { personId: id, to: email, subject, text: body, link }, now);
}
