import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { foundGoal, searchQuery } from './search.ts';

export const searchEndpoints = {
  search: {
    method: 'GET',
    path: '/api/v2/search/',
    summary:
      'Search goals with words in title, note or comments that begin with each word of the query: titles first, then notes, then comments',
    access: 'member',
    query: searchQuery,
    answers: { 200: z.array(foundGoal) },
    refusals: ['request.invalid'],
  },
} as const satisfies Record<string, Endpoint>;
