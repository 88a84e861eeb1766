import { calendarUrl } from './calendar.ts';
import type { Endpoint } from './endpoint.ts';

/** The calls about the address of one's calendar feed (`product.md` 5.30); the feed itself is no JSON call. */
export const calendarEndpoints = {
  readCalendarUrl: {
    method: 'GET',
    path: '/api/settings/calendar-url/',
    summary: 'The secret address of one’s calendar feed, made when it is first asked for',
    access: 'member',
    tokens: 'none',
    answers: { 200: calendarUrl },
    refusals: [],
  },
  resetCalendarUrl: {
    method: 'DELETE',
    path: '/api/settings/calendar-url/',
    summary: 'Take another address for one’s calendar feed; the old one leads nowhere at once',
    access: 'member',
    answers: { 200: calendarUrl },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
