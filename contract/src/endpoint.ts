import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/** Routing, validation, OpenAPI and client types are derived from this. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters and a trailing slash. */
  readonly path: string;
  readonly summary: string;
  readonly access: 'anyone' | 'member';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Replaces `body`: a form with one `file` and these fields. */
  readonly upload?: z.ZodType;
  /** By status; null for no body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** In addition to those that every call may return. */
  readonly refusals: readonly RefusalCode[];
  /** Whether an `Idempotency-Key` makes the call apply once. */
  readonly isIdempotent?: boolean;
  /** The default is in {@link tokensOf}. */
  readonly tokens?: TokenUse;
}

/** `none` needs a session. */
export type TokenUse = 'read' | 'write' | 'none';

/** By default, tokens may read. Other calls need an explicit `write`, so that each is a decision. */
export function tokensOf({ method, tokens }: Pick<Endpoint, 'method' | 'tokens'>): TokenUse {
  return tokens ?? (method === 'GET' ? 'read' : 'none');
}
