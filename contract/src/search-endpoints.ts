import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { foundGoal, searchQuery } from './search.ts';

export const searchEndpoints = {
  search: {
    method: 'GET',
    path: '/api/v2/search/',
    summary:
      'Goals whose title, note or comments hold every word, as the beginning of one: titles first, then notes, then comments',
    access: 'member',
    query: searchQuery,
    answers: { 200: z.array(foundGoal) },
    refusals: ['request.invalid'],
  },
} as const satisfies Record<string, Endpoint>;
