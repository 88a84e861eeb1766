import { editScopes } from '@cairn/core/recurrence/recurrence-edit';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import * as goals from './goals.ts';
import { publicBoardGoal } from './public-boards.ts';
import { publicGoal } from './publications.ts';
import type { RefusalCode } from './refusals.ts';
import { followers, goalWatchEdit, goalWatchRow } from './watches.ts';

const goalParams = z.object({ id });

/** Which occurrences of a repeating goal the call concerns. */
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
  'space.deleted',
  'space.readOnly',
  'limit.goals',
  'limit.bucketGoals',
  'limit.colors',
  'limit.storage',
  'idempotency.mismatch',
] as const satisfies readonly RefusalCode[];

const ofWatch = {
  access: 'member',
  tokens: 'write',
  params: goalParams,
  refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'space.deleted', 'idempotency.mismatch'],
  isIdempotent: true,
} as const satisfies Partial<Endpoint>;

export const goalEndpoints = {
  listGoals: {
    method: 'GET',
    path: '/api/goals-2/',
    summary:
      'List goals by column and dates, space, parent, status and words; for visitors, the visible goals of a public board’s list',
    access: 'anyone',
    query: goals.goalListQuery,
    answers: { 200: z.union([z.array(goals.goal), z.array(publicBoardGoal)]) },
    refusals: ['request.invalid', 'auth.required'],
  },
  readGoal: {
    method: 'GET',
    path: '/api/goals-2/{id}/',
    summary: 'Read a goal by its id or link code; visitors see the public part of a public goal',
    access: 'anyone',
    params: goalParams,
    answers: { 200: z.union([goals.goal, publicGoal]) },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'space.deleted', 'auth.required'],
  },
  createGoal: {
    method: 'POST',
    path: '/api/goals-2/',
    summary: 'Create a goal; a repeated tempId returns the existing goal with 200',
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
      'Create up to 500 goals in one write, each with its own result; a repeated request creates nothing twice',
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
    refusals: [...goalWriteRefusals, 'goal.unknown', 'goal.deleted', 'goal.locked'],
    isIdempotent: true,
  },
  deleteGoal: {
    method: 'DELETE',
    path: '/api/goals-2/{id}/',
    summary: 'Delete a goal and its subgoals; they can be restored',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    query: modeQuery,
    answers: { 204: null },
    refusals: [
      'goal.unknown',
      'goal.deleted',
      'goal.readOnly',
      'space.left',
      'space.deleted',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  orderGoals: {
    method: 'POST',
    path: '/api/v2/goals-2/order/',
    summary: 'Set the order numbers of one list’s goals',
    access: 'member',
    tokens: 'write',
    body: goals.goalOrder,
    answers: { 200: goals.goalOrderAnswer },
    refusals: [
      'goal.unknown',
      'goal.deleted',
      'goal.readOnly',
      'space.left',
      'space.deleted',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  listDeletedGoals: {
    method: 'GET',
    path: '/api/deleted-goals/',
    summary: 'List the deleted goals that can be restored, newest first',
    access: 'member',
    answers: { 200: z.array(goals.deletedGoal) },
    refusals: [],
  },
  restoreGoal: {
    method: 'POST',
    path: '/api/deleted-goals/{id}/restore/',
    summary: 'Restore a deleted goal with everything that was deleted with it',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    answers: { 200: goals.restoredGoal },
    refusals: ['goal.unknown', 'goal.readOnly', 'space.left', 'space.deleted', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  purgeGoal: {
    method: 'DELETE',
    path: '/api/deleted-goals/{id}/',
    summary: 'Delete a goal for good',
    access: 'member',
    tokens: 'write',
    params: goalParams,
    answers: { 204: null },
    refusals: ['goal.unknown', 'goal.readOnly'],
  },
  purgeAllGoals: {
    method: 'DELETE',
    path: '/api/deleted-goals/all/',
    summary: 'Delete all deleted goals of the active spaces that you may edit for good',
    access: 'member',
    tokens: 'write',
    answers: { 204: null },
    refusals: [],
  },
  followGoal: {
    method: 'POST',
    path: '/api/v2/goals-2/{id}/follow/',
    summary: 'Follow a goal, and all of its repeats; ends a mute; may be repeated',
    ...ofWatch,
    answers: { 204: null },
  },
  unfollowGoal: {
    method: 'DELETE',
    path: '/api/v2/goals-2/{id}/follow/',
    summary: 'Unfollow a goal, and all of its repeats; leaves a mute as it is',
    ...ofWatch,
    answers: { 204: null },
  },
  muteGoal: {
    method: 'POST',
    path: '/api/v2/goals-2/{id}/mute/',
    summary: 'Mute a goal, and all of its repeats: you follow it no longer, and nothing of it reaches you',
    ...ofWatch,
    answers: { 204: null },
  },
  unmuteGoal: {
    method: 'DELETE',
    path: '/api/v2/goals-2/{id}/mute/',
    summary: 'End the mute of a goal; may be repeated',
    ...ofWatch,
    answers: { 204: null },
  },
  watchGoal: {
    method: 'PUT',
    path: '/api/v2/goals-2/{id}/watch/',
    summary:
      'Follow, unfollow or mute a goal, and all of its repeats; returns your choice as the feed has it',
    ...ofWatch,
    body: goalWatchEdit,
    answers: { 200: goalWatchRow },
  },
  listFollowers: {
    method: 'GET',
    path: '/api/v2/goals-2/{id}/followers/',
    summary: 'List the members who follow a goal, with the reason where it is known',
    access: 'member',
    params: goalParams,
    answers: { 200: followers },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'space.deleted'],
  },
} as const satisfies Record<string, Endpoint>;
