import type { Endpoint } from './endpoint.ts';
import { notices, noticesQuery } from './notices.ts';

export const noticeEndpoints = {
  listNotices: {
    method: 'GET',
    path: '/api/v2/notices/',
    summary: 'List your notices, newest first: mentions, goals assigned to you, comments on goals you follow',
    access: 'member',
    query: noticesQuery,
    answers: { 200: notices },
    refusals: ['request.invalid'],
  },
} as const satisfies Record<string, Endpoint>;
