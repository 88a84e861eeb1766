import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { pushSubscribe, pushSubscription, pushSubscriptions, pushTest } from './push.ts';

/** A token cannot make any of these calls: a subscription belongs to the session of its browser. */
export const pushEndpoints = {
  listPushSubscriptions: {
    method: 'GET',
    path: '/api/v2/push-subscriptions/',
    summary: 'List the browsers that show your notices, and the key for a further one',
    access: 'member',
    tokens: 'none',
    answers: { 200: pushSubscriptions },
    refusals: [],
  },
  subscribeToPush: {
    method: 'PUT',
    path: '/api/v2/push-subscriptions/',
    summary: 'Show notices in the browser of this session',
    access: 'member',
    tokens: 'none',
    body: pushSubscribe,
    answers: { 200: pushSubscription },
    refusals: ['push.subscription', 'request.invalid'],
  },
  deletePushSubscription: {
    method: 'DELETE',
    path: '/api/v2/push-subscriptions/{id}/',
    summary: 'Show no more notices in a browser',
    access: 'member',
    tokens: 'none',
    params: z.object({ id }),
    answers: { 204: null },
    refusals: ['push.unknown'],
  },
  testPush: {
    method: 'POST',
    path: '/api/v2/push-subscriptions/test/',
    summary: 'Send a notice to all your browsers, and list what their push services answered',
    access: 'member',
    tokens: 'none',
    answers: { 200: z.array(pushTest) },
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
