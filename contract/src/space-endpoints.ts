import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import type { RefusalCode } from './refusals.ts';
import * as spaces from './spaces.ts';
import { spaceTags, spaceTagsEdit } from './tags.ts';

const spaceParams = z.object({ id });

const ofSpace = ['space.unknown', 'space.left', 'space.deleted'] as const satisfies readonly RefusalCode[];
const writing = [...ofSpace, 'space.role', 'idempotency.mismatch'] as const satisfies readonly RefusalCode[];
const looking = ['space.name', 'space.columns', 'space.image'] as const satisfies readonly RefusalCode[];

export const spaceEndpoints = {
  listSpaces: {
    method: 'GET',
    path: '/api/v2/spaces/',
    summary: 'List your spaces in your own order, with what is new in each',
    access: 'member',
    answers: { 200: z.array(spaces.space) },
    refusals: [],
  },
  createSpace: {
    method: 'POST',
    path: '/api/v2/spaces/',
    summary: 'Create a space; you become its owner',
    access: 'member',
    body: spaces.spaceCreate,
    answers: { 201: spaces.space },
    refusals: [...looking, 'space.tooMany', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  readSpace: {
    method: 'GET',
    path: '/api/v2/spaces/{id}/',
    summary: 'Read a space with its members',
    access: 'member',
    params: spaceParams,
    answers: { 200: spaces.space },
    refusals: ofSpace,
  },
  editSpace: {
    method: 'PATCH',
    path: '/api/v2/spaces/{id}/',
    summary: 'Change the name, appearance and horizons of a space; for owners and admins',
    access: 'member',
    tokens: 'write',
    params: spaceParams,
    body: spaces.spaceEdit,
    answers: { 200: spaces.space },
    refusals: [...writing, ...looking],
    isIdempotent: true,
  },
  deleteSpace: {
    method: 'DELETE',
    path: '/api/v2/spaces/{id}/',
    summary: 'Delete a space for all members; for owners, who can restore it for 14 days',
    access: 'member',
    params: spaceParams,
    answers: { 204: null },
    refusals: [...writing, 'space.last'],
    isIdempotent: true,
  },
  cloneSpace: {
    method: 'POST',
    path: '/api/v2/spaces/{id}/clone/',
    summary:
      'Copy a space with its appearance, tags, boards, lists and open goals, without its members; for owners',
    access: 'member',
    params: spaceParams,
    answers: { 201: spaces.spaceCloned },
    refusals: [...writing, 'space.tooMany', 'copy.tooLarge', 'limit.storage'],
    isIdempotent: true,
  },
  listDeletedSpaces: {
    method: 'GET',
    path: '/api/v2/deleted-spaces/',
    summary: 'List the deleted spaces that you owned and can restore',
    access: 'member',
    tokens: 'none',
    answers: { 200: z.array(spaces.deletedSpace) },
    refusals: [],
  },
  restoreSpace: {
    method: 'POST',
    path: '/api/v2/deleted-spaces/{id}/restore/',
    summary: 'Restore a deleted space with its members',
    access: 'member',
    params: spaceParams,
    answers: { 200: spaces.space },
    refusals: [...ofSpace, 'space.role', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  editMemberSettings: {
    method: 'PATCH',
    path: '/api/v2/spaces/{id}/my-settings/',
    summary: 'Change your own settings of a membership: its position, what you have seen, what you follow',
    access: 'member',
    params: spaceParams,
    body: spaces.memberSettingsEdit,
    answers: { 200: spaces.memberSettingsRow },
    refusals: [...ofSpace, 'idempotency.mismatch'],
    isIdempotent: true,
  },
  listTags: {
    method: 'GET',
    path: '/api/v2/spaces/{id}/tags/',
    summary: 'List the tags of a space, how they are shown, and the number of goals with each',
    access: 'member',
    params: spaceParams,
    answers: { 200: spaceTags },
    refusals: ofSpace,
  },
  editTags: {
    method: 'PATCH',
    path: '/api/v2/spaces/{id}/tags/',
    summary: 'Change how tags are shown; for owners and admins. Tags that are not sent keep their settings',
    access: 'member',
    tokens: 'write',
    params: spaceParams,
    body: spaceTagsEdit,
    answers: { 200: spaceTags },
    refusals: writing,
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
