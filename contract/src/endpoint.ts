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
}
