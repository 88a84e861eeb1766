import { followGoalLink, readGoalLink } from '../goals/goal-link.ts';
import { answered, type Handlers } from './handler.ts';

export const goalLinkRoutes: Handlers<'readGoalLink' | 'followGoalLink'> = {
  readGoalLink: async ({ context, joinLinks, params }) =>
    answered(await readGoalLink(context, joinLinks.key, params.token), (body) => ({ status: 200, body })),
  followGoalLink: async ({ context, joinLinks, params }) =>
    answered(await followGoalLink(context, joinLinks.key, params.token), (body) => ({ status: 200, body })),
};
