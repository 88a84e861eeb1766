import type { RefusalCode } from '@cairn/contract/refusals';
import { m } from '@cairn/words/messages';

/** Returns a sentence of `words/` in the reader's language. Schema issues are in English, for programmers. */
export type FieldError = () => string;

export interface Refusal {
  readonly code: RefusalCode;
  readonly errors?: Readonly<Record<string, FieldError>>;
  readonly limit?: number;
  /** The space that was left, if the record belongs to one. */
  readonly space?: string;
  /** After how many seconds a retry may succeed. */
  readonly retryAfter?: number;
}

/** A refusal with all messages as text, so that it can be stored as JSON. */
export interface WrittenRefusal extends Omit<Refusal, 'errors'> {
  readonly errors?: Readonly<Record<string, string>>;
}

/** Writes the messages in the language set by `saidIn`. */
export function writtenRefusal(refusal: Refusal): WrittenRefusal {
  const { errors, ...others } = refusal;
  if (errors === undefined) return others;
  const written = Object.entries(errors).map(([field, sentence]) => [field, sentence()]);
  return { ...others, errors: Object.fromEntries(written) };
}

/** The inverse of {@link writtenRefusal}. The messages keep the language in which they were written. */
export function refusalOfWritten({ errors, ...others }: WrittenRefusal): Refusal {
  return errors === undefined ? others : { ...others, errors: sentencesOf(errors) };
}

/** Wraps messages that exist in one language only. */
export function sentencesOf(
  messages: Readonly<Record<string, string>>,
): Readonly<Record<string, FieldError>> {
  return Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, () => message]));
}

export const unusableCursor: Refusal = {
  code: 'request.invalid',
  errors: { cursor: () => m.field_cursor() },
};
