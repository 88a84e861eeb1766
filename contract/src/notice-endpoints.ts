import type { Endpoint } from './endpoint.ts';
import { notices, noticesQuery } from './notices.ts';

export const noticeEndpoints = {
  listNotices: {
    method: 'GET',
    path: '/api/v2/notices/',
    summary:
      'What concerns one, newest first: mentions, goals that were given to one, comments below goals one follows',
    access: 'member',
    query: noticesQuery,
    answers: { 200: notices },
    refusals: ['request.invalid'],
  },
} as const satisfies Record<string, Endpoint>;
