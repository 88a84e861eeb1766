import type { ErrorBody } from '@cairn/contract/errors';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { NoAnswer, type Wire, type WireAnswer, type WireRequest } from './wire.ts';

/** What is said where nothing answered. */
export const noNetwork: AskRefusal = { code: 'network', message: '', errors: {} };

/** What an answer means to whoever asked. */
export function outcomeOf<Value>({ httpStatus, body }: WireAnswer): Outcome<Value, AskRefusal> {
  if (httpStatus < 300) return accepted(body as Value);
  const { code = 'server.failed', message = '', errors = {} } = (body ?? {}) as Partial<ErrorBody>;
  return refused({ code, message, errors });
}

/** Asks for what is not kept on the device; `network` when there is none. */
export async function ask<Value>(wire: Wire, request: WireRequest): Promise<Outcome<Value, AskRefusal>> {
  const answer = await answerTo(wire, request);
  return answer ? outcomeOf(answer) : refused(noNetwork);
}

/** What the server says; null when it says nothing. */
export async function answerTo(wire: Wire, request: WireRequest): Promise<WireAnswer | null> {
  try {
    return await wire.send(request);
  } catch (failure) {
    if (failure instanceof NoAnswer) return null;
    throw failure;
  }
}
