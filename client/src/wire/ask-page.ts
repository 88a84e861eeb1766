import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { answerTo, noNetwork, outcomeOf } from './ask.ts';
import type { Wire, WireRequest } from './wire.ts';

/** A page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** The address of the next one; null at the end. */
  readonly next: string | null;
}

/** Asks for a page of a list. */
export async function askPage<Item>(
  wire: Wire,
  request: WireRequest,
): Promise<Outcome<Page<Item>, AskRefusal>> {
  const answer = await answerTo(wire, request);
  if (!answer) return refused(noNetwork);
  const items = outcomeOf<readonly Item[]>(answer);
  const [, next = null] = /<([^<>]+)>; rel="next"/u.exec(answer.link ?? '') ?? [];
  return items.ok ? accepted({ items: items.value, next }) : items;
}
