import { answered, type Handlers } from './handler.ts';
import { publishGoal, readPublication, unpublishGoal } from '../publications/publish-goal.ts';
import { readGoalForAnyone } from '../publications/read-public-goal.ts';

export const publicationRoutes: Handlers<'readGoal' | 'readPublication' | 'publishGoal' | 'unpublishGoal'> = {
  readGoal: async ({ context, person, params }) =>
    answered(await readGoalForAnyone(context, person, params.id), (body) => ({
      status: 200,
      body,
      headers: { 'x-robots-tag': 'noindex' },
    })),
  readPublication: async ({ context, person, mails, params }) =>
    answered(await readPublication(context, person, mails.origin, params.id), (body) => ({
      status: 200,
      body,
    })),
  publishGoal: async ({ context, writer, mails, params, body }) =>
    answered(await publishGoal(context, writer, mails.origin, params.id, body), (publication) => ({
      status: 200,
      body: publication,
    })),
  unpublishGoal: async ({ context, writer, params }) =>
    answered(await unpublishGoal(context, writer, params.id), () => ({ status: 204 })),
};
