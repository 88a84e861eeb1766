import type { FastifyRequest } from 'fastify';
import { bringsToken } from './credentials.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request comes from a page of somebody else and would change something (`api.md` § Conventions).
 *
 * Programs that are no browser send neither header and carry no cookie by themselves. Where a request brings a token its
 * cookie is not looked at, and no page can send a token that it does not know.
 *
 * @param ownOrigin the address of this Cairn; the host that was asked counts too, since it names the same pages
 */
export function isForeignWrite(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  ownOrigin: string,
): boolean {
  if (safeMethods.includes(method) || bringsToken(headers)) return false;
  const { origin } = headers;
  if (origin !== undefined) return origin !== ownOrigin && URL.parse(origin)?.host !== headers.host;
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
