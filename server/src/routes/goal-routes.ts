import { accepted, refused } from '@cairn/core/outcome';
import { statusOf } from '@cairn/contract/refusals';
import { errorBodyOf } from './answer.ts';
import { answered, type Handlers } from './handler.ts';
import { nextPageHeader } from '../http/next-page.ts';
import { listShownGoals, shownListOf } from '../public-boards/list-shown-goals.ts';
import { createGoals } from '../goals/create-goals.ts';
import { createGoal } from '../goals/create-goal.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { listDeletedGoals, purgeAllGoals, purgeGoal } from '../goals/deleted-goals.ts';
import { editGoal } from '../goals/edit-goal.ts';
import { followGoal } from '../goals/follow-goal.ts';
import { listGoals } from '../goals/list-goals.ts';
import { orderGoals } from '../goals/order-goals.ts';
import { restoreGoal } from '../goals/restore-goal.ts';

export const goalRoutes: Handlers<
  | 'listGoals'
  | 'createGoal'
  | 'createGoals'
  | 'editGoal'
  | 'deleteGoal'
  | 'orderGoals'
  | 'listDeletedGoals'
  | 'restoreGoal'
  | 'purgeGoal'
  | 'purgeAllGoals'
  | 'followGoal'
  | 'unfollowGoal'
> = {
  listGoals: async ({ context, person, query, url }) => {
    const shown = query.bucket ? await shownListOf(context, query, person?.spaceIds ?? []) : null;
    if (shown)
      return answered(await listShownGoals(context, shown, query), ({ goals, nextCursor }) => ({
        status: 200,
        body: goals,
        ...nextPageHeader(url, nextCursor),
      }));
    if (person === null) return refused({ code: 'auth.required' });
    return answered(await listGoals(context, person, query), ({ json, nextCursor }) => ({
      status: 200,
      json,
      ...nextPageHeader(url, nextCursor),
    }));
  },
  createGoal: async ({ context, writer, body }) =>
    answered(await createGoal(context, writer, body), ({ status, goal }) => ({ status, body: goal })),
  createGoals: async ({ context, writer, body, language }) =>
    answered(await createGoals(context, writer, body), (results) => ({
      status: 200,
      body: {
        results: results.map((result) =>
          'goal' in result
            ? result
            : { status: statusOf(result.refusal.code), error: errorBodyOf(result.refusal, language) },
        ),
      },
    })),
  editGoal: async ({ context, writer, params, query, body }) =>
    answered(await editGoal(context, writer, params.id, body, query.mode ?? null), (goal) => ({
      status: 200,
      body: goal,
    })),
  deleteGoal: async ({ context, writer, params, query }) =>
    answered(await deleteGoal(context, writer, params.id, query.mode ?? null), () => ({ status: 204 })),
  orderGoals: async ({ context, writer, body }) =>
    answered(await orderGoals(context, writer, body), (order) => ({ status: 200, body: order })),
  followGoal: async ({ context, writer, params }) =>
    answered(await followGoal(context, writer, params.id, true), () => ({ status: 204 })),
  unfollowGoal: async ({ context, writer, params }) =>
    answered(await followGoal(context, writer, params.id, false), () => ({ status: 204 })),
  listDeletedGoals: async ({ context, person }) =>
    accepted({ status: 200, body: await listDeletedGoals(context, person) }),
  restoreGoal: async ({ context, writer, params }) =>
    answered(await restoreGoal(context, writer, params.id), (body) => ({ status: 200, body })),
  purgeGoal: async ({ context, person, params }) =>
    answered(await purgeGoal(context, person, params.id), () => ({ status: 204 })),
  purgeAllGoals: async ({ context, person }) => {
    await purgeAllGoals(context, person);
    return accepted({ status: 204 });
  },
};
