import type { Mail } from '@cairn/words/mail';
import { htmlOf } from './mail-html.ts';
import { mailLine } from './mail-line.ts';
import { textOf } from './mail-text.ts';
import type { OutgoingMail } from './outbox.ts';

export type WrittenMail = Pick<OutgoingMail, 'subject' | 'text' | 'html'>;

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
