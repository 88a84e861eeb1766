import type { GoalLink } from '@cairn/contract/goal-links';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { call } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

// No call needs a session: the token from the mail stands for its person.

export function readGoalLink(token: string): Promise<Outcome<GoalLink, AskRefusal>> {
  return call(fetchWire, 'readGoalLink', { params: { token } });
}

export function followGoalLink(token: string): Promise<Outcome<GoalLink, AskRefusal>> {
  return call(fetchWire, 'followGoalLink', { params: { token } });
}
