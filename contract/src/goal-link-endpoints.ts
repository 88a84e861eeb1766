import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { goalLink } from './goal-links.ts';

const params = z.object({ token: z.string().max(200) });

/** The token in a mail stands for its person, its goal and its act, so these calls need no session. */
export const goalLinkEndpoints = {
  readGoalLink: {
    method: 'GET',
    path: '/api/v2/goal-links/{token}/',
    summary: 'Read what a link in a reminder does to its goal; changes nothing',
    access: 'anyone',
    tokens: 'none',
    params,
    answers: { 200: goalLink },
    refusals: ['link.ended'],
  },
  followGoalLink: {
    method: 'POST',
    path: '/api/v2/goal-links/{token}/',
    summary: 'Complete or move the goal of a link; a repetition changes nothing',
    access: 'anyone',
    tokens: 'none',
    params,
    answers: { 200: goalLink },
    refusals: ['link.ended', 'goal.locked', 'limit.goals'],
  },
} as const satisfies Record<string, Endpoint>;
