import type { Endpoint } from './endpoint.ts';
import { z } from 'zod';
import { id } from './fields.ts';
import { notices, noticesQuery, readNoticeEdit, readNoticeRow } from './notices.ts';

export const noticeEndpoints = {
  listNotices: {
    method: 'GET',
    path: '/api/v2/notices/',
    summary: 'List what others did that concerns you, newest first, of the last 30 days',
    access: 'member',
    query: noticesQuery,
    answers: { 200: notices },
    refusals: ['request.invalid'],
  },
  readNotice: {
    method: 'PUT',
    path: '/api/v2/notices/{id}/read/',
    summary: 'Mark one notice, by the code of its event, as read or unread',
    access: 'member',
    tokens: 'write',
    params: z.object({ id }),
    body: readNoticeEdit,
    answers: { 200: readNoticeRow },
    refusals: ['request.invalid', 'notice.unknown', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  seeNotification: {
    method: 'POST',
    path: '/api/notifications/{id}/seen/',
    summary: 'Mark one notice as read, by the code of its event',
    access: 'member',
    tokens: 'write',
    params: z.object({ id }),
    answers: { 204: null },
    refusals: ['notice.unknown', 'idempotency.mismatch'],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
