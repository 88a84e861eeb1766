import type { AnswerOf, RefusalOf } from '@cairn/contract/call-types';
import type { EndpointName } from '@cairn/contract/endpoints';
import type { ErrorBody } from '@cairn/contract/errors';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { WireAnswer } from './wire.ts';

/** What a call comes to: its answer, or why there is none. */
export type CallOutcome<Name extends EndpointName> = Outcome<
  AnswerOf<Name>,
  AskRefusal<RefusalOf<Name> | 'network'>
>;

/** Returns what the answer to a call means. */
export function outcomeOf<Name extends EndpointName>(name: Name, answer: WireAnswer): CallOutcome<Name> {
  if (answer.httpStatus < 300) return accepted(answer.body as AnswerOf<Name>);
  const { code = 'server.failed', message = '', errors = {} } = refusalIn(answer);
  return refused({ code: code as RefusalOf<Name>, message, errors });
}

/** Returns the answer to a call where it succeeded, otherwise null. */
export function successIn<Name extends EndpointName>(name: Name, answer: WireAnswer): AnswerOf<Name> | null {
  const outcome = outcomeOf(name, answer);
  return outcome.ok ? outcome.value : null;
}

/** Returns the fields of a refusal; none where the call succeeded. */
export function refusalIn({ httpStatus, body }: WireAnswer): Partial<ErrorBody> {
  return httpStatus < 300 ? {} : ((body ?? {}) as Partial<ErrorBody>);
}

/** Returns the fields of the row in an answer; null where there is none. Their values are not known before they are read. */
export function fieldsIn({ httpStatus, body }: WireAnswer): Readonly<Record<string, unknown>> | null {
  return httpStatus < 300 && typeof body === 'object' ? (body as Record<string, unknown> | null) : null;
}
