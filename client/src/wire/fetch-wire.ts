import { NoAnswer, type Wire, type WireAnswer, type WireRequest } from './wire.ts';

/** After this long a request counts as lost, in milliseconds (`sync.md` §4). */
const timeoutMs = 30_000;

/** The browser's network, with the session cookie. */
export const fetchWire: Wire = {
  async send({ method, path, query, body, idempotencyKey }: WireRequest): Promise<WireAnswer> {
    const address = query ? `${path}?${new URLSearchParams(query).toString()}` : path;
    const headers: Record<string, string> = {
      accept: 'application/json',
      // What the page speaks: its person may have set another language than the browser's.
      'accept-language': document.documentElement.lang,
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    try {
      const response = await fetch(address, {
        method,
        headers,
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        httpStatus: response.status,
        body: parsedBody(await response.text()),
        link: response.headers.get('link'),
      };
    } catch (cause) {
      throw new NoAnswer('No answer from the server.', { cause });
    }
  },
};

/** The JSON of an answer's text; null for none. */
export function parsedBody(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page instead of the server's answer: the status says enough.
    return null;
  }
}
