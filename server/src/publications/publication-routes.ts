import { answered, type Handlers } from '../http/handler.ts';
import { publishGoal, readPublication, unpublishGoal } from './publish-goal.ts';
import { readGoalForAnyone } from './read-public-goal.ts';

/** The calls about goals that visitors may see (docs/product.md 5.24). */
export const publicationRoutes: Handlers<'readGoal' | 'readPublication' | 'publishGoal' | 'unpublishGoal'> = {
  readGoal: async ({ house, person, params }) =>
    answered(await readGoalForAnyone(house, person, params.id), (body) => ({
      status: 200,
      body,
      headers: { 'x-robots-tag': 'noindex' },
    })),
  readPublication: async ({ house, person, mails, params }) =>
    answered(await readPublication(house, person, mails.origin, params.id), (body) => ({
      status: 200,
      body,
    })),
  publishGoal: async ({ house, writer, mails, params, body }) =>
    answered(await publishGoal(house, writer, mails.origin, params.id, body), (publication) => ({
      status: 200,
      body: publication,
    })),
  unpublishGoal: async ({ house, writer, params }) =>
    answered(await unpublishGoal(house, writer, params.id), () => ({ status: 204 })),
};
