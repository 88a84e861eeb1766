import { type Language, languageOf, saidIn } from '@cairn/words/language';
import {
  confirmationMail,
  emailChangeMail,
  emailChangeNotice,
  type Mail,
  passwordChangedMail,
  takenForChangeMail,
} from '@cairn/words/mails';
import type { Tx } from '../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { addMail } from '../mail/mail-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import { addMailedToken, mailedTokenHash } from './mailed-token-rows.ts';

export interface AccountMails {
  readonly queue: Pick<MailQueue, 'sendSoon'>;
  /** Without a trailing slash. */
  readonly origin: string;
  /** Mails in progress. Shutdown waits for them. */
  readonly underWay: Set<Promise<void>>;
  readonly onFailure: (error: unknown) => void;
}

export function mailLater({ underWay, onFailure, queue }: AccountMails, write: () => Promise<void>): void {
  const writing: Promise<void> = write()
    .then(() => queue.sendSoon(), onFailure)
    .finally(() => underWay.delete(writing));
  underWay.add(writing);
}

export interface MailedPerson {
  readonly id: string;
  readonly email: string;
  /** BCP 47 tag; empty if the person chose no language. */
  readonly locale: string;
}

/**
 * Does nothing if mails do not leave this machine. Call `sendSoon` after the commit.
 *
 * @param language used if the person has chosen no language
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
 * Writes to both addresses. Call `sendSoon` after the commit.
 *
 * @param owner the account that has the address already, or null
 */
export async function writeEmailChange(
  tx: Tx,
  origin: string,
  person: MailedPerson,
  { email, owner, language, now }: EmailChange,
): Promise<void> {
  const token = await addMailedToken(tx, 'change', person.id, now, email);
  const about = { email: person.email, newEmail: email, origin };
  const said = { ...about, link: `${origin}/reset/` };
  writeMail(tx, person, { language, link: null }, () => emailChangeNotice(said), now);
  if (owner) return void writeMail(tx, owner, { language, link: null }, () => takenForChangeMail(said), now);
  const link = mailedTokenHash('change', token);
  const asked = { ...about, link: `${origin}/confirm/${token}/` };
  writeMail(tx, { ...person, email }, { language, link }, () => emailChangeMail(asked), now);
}

interface EmailChange {
  readonly email: string;
  readonly owner: MailedPerson | null;
  readonly language: Language;
  readonly now: number;
}

/** Returns the mail's id. Call `sendSoon` after the commit. */
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
 * Returns the mail's id.
 *
 * @param link hash of the link in the mail, or null
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
