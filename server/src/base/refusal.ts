import type { RefusalCode } from '@cairn/contract/refusals';

/** What is wrong with a field: a sentence for who writes programs, or one of `words/`, said in the reader's language. */
export type FieldError = string | (() => string);

/** Why a call was refused: the code, the fields at fault with a sentence each, the limit that was hit. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly errors?: Readonly<Record<string, FieldError>>;
  readonly limit?: number;
  /** The space that was left, where that is the thing's own. */
  readonly space?: string;
  /** After how many seconds it may be tried again. */
  readonly retryAfter?: number;
}

/** A refusal whose sentences are all written out, so that it can be kept as JSON. */
export interface WrittenRefusal extends Refusal {
  readonly errors?: Readonly<Record<string, string>>;
}

/** A refusal with its sentences written out, in the language that `saidIn` has set. */
export function writtenRefusal(refusal: Refusal): WrittenRefusal {
  const { errors, ...others } = refusal;
  if (errors === undefined) return others;
  const written = Object.entries(errors).map(([field, error]) => [
    field,
    typeof error === 'string' ? error : error(),
  ]);
  return { ...others, errors: Object.fromEntries(written) };
}

/** Of a page that begins nowhere in the list. */
export const unusableCursor: Refusal = {
  code: 'request.invalid',
  errors: { cursor: 'Take the cursor from the Link header of a page.' },
};
