import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { event, eventListQuery } from './events.ts';
import { feedAnswer, feedQuery } from './feed.ts';

export const feedEndpoints = {
  listEvents: {
    method: 'GET',
    path: '/api/v2/events/',
    summary: 'List the activity in your spaces, newest first',
    access: 'member',
    query: eventListQuery,
    answers: { 200: z.array(event) },
    refusals: ['request.invalid'],
  },
  readFeed: {
    method: 'GET',
    path: '/api/v2/feed/',
    summary: 'Read what has changed in all your scopes since the cursor',
    access: 'member',
    query: feedQuery,
    answers: { 200: feedAnswer },
    refusals: ['feed.cursor'],
  },
} as const satisfies Record<string, Endpoint>;
