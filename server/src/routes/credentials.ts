import type { IncomingHttpHeaders } from 'node:http';
import { sessionToken } from './session-cookie.ts';

export type Credentials =
  | { readonly kind: 'session'; readonly token: string }
  | { readonly kind: 'token'; readonly token: string };

const bearer = /^bearer +(\S*)$/iu;

/** True also for a wrong token. Cookies are then ignored, so other sites cannot use them. */
export function bringsToken({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): boolean {
  return authorization !== undefined && /^bearer(?: |$)/iu.test(authorization);
}

/** A token takes precedence over a session. Other schemes are ignored, because they may be a proxy's. */
export function credentialsOf(headers: IncomingHttpHeaders, isSecure: boolean): Credentials | null {
  if (bringsToken(headers))
    return { kind: 'token', token: bearer.exec((headers.authorization as string).trimEnd())?.[1] ?? '' };
  const token = sessionToken(headers.cookie, isSecure);
  return token === null ? null : { kind: 'session', token };
}
