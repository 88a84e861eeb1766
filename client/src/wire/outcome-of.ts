import type { AnswerOf, RefusalOf } from '@cairn/contract/call-types';
import type { EndpointName } from '@cairn/contract/endpoints';
import type { ErrorBody } from '@cairn/contract/errors';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { WireAnswer } from './wire.ts';

export type CallOutcome<Name extends EndpointName> = Outcome<
  AnswerOf<Name>,
  AskRefusal<RefusalOf<Name> | 'network'>
>;

export function outcomeOf<Name extends EndpointName>(name: Name, answer: WireAnswer): CallOutcome<Name> {
  if (answer.httpStatus < 300) return accepted(answer.body as AnswerOf<Name>);
  const { code = 'server.failed', message = '', errors = {} } = refusalIn(answer);
  return refused({ code: code as RefusalOf<Name>, message, errors });
}

/** Returns the body of a success; null for a refusal. */
export function successIn<Name extends EndpointName>(name: Name, answer: WireAnswer): AnswerOf<Name> | null {
  const outcome = outcomeOf(name, answer);
  return outcome.ok ? outcome.value : null;
}

export function refusalIn({ httpStatus, body }: WireAnswer): Partial<ErrorBody> {
  return httpStatus < 300 ? {} : ((body ?? {}) as Partial<ErrorBody>);
}

/** Returns the row in an answer, not validated; null if there is none. */
export function fieldsIn({ httpStatus, body }: WireAnswer): Readonly<Record<string, unknown>> | null {
  return httpStatus < 300 && typeof body === 'object' ? (body as Record<string, unknown> | null) : null;
}
