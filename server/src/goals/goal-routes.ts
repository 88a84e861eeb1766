import { accepted, refused } from '@cairn/core/outcome';
import { statusOf } from '@cairn/contract/refusals';
import { errorBodyOf } from '../http/answer.ts';
import { answered, type Handlers } from '../http/handler.ts';
import { nextPageHeader } from '../http/next-page.ts';
import { listShownGoals, shownListOf } from '../public-boards/list-shown-goals.ts';
import { createGoals } from './create-goals.ts';
import { createGoal } from './create-goal.ts';
import { deleteGoal } from './delete-goal.ts';
import { listDeletedGoals, purgeAllGoals, purgeGoal } from './deleted-goals.ts';
import { editGoal } from './edit-goal.ts';
import { followGoal } from './follow-goal.ts';
import { listGoals } from './list-goals.ts';
import { orderGoals } from './order-goals.ts';
import { restoreGoal } from './restore-goal.ts';

/** The calls about goals. */
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
  listGoals: async ({ house, person, query, url }) => {
    const shown = query.bucket ? await shownListOf(house, query, person?.spaceIds ?? []) : null;
    if (shown)
      return answered(await listShownGoals(house, shown, query), ({ goals, nextCursor }) => ({
        status: 200,
        body: goals,
        ...nextPageHeader(url, nextCursor),
      }));
    if (person === null) return refused({ code: 'auth.required' });
    return answered(await listGoals(house, person, query), ({ json, nextCursor }) => ({
      status: 200,
      json,
      ...nextPageHeader(url, nextCursor),
    }));
  },
  createGoal: async ({ house, writer, body }) =>
    answered(await createGoal(house, writer, body), ({ status, goal }) => ({ status, body: goal })),
  createGoals: async ({ house, writer, body, language }) =>
    answered(await createGoals(house, writer, body), (results) => ({
      status: 200,
      body: {
        results: results.map((result) =>
          'goal' in result
            ? result
            : { status: statusOf(result.refusal.code), error: errorBodyOf(result.refusal, language) },
        ),
      },
    })),
  editGoal: async ({ house, writer, params, query, body }) =>
    answered(await editGoal(house, writer, params.id, body, query.mode ?? null), (goal) => ({
      status: 200,
      body: goal,
    })),
  deleteGoal: async ({ house, writer, params, query }) =>
    answered(await deleteGoal(house, writer, params.id, query.mode ?? null), () => ({ status: 204 })),
  orderGoals: async ({ house, writer, body }) =>
    answered(await orderGoals(house, writer, body), (order) => ({ status: 200, body: order })),
  followGoal: async ({ house, writer, params }) =>
    answered(await followGoal(house, writer, params.id, true), () => ({ status: 204 })),
  unfollowGoal: async ({ house, writer, params }) =>
    answered(await followGoal(house, writer, params.id, false), () => ({ status: 204 })),
  listDeletedGoals: async ({ house, person }) =>
    accepted({ status: 200, body: await listDeletedGoals(house, person) }),
  restoreGoal: async ({ house, writer, params }) =>
    answered(await restoreGoal(house, writer, params.id), (body) => ({ status: 200, body })),
  purgeGoal: async ({ house, person, params }) =>
    answered(await purgeGoal(house, person, params.id), () => ({ status: 204 })),
  purgeAllGoals: async ({ house, person }) => {
    await purgeAllGoals(house, person);
    return accepted({ status: 204 });
  },
};
