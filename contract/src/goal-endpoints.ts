import { editScopes } from '@cairn/core/recurrence/recurrence-edit';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import * as goals from './goals.ts';
import { publicBoardGoal } from './public-boards.ts';
import { publicGoal } from './publications.ts';
import type { RefusalCode } from './refusals.ts';

const goalParams = z.object({ id });

/** For which occurrences of a goal that repeats (`api.md` § Goals). */
const modeQuery = z.object({ mode: z.enum(editScopes).optional() });

const goalWriteRefusals = [
  'goal.schedule',
  'goal.times',
  'goal.name',
  'goal.notes',
  'goal.cycle',
  'goal.parent',
  'goal.assignee',
  'goal.bucket',
  'goal.recurrence',
  'goal.publicRecurring',
  'goal.subgoalsRecurring',
  'goal.readOnly',
  'space.unknown',
  'space.left',
  'limit.goals',
  'limit.bucketGoals',
  'limit.colors',
  'limit.storage',
  'idempotency.mismatch',
] as const satisfies readonly RefusalCode[];

/** The calls about goals (`api.md` § Goals). */
export const goalEndpoints = {
  listGoals: {
    method: 'GET',
    path: '/api/goals-2/',
    summary:
      'Goals by column and dates, space, parent, status and words; of a list of a public board for anyone, as it is shown',
    access: 'anyone',
    query: goals.goalListQuery,
    answers: { 200: z.union([z.array(goals.goal), z.array(publicBoardGoal)]) },
    refusals: ['request.invalid', 'auth.required'],
  },
  readGoal: {
    method: 'GET',
    path: '/api/goals-2/{id}/',
    summary: 'One goal, by its id or its link’s code; of a public one visitors see what is public',
    access: 'anyone',
    params: goalParams,
    answers: { 200: z.union([goals.goal, publicGoal]) },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'auth.required'],
  },
  createGoal: {
    method: 'POST',
    path: '/api/goals-2/',
    summary: 'Create a goal; with a tempId, once for ever (200 when it was there already)',
    access: 'member',
    tokens: 'write',
    body: goals.goalCreate,
    answers: { 200: goals.goal, 201: goals.goal },
    refusals: [...goalWriteRefusals, 'goal.deleted'],
    isIdempotent: true,
  },
  createGoals: {
    method: 'POST',
    path: '/api/v2/goals-2/batch/',
    summary:
      'Create up to 500 goals in one write, each answered for itself; sent again, it makes nothing twice',
    access: 'member',
    tokens: 'write',
    body: goals.goalBatch,
    answers: { 200: goals.goalBatchAnswer },
    refusals: ['request.invalid', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  editGoal: {
    method: 'PUT',
    path: '/api/goals-2/{id}/',
    summary: 'Change the fields that are sent, and only those',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    query: modeQuery,
    body: goals.goalEdit,
    answers: { 200: goals.goal },
    refusals: [...goalWriteRefusals, 'goal.unknown', 'goal.deleted'],
    isIdempotent: true,
  },
  deleteGoal: {
    method: 'DELETE',
    path: '/api/goals-2/{id}/',
    summary: 'Put a goal and its subgoals with the deleted goals',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    query: modeQuery,
    answers: { 204: null },
    refusals: ['goal.unknown', 'goal.deleted', 'goal.readOnly', 'space.left', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  orderGoals: {
    method: 'POST',
    path: '/api/v2/goals-2/order/',
    summary: 'Number the goals of one list in one write',
    access: 'member',
    tokens: 'write',
    body: goals.goalOrder,
    answers: { 200: goals.goalOrderAnswer },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  listDeletedGoals: {
    method: 'GET',
    path: '/api/deleted-goals/',
    summary: 'The deleted goals that can be restored, newest first',
    access: 'member',
    answers: { 200: z.array(goals.deletedGoal) },
    refusals: [],
  },
  restoreGoal: {
    method: 'POST',
    path: '/api/deleted-goals/{id}/restore/',
    summary: 'Bring a deleted goal back with what was deleted with it',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    answers: { 200: goals.restoredGoal },
    refusals: ['goal.unknown', 'space.left', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  purgeGoal: {
    method: 'DELETE',
    path: '/api/deleted-goals/{id}/',
    summary: 'Remove a deleted goal for good',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    answers: { 204: null },
    refusals: ['goal.unknown'],
  },
  purgeAllGoals: {
    method: 'DELETE',
    path: '/api/deleted-goals/all/',
    summary: 'Remove every deleted goal of one’s active spaces for good',
    access: 'member',
    tokens: 'write',
    answers: { 204: null },
    refusals: [],
  },
  followGoal: {
    method: 'POST',
    path: '/api/v2/goals-2/{id}/follow/',
    summary: 'Hear of a goal; twice is once',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    answers: { 204: null },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  unfollowGoal: {
    method: 'DELETE',
    path: '/api/v2/goals-2/{id}/follow/',
    summary: 'Hear of a goal no more',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    answers: { 204: null },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'idempotency.mismatch'],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
