import type { CalendarUrl } from '@cairn/contract/calendar';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** The first call creates the address, and only then returns it. */
export function readCalendarUrl(cairn: Cairn): Promise<Outcome<CalendarUrl, AskRefusal>> {
  return call(cairn.environment.wire, 'readCalendarUrl');
}

/** The former address stops working. */
export function resetCalendarUrl(cairn: Cairn): Promise<Outcome<CalendarUrl, AskRefusal>> {
  return call(cairn.environment.wire, 'resetCalendarUrl');
}
