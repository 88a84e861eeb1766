import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn.ts';
import { call } from '../wire/call.ts';

/** The private address of one's calendar feed (`product.md` 5.30). */
export interface CalendarUrl {
  readonly url: string;
}

/** Reads the address; it is made when it is first asked for. */
export function readCalendarUrl(cairn: Cairn): Promise<Outcome<CalendarUrl, AskRefusal>> {
  return call(cairn.environment.wire, 'readCalendarUrl');
}

/** Makes another address; the one before leads nowhere any more. */
export function resetCalendarUrl(cairn: Cairn): Promise<Outcome<CalendarUrl, AskRefusal>> {
  return call(cairn.environment.wire, 'resetCalendarUrl');
}
