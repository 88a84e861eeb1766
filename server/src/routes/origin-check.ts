import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { bringsToken } from './credentials.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request comes from a page of somebody else and would change something.
 *
 * Programs that are no browser send neither header and carry no cookie by themselves. Where a request brings a token its
 * cookie is not looked at, and no page can send a token that it does not know.
 *
 * @param ownOrigin the address of this Cairn
 */
export function isForeignWrite(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'protocol'>,
  ownOrigin: string,
): boolean {
  const { method, headers } = request;
  if (safeMethods.includes(method) || bringsToken(headers)) return false;
  const { origin } = headers;
  if (origin !== undefined) return origin !== ownOrigin && !isAskedHost(origin, request);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Whether a page has the scheme and the host that was asked, where that is this machine or an address in numbers. Other
 * names are not believed: whoever owns one can let it lead here.
 */
function isAskedHost(
  origin: string,
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
): boolean {
  const page = URL.parse(origin);
  if (!page || page.host !== headers.host || page.protocol !== `${protocol}:`) return false;
  return /(?:^|\.)localhost$/u.test(page.hostname) || isIP(page.hostname.replaceAll(/[[\]]/gu, '')) !== 0;
}
