import type { Endpoint } from './endpoint.ts';
import { presenceReport } from './presence.ts';

export const presenceEndpoints = {
  tellPresence: {
    method: 'POST',
    path: '/api/v2/presence/',
    summary:
      'Show the other members of a goal’s space that you have the goal open; repeat every 30 s, expires after 45 s',
    access: 'member',
    body: presenceReport,
    answers: { 204: null },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'space.deleted', 'request.invalid'],
  },
} as const satisfies Record<string, Endpoint>;
