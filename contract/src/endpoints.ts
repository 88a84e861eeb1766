import { editScopes } from '@cairn/core/recurrence/recurrence-edit';
import { z } from 'zod';
import * as accounts from './accounts.ts';
import { column } from './columns.ts';
import * as comments from './comments.ts';
import { event, eventListQuery } from './events.ts';
import { feedAnswer, feedQuery } from './feed.ts';
import { id } from './fields.ts';
import * as folders from './folders.ts';
import * as goals from './goals.ts';
import type { RefusalCode } from './refusals.ts';

/** One call of the HTTP contract. Routing, validation, OpenAPI and the typed client are made from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for parameters and a trailing slash. */
  readonly path: string;
  readonly summary: string;
  /** Who may call: anyone, or somebody signed in. */
  readonly access: 'anyone' | 'member';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** By status; null for an answer without a body. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
  /** The refusals of its own, besides those that every call may meet. */
  readonly refusals: readonly RefusalCode[];
  /** Whether an `Idempotency-Key` makes it apply once. */
  readonly isIdempotent?: boolean;
}

const goalParams = z.object({ id });
const commentParams = z.object({ id, commentId: id });

const commentRefusals = [
  'comment.text',
  'comment.unknown',
  'comment.deleted',
  'comment.readOnly',
  'goal.unknown',
  'space.left',
  'idempotency.mismatch',
] as const satisfies readonly RefusalCode[];

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
  'goal.recurrence',
  'goal.publicRecurring',
  'goal.subgoalsRecurring',
  'goal.readOnly',
  'space.unknown',
  'space.left',
  'limit.goals',
  'limit.colors',
  'idempotency.mismatch',
] as const satisfies readonly RefusalCode[];

/** Every call there is. */
export const endpoints = {
  health: {
    method: 'GET',
    path: '/api/health/',
    summary: 'Whether the server and its database answer',
    access: 'anyone',
    answers: { 200: z.object({ status: z.literal('ok'), version: z.string(), database: z.literal('ok') }) },
    refusals: ['server.unavailable'],
  },
  login: {
    method: 'POST',
    path: '/api/login/email/',
    summary: 'Sign in with e-mail and password',
    access: 'anyone',
    body: accounts.loginBody,
    answers: { 200: accounts.userAnswer },
    refusals: ['auth.credentials', 'request.invalid', 'rate.limited'],
  },
  signup: {
    method: 'POST',
    path: '/api/signup/',
    summary: 'Create an account with a space of its own, signed in',
    access: 'anyone',
    body: accounts.signupBody,
    answers: { 201: accounts.userAnswer },
    refusals: [
      'auth.emailTaken',
      'auth.weakPassword',
      'auth.invalidEmail',
      'request.invalid',
      'rate.limited',
    ],
  },
  logout: {
    method: 'POST',
    path: '/api/logout/',
    summary: 'End this session',
    access: 'anyone',
    answers: { 200: accounts.userAnswer },
    refusals: [],
  },
  requestReset: {
    method: 'POST',
    path: '/api/login/reset/',
    summary: 'Mail a link that sets a new password',
    access: 'anyone',
    body: accounts.resetBody,
    answers: { 200: accounts.okAnswer },
    refusals: ['request.invalid', 'rate.limited'],
  },
  setPassword: {
    method: 'POST',
    path: '/api/login/reset/set/',
    summary: 'Set a new password with the mailed link; ends every other session',
    access: 'anyone',
    body: accounts.resetSetBody,
    answers: { 200: accounts.userAnswer },
    refusals: ['auth.resetToken', 'auth.weakPassword', 'request.invalid', 'rate.limited'],
  },
  readSettings: {
    method: 'GET',
    path: '/api/settings/',
    summary: 'Who is signed in, and their settings',
    access: 'anyone',
    answers: { 200: accounts.user },
    refusals: [],
  },
  editSettings: {
    method: 'PATCH',
    path: '/api/settings/',
    summary: 'Change some settings',
    access: 'member',
    body: accounts.settingsEdit,
    answers: { 200: accounts.user },
    refusals: ['settings.invalid', 'limit.darkMode', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/settings/',
    summary: 'Delete the account; needs the confirmation DELETE FOREVER',
    access: 'member',
    body: accounts.deleteAccountBody,
    answers: { 204: null },
    refusals: ['settings.confirmation'],
  },
  listColumns: {
    method: 'GET',
    path: '/api/columns/',
    summary: 'The seven horizons',
    access: 'member',
    answers: { 200: z.array(column) },
    refusals: [],
  },
  listGoals: {
    method: 'GET',
    path: '/api/goals-2/',
    summary: 'Goals by column and dates, space, parent, status and words',
    access: 'member',
    query: goals.goalListQuery,
    answers: { 200: z.array(goals.goal) },
    refusals: ['request.invalid'],
  },
  readGoal: {
    method: 'GET',
    path: '/api/goals-2/{id}/',
    summary: 'One goal',
    access: 'member',
    params: goalParams,
    answers: { 200: goals.goal },
    refusals: ['goal.unknown', 'goal.deleted'],
  },
  createGoal: {
    method: 'POST',
    path: '/api/goals-2/',
    summary: 'Create a goal; with a tempId, once for ever (200 when it was there already)',
    access: 'member',
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
    params: goalParams,
    answers: { 204: null },
    refusals: ['goal.unknown'],
  },
  purgeAllGoals: {
    method: 'DELETE',
    path: '/api/deleted-goals/all/',
    summary: 'Remove every deleted goal of one’s active spaces for good',
    access: 'member',
    answers: { 204: null },
    refusals: [],
  },
  followGoal: {
    method: 'POST',
    path: '/api/v2/goals-2/{id}/follow/',
    summary: 'Hear of a goal; twice is once',
    access: 'member',
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
    params: goalParams,
    answers: { 204: null },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  listComments: {
    method: 'GET',
    path: '/api/v2/goals-2/{id}/comments/',
    summary: 'The comments of a goal, oldest first',
    access: 'member',
    params: goalParams,
    answers: { 200: z.array(comments.commentRow) },
    refusals: ['goal.unknown', 'goal.deleted', 'space.left'],
  },
  createComment: {
    method: 'POST',
    path: '/api/v2/goals-2/{id}/comments/',
    summary: 'Comment on a goal; with a tempId, once for ever (200 when it was there already)',
    access: 'member',
    params: goalParams,
    body: comments.commentCreate,
    answers: { 200: comments.commentRow, 201: comments.commentRow },
    refusals: [
      'comment.text',
      'comment.deleted',
      'goal.unknown',
      'goal.deleted',
      'goal.readOnly',
      'space.left',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  editComment: {
    method: 'PATCH',
    path: '/api/v2/goals-2/{id}/comments/{commentId}/',
    summary: 'Change one’s own comment',
    access: 'member',
    params: commentParams,
    body: comments.commentEdit,
    answers: { 200: comments.commentRow },
    refusals: commentRefusals,
    isIdempotent: true,
  },
  deleteComment: {
    method: 'DELETE',
    path: '/api/v2/goals-2/{id}/comments/{commentId}/',
    summary: 'Delete a comment, as its author, an owner or an admin',
    access: 'member',
    params: commentParams,
    answers: { 204: null },
    refusals: commentRefusals,
    isIdempotent: true,
  },
  listFolders: {
    method: 'GET',
    path: '/api/folders/',
    summary: 'The folders of one’s spaces with their goals: pinned for everyone, and one’s favourites',
    access: 'member',
    answers: { 200: z.array(folders.folder) },
    refusals: [],
  },
  listFolderGoals: {
    method: 'GET',
    path: '/api/folder-goals/',
    summary: 'Where goals stand in folders; of one goal when it is named',
    access: 'member',
    query: folders.folderGoalQuery,
    answers: { 200: z.array(folders.folderGoalRow) },
    refusals: [],
  },
  addToFolder: {
    method: 'POST',
    path: '/api/folder-goals/',
    summary: 'Pin a goal for everyone, or make it a favourite (200 when it was one already)',
    access: 'member',
    body: folders.folderGoalCreate,
    answers: { 200: folders.folderGoalRow, 201: folders.folderGoalRow },
    refusals: [
      'folder.unknown',
      'folder.deleted',
      'folder.goal',
      'goal.unknown',
      'goal.deleted',
      'space.left',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  takeFromFolder: {
    method: 'DELETE',
    path: '/api/folder-goals/{id}/',
    summary: 'Unpin a goal, or take it out of one’s favourites',
    access: 'member',
    params: goalParams,
    answers: { 204: null },
    refusals: ['folder.unknown', 'folder.deleted', 'space.left', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  listEvents: {
    method: 'GET',
    path: '/api/v2/events/',
    summary: 'What happened in one’s spaces, newest first',
    access: 'member',
    query: eventListQuery,
    answers: { 200: z.array(event) },
    refusals: ['request.invalid'],
  },
  readFeed: {
    method: 'GET',
    path: '/api/v2/feed/',
    summary: 'What changed in all of one’s scopes since the cursor',
    access: 'member',
    query: feedQuery,
    answers: { 200: feedAnswer },
    refusals: ['feed.cursor'],
  },
} as const satisfies Record<string, Endpoint>;

/** A call's name. */
export type EndpointName = keyof typeof endpoints;
