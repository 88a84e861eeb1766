import { accepted, refused } from '@cairn/core/outcome';
import { statusOf } from '@cairn/contract/refusals';
import type { GoalWatchRow } from '@cairn/core/goals/watch';
import { errorBodyOf } from './answer.ts';
import { answered, type Call, type Handlers } from './handler.ts';
import { nextPageHeader } from '../http/next-page.ts';
import { listShownGoals, shownListOf } from '../public-boards/list-shown-goals.ts';
import { createGoals } from '../goals/create-goals.ts';
import { createGoal } from '../goals/create-goal.ts';
import { deleteGoal } from '../goals/delete-goal.ts';
import { listDeletedGoals, purgeAllGoals, purgeGoal } from '../goals/deleted-goals.ts';
import { editGoal } from '../goals/edit-goal.ts';
import { listGoals } from '../goals/list-goals.ts';
import { orderGoals } from '../goals/order-goals.ts';
import { restoreGoal } from '../goals/restore-goal.ts';
import {
  followed,
  listFollowers,
  muted,
  type NextWatch,
  unfollowed,
  unmuted,
  watchGoal,
} from '../goals/watch-goal.ts';

function watching(next: NextWatch) {
  return async ({ context, writer, params }: Pick<Call<'followGoal'>, 'context' | 'writer' | 'params'>) =>
    answered(await watchGoal(context, writer, params.id, next), () => ({ status: 204 }));
}

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
  | 'muteGoal'
  | 'unmuteGoal'
  | 'watchGoal'
  | 'listFollowers'
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
  followGoal: watching(followed),
  unfollowGoal: watching(unfollowed),
  muteGoal: watching(muted),
  unmuteGoal: watching(unmuted),
  watchGoal: async ({ context, writer, params, body: { watch } }) =>
    answered(await watchGoal(context, writer, params.id, () => watch, 200), (row) => ({
      status: 200,
      body: row as GoalWatchRow,
    })),
  listFollowers: async ({ context, person, params }) =>
    answered(await listFollowers(context, person, params.id), (body) => ({ status: 200, body })),
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
