import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/** Describes a call. Routing, validation, OpenAPI and client types are derived from this. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters, and a trailing slash. */
  readonly path: string;
  readonly summary: string;
  readonly access: 'anyone' | 'member';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Replaces `body`: a form with one `file` and these fields. */
  readonly upload?: z.ZodType;
  /** Schema of the body by status; null without a body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** Besides the refusals that every call may return. */
  readonly refusals: readonly RefusalCode[];
  /** Whether repeating the call with the same `Idempotency-Key` has no effect. */
  readonly isIdempotent?: boolean;
  /** Called by mail programs too: takes a body of any type, from any site. */
  readonly isForMailPrograms?: boolean;
  /** The right that a token needs. Default: see {@link tokensOf}. */
  readonly tokens?: TokenUse;
}

/** Calls with `none` need a session. */
export type TokenUse = 'read' | 'write' | 'none';

/** By default, tokens may only make GET calls. */
export function tokensOf({ method, tokens }: Pick<Endpoint, 'method' | 'tokens'>): TokenUse {
  return tokens ?? (method === 'GET' ? 'read' : 'none');
}
