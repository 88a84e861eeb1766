import type { ErrorBody } from '@cairn/contract/errors';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn.ts';
import { NoAnswer, type WireRequest } from './wire.ts';

/** Asks for what is not kept on the device; `network` when there is none. */
export async function ask<Value>(cairn: Cairn, request: WireRequest): Promise<Outcome<Value, AskRefusal>> {
  try {
    const { httpStatus, body } = await cairn.environment.wire.send(request);
    if (httpStatus < 300) return accepted(body as Value);
    const { code = 'server.failed', message = '' } = (body ?? {}) as Partial<ErrorBody>;
    return refused({ code, message });
  } catch (failure) {
    if (failure instanceof NoAnswer) return refused({ code: 'network' });
    throw failure;
  }
}
