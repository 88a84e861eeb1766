import type { CalendarUrl } from '@cairn/contract/calendar';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Reads since when there is an address; the first call makes and shows it. */
export function readCalendarUrl(cairn: Cairn): Promise<Outcome<CalendarUrl, AskRefusal>> {
  return call(cairn.environment.wire, 'readCalendarUrl');
}

/** Makes another address; the one before leads nowhere any more. */
export function resetCalendarUrl(cairn: Cairn): Promise<Outcome<CalendarUrl, AskRefusal>> {
  return call(cairn.environment.wire, 'resetCalendarUrl');
}
