/** A request of the HTTP contract, ready to leave. */
export interface WireRequest {
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
  /** The address of the next page of a list (`api.md` § Lists); left out where there is none. */
  readonly next?: string;
}

/** No answer: no network, cut off, or over 30 seconds. It says nothing about what became of the request. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Sends requests. Rejects with {@link NoAnswer} and nothing else. */
export interface Wire {
  send(request: WireRequest): Promise<WireAnswer>;
}
