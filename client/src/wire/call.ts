import type { AnswerOf, CallName } from '@cairn/contract/call-types';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { type AskRefusal, noNetwork } from '../ask-refusal.ts';
import { type CallOutcome, outcomeOf } from './outcome-of.ts';
import { type Input, requestOf } from './request-of.ts';
import { NoAnswer, type Wire, type WireAnswer, type WireRequest } from './wire.ts';

/** @returns the refusal `network` if there is no answer */
export async function call<Name extends CallName>(
  wire: Wire,
  name: Name,
  ...input: Input<Name>
): Promise<CallOutcome<Name>> {
  const answer = await answerTo(wire, requestOf(name, ...input));
  return answer ? outcomeOf(name, answer) : refused(noNetwork);
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** A cursor; null at the end. */
  readonly next: string | null;
}

type ListName = {
  [Name in CallName]: AnswerOf<Name> extends readonly unknown[] ? Name : never;
}[CallName];

/** @param next the cursor of the page before; null for the first page */
export async function callPage<Name extends ListName>(
  wire: Wire,
  next: string | null,
  name: Name,
  ...input: Input<Name>
): Promise<Outcome<Page<AnswerOf<Name>[number]>, AskRefusal>> {
  const first = requestOf(name, ...input);
  const answer = await answerTo(wire, next === null ? first : { call: name, method: 'GET', path: next });
  if (!answer) return refused(noNetwork);
  const items = outcomeOf(name, answer);
  const [, following = null] = /<([^<>]+)>; rel="next"/u.exec(answer.link ?? '') ?? [];
  return items.ok ? accepted({ items: items.value, next: following }) : items;
}

async function answerTo(wire: Wire, request: WireRequest): Promise<WireAnswer | null> {
  try {
    return await wire.send(request);
  } catch (failure) {
    if (failure instanceof NoAnswer) return null;
    throw failure;
  }
}
