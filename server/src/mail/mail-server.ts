import { createTransport } from 'nodemailer';
import { libraryMail, type MailSender } from './outbox.ts';

export interface MailRoute {
  readonly url: string;
  readonly requireTLS: boolean;
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/iu;

/**
 * Requires TLS for `smtp:`, because an attacker can hide that the server offers STARTTLS. Exceptions: a server on this
 * machine, and `?tls=off`.
 */
export function mailRouteFrom(smtpUrl: string): MailRoute {
  const address = new URL(smtpUrl);
  const isOff = address.searchParams.get('tls') === 'off';
  address.searchParams.delete('tls');
  const requireTLS = address.protocol === 'smtp:' && !isOff && !loopback.test(address.hostname);
  return { url: address.href, requireTLS };
}

/** In ms. Other mails wait this long for a server that does not answer. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

export function mailServer(smtpUrl: string, from: string): MailSender & { close(): void } {
  const transport = createTransport(
    { ...mailRouteFrom(smtpUrl), pool: true, maxConnections: 2, ...timeouts },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail(libraryMail(mail));
    },
    close: () => transport.close(),
  };
}
