import { calendarUrl, newCalendarUrl } from './calendar.ts';
import type { Endpoint } from './endpoint.ts';

/** Calls about the feed's address. The feed itself is not JSON, so it is not listed. */
export const calendarEndpoints = {
  readCalendarUrl: {
    method: 'GET',
    path: '/api/settings/calendar-url/',
    summary:
      'Read since when your calendar has an address. The first call creates the address, and only its response contains it',
    access: 'member',
    tokens: 'none',
    answers: { 200: calendarUrl },
    refusals: [],
  },
  resetCalendarUrl: {
    method: 'DELETE',
    path: '/api/settings/calendar-url/',
    summary: 'Create a new calendar address, shown only once; replaces the former address',
    access: 'member',
    answers: { 200: newCalendarUrl },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
