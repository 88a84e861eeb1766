import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { seenCode } from './accounts.ts';
import { sentNotice, sentNoticesQuery } from './sent-notices.ts';
import { notificationSetting, notificationSettingEdit } from './notifications.ts';

export const notificationEndpoints = {
  listNotificationSettings: {
    method: 'GET',
    path: '/api/v2/notifications-settings/',
    summary: 'List of what you are told, for all spaces and for each of them',
    access: 'member',
    tokens: 'none',
    answers: { 200: z.array(notificationSetting) },
    refusals: [],
  },
  editNotificationSetting: {
    method: 'PATCH',
    path: '/api/v2/notifications-settings/{code}/',
    summary: 'Change of what you are told, for all spaces or for one',
    access: 'member',
    tokens: 'none',
    params: z.object({ code: z.string() }),
    body: notificationSettingEdit,
    answers: { 200: notificationSetting },
    refusals: [
      'request.invalid',
      'notification.unknown',
      'space.unknown',
      'space.left',
      'space.deleted',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  listSentNotices: {
    method: 'GET',
    path: '/api/v2/sent-notices/',
    summary: 'List the mails, pushes and calls to you of the last 30 days, newest first',
    access: 'member',
    tokens: 'none',
    query: sentNoticesQuery,
    answers: { 200: z.array(sentNotice).readonly() },
    refusals: ['request.invalid'],
  },
  sendTestMail: {
    method: 'POST',
    path: '/api/v2/notifications-settings/test-mail/',
    summary: 'Send a mail to your own address; it leaves as soon as the mail server takes it',
    access: 'member',
    tokens: 'none',
    answers: { 204: null },
    refusals: ['auth.unconfirmed'],
  },
  listSeenNotifications: {
    method: 'GET',
    path: '/api/v2/seen-notifications/',
    summary: 'List the codes of toasts that you have seen',
    access: 'member',
    tokens: 'none',
    answers: { 200: z.array(seenCode).readonly() },
    refusals: [],
  },
  addSeenNotification: {
    method: 'POST',
    path: '/api/v2/seen-notifications/',
    summary: 'Mark the toast of a code as seen; of more than 200 codes the oldest is dropped',
    access: 'member',
    tokens: 'none',
    body: z.object({ code: seenCode }),
    answers: { 204: null },
    refusals: ['request.invalid', 'idempotency.mismatch'],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
