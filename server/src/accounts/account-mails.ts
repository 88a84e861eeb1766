import { type Language, languageOf } from '@cairn/words/language';
import {
  confirmationMail,
  emailChangeMail,
  emailChangeNotice,
  passwordChangedMail,
  takenForChangeMail,
} from '@cairn/words/mails';
import type { Mail } from '@cairn/words/mail';
import type { Tx } from '../db/database.ts';
import { sendMail } from '../mail/mail-job.ts';
import { mailIn, type MailSite } from '../mail/written-mail.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { JobSender } from '../queue/job-kind.ts';
import { addMailedToken, mailedTokenHash } from './mailed-token-rows.ts';

export interface AccountMails extends MailSite {
  readonly jobs: JobSender;
  /** Mails in progress. Shutdown waits for them. */
  readonly underWay: Set<Promise<void>>;
  readonly onFailure: (error: unknown) => void;
}

/** The parts that write a mail. */
export type MailParts = Pick<AccountMails, 'jobs' | 'origin' | 'operator'>;

export function mailLater({ underWay, onFailure }: AccountMails, write: () => Promise<void>): void {
  const writing: Promise<void> = write()
    .catch(onFailure)
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
 * Does nothing if mails do not leave this machine.
 *
 * @param language used if the person has chosen no language
 */
export async function writeConfirmation(
  { mailLeaves, now }: ServerContext,
  tx: Tx,
  mails: MailParts,
  person: MailedPerson,
  language: Language,
): Promise<void> {
  if (!mailLeaves) return;
  const token = await addMailedToken(tx, 'confirm', person.id, now());
  const { origin } = mails;
  const about = { email: person.email, link: `${origin}/confirm/${token}/` };
  const link = mailedTokenHash('confirm', token);
  await writeMail(tx, mails, person, { language, link }, () => confirmationMail(about));
}

/**
 * Writes to both addresses.
 *
 * @param owner the account that has the address already, or null
 */
export async function writeEmailChange(
  tx: Tx,
  mails: MailParts,
  person: MailedPerson,
  { email, owner, language, now }: EmailChange,
): Promise<void> {
  const { origin } = mails;
  const token = await addMailedToken(tx, 'change', person.id, now, email);
  const about = { email: person.email, newEmail: email };
  const said = { ...about, link: `${origin}/reset/` };
  await writeMail(tx, mails, person, { language, link: null }, () => emailChangeNotice(said));
  if (owner) {
    await writeMail(tx, mails, owner, { language, link: null }, () => takenForChangeMail(said));
    return;
  }
  const link = mailedTokenHash('change', token);
  const asked = { ...about, link: `${origin}/confirm/${token}/` };
  await writeMail(tx, mails, { ...person, email }, { language, link }, () => emailChangeMail(asked));
}

interface EmailChange {
  readonly email: string;
  readonly owner: MailedPerson | null;
  readonly language: Language;
  readonly now: number;
}

/** Returns the id of the mail's job. */
export function writePasswordChanged(
  tx: Tx,
  mails: MailParts,
  person: MailedPerson,
  language: Language,
): Promise<string> {
  const { origin } = mails;
  const about = { email: person.email, link: `${origin}/reset/` };
  return writeMail(tx, mails, person, { language, link: null }, () => passwordChangedMail(about));
}

/**
 * Returns the id of the mail's job.
 *
 * @param link hash of the link in the mail, or null
 */
export function writeMail(
  tx: Tx,
  mails: MailParts,
  { id, email, locale }: MailedPerson,
  { language, link }: { readonly language: Language; readonly link: string | null },
  say: () => Mail,
): Promise<string> {
  const written = mailIn(languageOf(locale) ?? language, mails, say);
  return sendMail(mails.jobs, tx, { personId: id, to: email, ...written, link });
}
