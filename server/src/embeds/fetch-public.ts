import type { IncomingMessage } from 'node:http';
import { checkedRequest } from './checked-request.ts';
import type { Network } from './network.ts';

export interface Wanted {
  /** Accepted media types, without parameters. */
  readonly types: RegExp;
  readonly maxBytes: number;
  /** Whether longer content is cut; otherwise it is dropped. */
  readonly isCutOff: boolean;
  readonly accept: string;
}

export interface Fetched {
  /** After all redirects. */
  readonly url: URL;
  readonly contentType: string;
  readonly bytes: Buffer;
}

const maxRedirects = 5;

/**
 * Returns null for any failure, because details would reveal the server's own network.
 *
 * @param signal ends the request at any point
 */
export async function fetchPublic(
  network: Network,
  from: URL,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Fetched | null> {
  try {
    let url = from;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await answerOf(network, url, wanted, signal);
      if (answer === null) return null;
      const next = redirectOf(answer, url);
      if (next === null) return await taken(answer, url, wanted);
      answer.destroy();
      url = next;
    }
  } catch {
    // An unknown name, no answer, a broken answer, or the time limit.
  }
  return null;
}

function answerOf(
  network: Network,
  url: URL,
  { accept }: Wanted,
  signal: AbortSignal,
): Promise<IncomingMessage | null> {
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'Cairn (a card for a link)' };
  return checkedRequest(network, url, { method: 'GET', headers }, signal);
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  return isRedirect && headers.location !== undefined ? new URL(headers.location, url) : null;
}

async function taken(
  answer: IncomingMessage,
  url: URL,
  { types, maxBytes, isCutOff }: Wanted,
): Promise<Fetched | null> {
  const contentType = answer.headers['content-type'] ?? '';
  const isPacked = !['identity', ''].includes(answer.headers['content-encoding'] ?? '');
  if (answer.statusCode !== 200 || isPacked || !types.test(contentType.split(';')[0]?.trim() ?? '')) {
    answer.destroy();
    return null;
  }
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length <= maxBytes) continue;
    answer.destroy();
    if (!isCutOff) return null;
    break;
  }
  return { url, contentType, bytes: Buffer.concat(pieces).subarray(0, maxBytes) };
}
