import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import {
  deliveriesQuery,
  webhook,
  webhookDeliveries,
  webhookDelivery,
  webhookPut,
  webhookWithSecret,
} from './webhooks.ts';

/** A token cannot make any of these calls, so a stolen one cannot send its person's events elsewhere. */
export const webhookEndpoints = {
  readWebhook: {
    method: 'GET',
    path: '/api/v2/webhook/',
    summary: 'Your webhook, without its secret; null if you have none',
    access: 'member',
    tokens: 'none',
    answers: { 200: z.object({ webhook: webhook.nullable() }) },
    refusals: [],
  },
  putWebhook: {
    method: 'PUT',
    path: '/api/v2/webhook/',
    summary: 'Set up your webhook, or change it; only the response that makes it contains its secret',
    access: 'member',
    tokens: 'none',
    body: webhookPut,
    answers: { 200: webhookWithSecret },
    refusals: [
      'webhook.address',
      'webhook.private',
      'space.unknown',
      'space.left',
      'space.deleted',
      'request.invalid',
    ],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/v2/webhook/',
    summary: 'Remove your webhook with its secret and its deliveries',
    access: 'member',
    tokens: 'none',
    answers: { 204: null },
    refusals: ['webhook.unknown'],
  },
  renewWebhookSecret: {
    method: 'POST',
    path: '/api/v2/webhook/secret/',
    summary: 'Make a new secret; the former one signs beside it for a day',
    access: 'member',
    tokens: 'none',
    answers: { 200: webhookWithSecret },
    refusals: ['webhook.unknown'],
  },
  sendWebhookSample: {
    method: 'POST',
    path: '/api/v2/webhook/sample/',
    summary:
      'Call your webhook with a sample, and see its answer; a 2xx turns on a webhook that was given up',
    access: 'member',
    tokens: 'none',
    answers: { 200: webhookDelivery },
    refusals: ['webhook.unknown'],
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/api/v2/webhook/deliveries/',
    summary: 'List the deliveries of the last 30 days, newest first',
    access: 'member',
    tokens: 'none',
    query: deliveriesQuery,
    answers: { 200: webhookDeliveries },
    refusals: ['request.invalid'],
  },
  sendWebhookDelivery: {
    method: 'POST',
    path: '/api/v2/webhook/deliveries/{id}/send/',
    summary: 'Send a delivery again under the same webhook-id, and see its answer',
    access: 'member',
    tokens: 'none',
    params: z.object({ id }),
    answers: { 200: webhookDelivery },
    refusals: ['webhook.unknown', 'delivery.unknown', 'delivery.gone'],
  },
} as const satisfies Record<string, Endpoint>;
