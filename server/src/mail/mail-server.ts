import { createTransport } from 'nodemailer';
import type { MailSender } from './outbox.ts';

/** Where a mail server is, and whether mails may only go there encrypted. */
export interface MailRoute {
  /** For nodemailer: without what is said to Cairn only. */
  readonly url: string;
  readonly requireTLS: boolean;
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/iu;

/**
 * Reads the address of a mail server. `smtp:` begins in the clear, and whoever stands between can keep it there: so TLS
 * is demanded, unless the server is on this machine or the address says `?tls=off`.
 */
export function mailRouteFrom(smtpUrl: string): MailRoute {
  const address = new URL(smtpUrl);
  const isOff = address.searchParams.get('tls') === 'off';
  address.searchParams.delete('tls');
  const requireTLS = address.protocol === 'smtp:' && !isOff && !loopback.test(address.hostname);
  return { url: address.href, requireTLS };
}

/** A silent mail server keeps other mails waiting for so long, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** Hands mails to a mail server. */
export function mailServer(smtpUrl: string, from: string): MailSender & { close(): void } {
  const transport = createTransport(
    { ...mailRouteFrom(smtpUrl), pool: true, maxConnections: 2, ...timeouts },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
    close: () => transport.close(),
  };
}
