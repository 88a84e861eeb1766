import type { z } from 'zod';
import type { RefusalCode } from './refusals.ts';

/** One call of the HTTP contract. Routing, validation, OpenAPI and the typed client are made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters and a trailing slash. */
  readonly path: string;
  readonly summary: string;
  /** Who may call: anyone, or somebody signed in. */
  readonly access: 'anyone' | 'member';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Instead of a body: a form with one `file`, and these fields. */
  readonly upload?: z.ZodType;
  /** By status; null for an answer without a body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** The refusals of its own, besides those that every call may meet. */
  readonly refusals: readonly RefusalCode[];
  /** Whether an `Idempotency-Key` makes it apply once. */
  readonly isIdempotent?: boolean;
  /** What a personal access token needs for it; see {@link tokensOf} for what is meant when it is left out. */
  readonly tokens?: TokenUse;
}

/** What a call asks of a personal access token: to read, to write, or `none` where only a session will do. */
export type TokenUse = 'read' | 'write' | 'none';

/**
 * What a call asks of a token. A reading is for all tokens unless it says otherwise, since it shows what is asked for;
 * a call that changes something is for none until somebody has thought about it and said `write`.
 */
export function tokensOf({ method, tokens }: Pick<Endpoint, 'method' | 'tokens'>): TokenUse {
  return tokens ?? (method === 'GET' ? 'read' : 'none');
}
