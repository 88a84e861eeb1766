import type { RefusalCode } from '@cairn/contract/refusals';

/** A message for programmers, or one of `words/` in the reader's language. */
export type FieldError = string | (() => string);

export interface Refusal {
  readonly code: RefusalCode;
  readonly errors?: Readonly<Record<string, FieldError>>;
  readonly limit?: number;
  /** The space that was left, if the record belongs to one. */
  readonly space?: string;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** With all messages as text, so that it can be stored as JSON. */
export interface WrittenRefusal extends Refusal {
  readonly errors?: Readonly<Record<string, string>>;
}

/** In the language set by `saidIn`. */
export function writtenRefusal(refusal: Refusal): WrittenRefusal {
  const { errors, ...others } = refusal;
  if (errors === undefined) return others;
  const written = Object.entries(errors).map(([field, error]) => [
    field,
    typeof error === 'string' ? error : error(),
  ]);
  return { ...others, errors: Object.fromEntries(written) };
}

export const unusableCursor: Refusal = {
  code: 'request.invalid',
  errors: { cursor: 'Take the cursor from the Link header of a page.' },
};
