import { calendarUrl, newCalendarUrl } from './calendar.ts';
import type { Endpoint } from './endpoint.ts';

/** Calls about the feed's address. The feed itself is not JSON, so it is no call. */
export const calendarEndpoints = {
  readCalendarUrl: {
    method: 'GET',
    path: '/api/settings/calendar-url/',
    summary:
      'Since when one’s calendar feed has an address. The first call makes it, and is the only one to show it',
    access: 'member',
    tokens: 'none',
    answers: { 200: calendarUrl },
    refusals: [],
  },
  resetCalendarUrl: {
    method: 'DELETE',
    path: '/api/settings/calendar-url/',
    summary: 'Take another address for one’s calendar feed, shown once; the former one ends at once',
    access: 'member',
    answers: { 200: newCalendarUrl },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
