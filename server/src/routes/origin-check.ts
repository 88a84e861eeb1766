import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { bringsToken } from './credentials.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether another site's page sent this write. Programs send neither header and no cookie of their own. A page cannot
 * know a token, and with one, cookies are ignored.
 *
 * @param ownOrigin this Cairn's origin
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
 * Whether a page came from the asked host. Accepts this machine and numeric addresses, because owners of other names
 * could point them here.
 */
function isAskedHost(
  origin: string,
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
): boolean {
  const page = URL.parse(origin);
  if (!page || page.host !== headers.host || page.protocol !== `${protocol}:`) return false;
  return /(?:^|\.)localhost$/u.test(page.hostname) || isIP(page.hostname.replaceAll(/[[\]]/gu, '')) !== 0;
}
