import type { EndpointName } from '@cairn/contract/endpoints';

export interface WireRequest {
  /** Without it, the call is found by method and path. */
  readonly call?: EndpointName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** `body` is parsed JSON, or null. */
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
