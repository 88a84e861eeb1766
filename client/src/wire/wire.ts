import type { EndpointName } from '@cairn/contract/endpoints';

export interface WireRequest {
  /** The call's name; if missing, method and path identify the call. */
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

/** No network, an aborted request, or more than 30 seconds. The server may still have applied the request. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Rejects only with {@link NoAnswer}. */
export interface Wire {
  send(request: WireRequest): Promise<WireAnswer>;
}
