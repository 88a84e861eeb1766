import type { ErrorBody } from '@cairn/contract/errors';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { NoAnswer, type Wire, type WireRequest } from './wire.ts';

/** Asks for what is not kept on the device; `network` when there is none. */
export async function ask<Value>(wire: Wire, request: WireRequest): Promise<Outcome<Value, AskRefusal>> {
  try {
    const { httpStatus, body } = await wire.send(request);
    if (httpStatus < 300) return accepted(body as Value);
    const { code = 'server.failed', message = '', errors = {} } = (body ?? {}) as Partial<ErrorBody>;
    return refused({ code, message, errors });
  } catch (failure) {
    if (failure instanceof NoAnswer) return refused({ code: 'network', message: '', errors: {} });
    throw failure;
  }
}
