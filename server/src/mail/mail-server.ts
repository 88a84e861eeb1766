import { createTransport } from 'nodemailer';
import type { MailSender } from './outbox.ts';

/** Hands mails to a mail server. */
export function mailServer(smtpUrl: string, from: string): MailSender & { close(): void } {
  const transport = createTransport(
    { url: smtpUrl, pool: true, maxConnections: 2, connectionTimeout: 10_000 },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
    close: () => transport.close(),
  };
}
