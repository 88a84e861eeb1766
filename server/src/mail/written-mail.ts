import { type Language, saidIn } from '@cairn/words/language';
import type { Mail } from '@cairn/words/mail';
import { mailSignature } from '@cairn/words/mails';
import { htmlOf } from './mail-html.ts';
import { mailLine } from './mail-line.ts';
import { textOf } from './mail-text.ts';
import type { OutgoingMail } from './outbox.ts';

export type WrittenMail = Pick<OutgoingMail, 'subject' | 'text' | 'html'>;

export interface MailSite {
  /** Without a trailing slash. */
  readonly origin: string;
  /** As in `CAIRN_OPERATOR`; null for none. */
  readonly operator: string | null;
}

/** Says a mail in a language, with the site and its operator in the last line. */
export function mailIn(language: Language, { origin, operator }: MailSite, say: () => Mail): WrittenMail {
  const site = new URL(origin).host;
  return saidIn(language, () => writtenMail(say(), language, mailSignature(site, operator)));
}

/**
 * @param language BCP 47 tag of the mail's sentences
 * @param signature the last line
 */
export function writtenMail(mail: Mail, language: string, signature: string): WrittenMail {
  return {
    subject: mailLine(mail.subject),
    text: textOf(mail, signature),
    html: htmlOf(mail, { language, signature }),
  };
}
