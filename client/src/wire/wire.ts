import type { EndpointName } from '@cairn/contract/endpoints';

export interface WireRequest {
  /** The name of the call; without a name, method and path find the call. */
  readonly call?: EndpointName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** An answer; `body` is parsed JSON, or null. */
export interface WireAnswer {
  readonly httpStatus: number;
  readonly body: unknown;
  /** The header that names the next page of a list. */
  readonly link?: string | null;
}

/** No network, an aborted request, or more than 30 seconds. The request may still have been applied. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Rejects only with {@link NoAnswer}. */
export interface Wire {
  send(request: WireRequest): Promise<WireAnswer>;
}
