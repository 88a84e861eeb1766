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
    summary: 'The spaces that one belongs to, in one’s own order, with what is new in each',
    access: 'member',
    answers: { 200: z.array(spaces.space) },
    refusals: [],
  },
  createSpace: {
    method: 'POST',
    path: '/api/v2/spaces/',
    summary: 'Make a space; whoever makes it is its owner',
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
    summary: 'Change the name, the looks and the horizons of a space, as an owner or an admin',
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
    summary: 'Delete a space for everybody, as an owner; it can be brought back for 14 days',
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
      'Copy a space, as an owner: its looks, tags, boards, lists and open goals, with nobody else in it',
    access: 'member',
    params: spaceParams,
    answers: { 201: spaces.spaceCloned },
    refusals: [...writing, 'space.tooMany', 'copy.tooLarge', 'limit.storage'],
    isIdempotent: true,
  },
  listDeletedSpaces: {
    method: 'GET',
    path: '/api/v2/deleted-spaces/',
    summary: 'The deleted spaces that one owned and can bring back',
    access: 'member',
    tokens: 'none',
    answers: { 200: z.array(spaces.deletedSpace) },
    refusals: [],
  },
  restoreSpace: {
    method: 'POST',
    path: '/api/v2/deleted-spaces/{id}/restore/',
    summary: 'Bring a deleted space back, with everybody who belonged to it',
    access: 'member',
    params: spaceParams,
    answers: { 200: spaces.space },
    refusals: [...ofSpace, 'space.role', 'idempotency.mismatch'],
    isIdempotent: true,
  },
  editMemberSettings: {
    method: 'PATCH',
    path: '/api/v2/spaces/{id}/my-settings/',
    summary: 'Change what only oneself sees of one’s membership: its place, what is seen, what is followed',
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
    summary: 'The tags of a space, how they are shown, and how many goals carry them',
    access: 'member',
    params: spaceParams,
    answers: { 200: spaceTags },
    refusals: ofSpace,
  },
  editTags: {
    method: 'PATCH',
    path: '/api/v2/spaces/{id}/tags/',
    summary: 'Set how tags are shown, as an owner or an admin; tags that are not sent keep their settings',
    access: 'member',
    tokens: 'write',
    params: spaceParams,
    body: spaceTagsEdit,
    answers: { 200: spaceTags },
    refusals: writing,
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
