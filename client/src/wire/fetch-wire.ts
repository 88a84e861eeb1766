import { answerMark } from '@cairn/contract/answer-mark';
import type { RawAnswer } from './our-answer.ts';
import { NoAnswer, type Wire, type WireAnswer, type WireRequest } from './wire.ts';

/** Milliseconds until a request counts as lost. */
const timeoutMs = 30_000;

export const fetchWire: Wire = {
  async send(request: WireRequest): Promise<WireAnswer> {
    // Loads while the request is in flight.
    const judge = import('./our-answer.ts');
    judge.catch(() => undefined);
    try {
      const answer = await askedFor(request);
      return (await judge).ourAnswer(request, answer);
    } catch (cause) {
      throw new NoAnswer('No answer from the server.', { cause });
    }
  },
};

/** Returns any response, even a proxy's. Rejects without a response. */
export async function askedFor({
  method,
  path,
  query,
  body,
  idempotencyKey,
}: WireRequest): Promise<RawAnswer> {
  const address = query ? `${path}?${new URLSearchParams(query).toString()}` : path;
  const headers: Record<string, string> = {
    accept: 'application/json',
    // The page's language may differ from the browser's.
    'accept-language': document.documentElement.lang,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  const response = await fetch(address, {
    method,
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
    // The API never redirects.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const of = (name: string) => response.headers.get(name);
  return {
    httpStatus: response.status,
    text: await response.text(),
    type: of('content-type'),
    isMarked: of(answerMark) !== null,
    link: of('link'),
  };
}
