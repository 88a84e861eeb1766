import type { EndpointName } from '@cairn/contract/endpoints';

/** A request of the HTTP contract, ready to leave. */
export interface WireRequest {
  /** Which call it is; without it the call is found by method and path. */
  readonly call?: EndpointName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** What came back. `body` is parsed JSON, or null. */
export interface WireAnswer {
  readonly httpStatus: number;
  readonly body: unknown;
  /** The header that names the next page of a list; none where there is none. */
  readonly link?: string | null;
}

/** No answer: no network, cut off, or over 30 seconds. It says nothing about what became of the request. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Sends requests. Rejects with {@link NoAnswer} and nothing else. */
export interface Wire {
  send(request: WireRequest): Promise<WireAnswer>;
}
