import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/** Describes a call. Routing, validation, OpenAPI and client types are derived from this. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path, with `{name}` for parameters and a trailing slash. */
  readonly path: string;
  readonly summary: string;
  readonly access: 'anyone' | 'member';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Replaces `body`: a form with one `file` and these fields. */
  readonly upload?: z.ZodType;
  /** The schema of the body by status; null for no body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** The call's refusals, in addition to the refusals that every call may return. */
  readonly refusals: readonly RefusalCode[];
  /** Whether an `Idempotency-Key` makes the call apply once. */
  readonly isIdempotent?: boolean;
  /** The access that a token needs; the default is in {@link tokensOf}. */
  readonly tokens?: TokenUse;
}

/** The access that a token needs; calls with `none` need a session. */
export type TokenUse = 'read' | 'write' | 'none';

/**
 * Returns the access that a token needs. By default, tokens may only read. Each call with `write` says so explicitly.
 */
export function tokensOf({ method, tokens }: Pick<Endpoint, 'method' | 'tokens'>): TokenUse {
  return tokens ?? (method === 'GET' ? 'read' : 'none');
}
