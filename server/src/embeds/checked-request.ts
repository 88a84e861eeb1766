import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import type { Network } from './network.ts';

export interface CheckedRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/**
 * Sends one request, and follows no redirect. Resolves the host only one time, checks all its addresses, and connects to
 * a checked one. So a second DNS answer (rebinding) has no effect.
 *
 * @param signal ends the request at any point
 * @returns null for an address that may not be asked; rejects without an answer
 */
export async function checkedRequest(
  network: Network,
  url: URL,
  { method, headers, body }: CheckedRequest,
  signal: AbortSignal,
): Promise<IncomingMessage | null> {
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null;
  const host = url.hostname.replaceAll(/^\[|\]$/gu, '');
  const addresses = isIP(host) ? [host] : await Promise.race([network.resolve(host), endOf(signal)]);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const [address] = addresses;
  if (address === undefined || !addresses.every((each) => network.mayReach(each, port))) return null;
  const family = isIP(address);
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((answered, failed) => {
    const asked = request(url, {
      method,
      agent: false,
      signal,
      maxHeaderSize: 32_768,
      headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
      // Connects to the checked address only.
      lookup: (_host, options, done) =>
        options.all ? done(null, [{ address, family }]) : done(null, address, family),
    });
    asked.once('response', answered).once('error', failed).end(body);
  });
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, failed) => {
    if (signal.aborted) failed(signal.reason);
    signal.addEventListener('abort', () => failed(signal.reason), { once: true });
  });
}
