import type { CallName } from '@cairn/contract/call-types';
import { refused } from '@cairn/core/outcome';
import { noNetwork } from '../ask-refusal.ts';
import { fetchWire } from './fetch-wire.ts';
import type { CallOutcome } from './outcome-of.ts';
import type { Input } from './request-of.ts';

/** Loads `call.ts` on demand, because the list of all calls is not in the first bundle. */
export async function lateCall<Name extends CallName>(
  name: Name,
  ...input: Input<Name>
): Promise<CallOutcome<Name>> {
  const part = await import('./call.ts').catch(() => null);
  return part ? part.call(fetchWire, name, ...input) : refused(noNetwork);
}
