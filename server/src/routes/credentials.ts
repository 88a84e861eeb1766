import type { IncomingHttpHeaders } from 'node:http';
import { sessionToken } from './session-cookie.ts';

/** What a request shows of who sends it. */
export type Credentials =
  | { readonly kind: 'session'; readonly token: string }
  | { readonly kind: 'token'; readonly token: string };

const bearer = /^bearer +(\S*)$/iu;

/** Whether a request brings a token, of ours or not. No cookie is looked at then, so no other page can make use of one. */
export function bringsToken({ authorization }: Pick<IncomingHttpHeaders, 'authorization'>): boolean {
  return authorization !== undefined && /^bearer(?: |$)/iu.test(authorization);
}

/** The token of a request, or else its session; null when it brings neither. Other schemes are a proxy's. */
export function credentialsOf(headers: IncomingHttpHeaders, isSecure: boolean): Credentials | null {
  if (bringsToken(headers))
    return { kind: 'token', token: bearer.exec((headers.authorization as string).trimEnd())?.[1] ?? '' };
  const token = sessionToken(headers.cookie, isSecure);
  return token === null ? null : { kind: 'session', token };
}
