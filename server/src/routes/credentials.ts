import type { IncomingHttpHeaders } from 'node:http';
import { sessionToken } from './session-cookie.ts';

export type Credentials =
  | { readonly kind: 'session'; readonly token: string }
  | { readonly kind: 'token'; readonly token: string };

const bearer = /^bearer +(\S*)$/iu;

/** Whether a request has a token, even a wrong one. Cookies are then ignored, so that other sites cannot use them. */
export function bringsToken({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): boolean {
  return authorization !== undefined && /^bearer(?: |$)/iu.test(authorization);
}

/** Prefers a token to a session. Other authorization schemes may belong to a proxy. */
export function credentialsOf(headers: IncomingHttpHeaders, isSecure: boolean): Credentials | null {
  if (bringsToken(headers))
    return { kind: 'token', token: bearer.exec((headers.authorization as string).trimEnd())?.[1] ?? '' };
  const token = sessionToken(headers.cookie, isSecure);
  return token === null ? null : { kind: 'session', token };
}
