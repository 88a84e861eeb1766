import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { isForMailPrograms } from '../http/mail-programs.ts';
import { bringsToken } from './credentials.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a page of another site sent this write. Programs other than browsers send neither `Origin` nor
 * `Sec-Fetch-Site`. A request with a token is safe: a page cannot know it, and cookies are then ignored. So is a call
 * for mail programs, which has a token in its address.
 *
 * @param ownOrigin of this server
 */
export function isForeignWrite(
  request: Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'routeOptions'>,
  ownOrigin: string,
): boolean {
  const { method, headers } = request;
  if (safeMethods.includes(method) || bringsToken(headers) || isForMailPrograms(request)) return false;
  const { origin } = headers;
  if (origin !== undefined) return origin !== ownOrigin && !isAskedHost(origin, request);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Whether the page came from the host to which it sends the request. Only this machine and numeric addresses count: the
 * owner of any other name could point it to this server.
 */
function isAskedHost(
  origin: string,
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
): boolean {
  const page = URL.parse(origin);
  if (!page || page.host !== headers.host || page.protocol !== `${protocol}:`) return false;
  return /(?:^|\.)localhost$/u.test(page.hostname) || isIP(page.hostname.replaceAll(/[[\]]/gu, '')) !== 0;
}
