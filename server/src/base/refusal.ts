import type { RefusalCode } from '@cairn/contract/refusals';
import { m } from '@cairn/words/messages';

/** Returns the message in the reader's language (`words/`). Messages of schema issues are always English. */
export type FieldError = () => string;

export interface Refusal {
  readonly code: RefusalCode;
  readonly errors?: Readonly<Record<string, FieldError>>;
  readonly limit?: number;
  /** With code `space.left`: the space that the record is in. */
  readonly space?: string;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** A refusal whose messages are texts, so it can be stored as JSON. */
export interface WrittenRefusal extends Omit<Refusal, 'errors'> {
  readonly errors?: Readonly<Record<string, string>>;
}

export function writtenRefusal(refusal: Refusal): WrittenRefusal {
  const { errors, ...others } = refusal;
  if (errors === undefined) return others;
  const written = Object.entries(errors).map(([field, sentence]) => [field, sentence()]);
  return { ...others, errors: Object.fromEntries(written) };
}

/** Messages keep the language in which they were written. */
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
