import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { libraryMail, type MailSender } from './outbox.ts';

/** Writes `<folder>/<time>-<to>.eml`. An operator without a mail server finds the links there. */
export function mailFolder(folder: string, from: string, now: () => number = Date.now): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...libraryMail(mail), date: new Date(now()) });
      await mkdir(folder, { recursive: true });
      const time = new Date(now()).toISOString().replaceAll(/[:.]/gu, '-');
      const name = `${time}-${mail.to.replaceAll(/[^\w.@+-]/gu, '_')}.eml`;
      // Only the operator may read a mail, because its links open accounts.
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    },
  };
}
