import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { spaceTags, spaceTagsEdit } from './tags.ts';

const spaceParams = z.object({ id });

/** The calls about spaces (`api.md` § Spaces). */
export const spaceEndpoints = {
  listTags: {
    method: 'GET',
    path: '/api/v2/spaces/{id}/tags/',
    summary: 'The tags of a space, how they are shown, and how many goals carry them',
    access: 'member',
    params: spaceParams,
    answers: { 200: spaceTags },
    refusals: ['space.unknown', 'space.left'],
  },
  editTags: {
    method: 'PATCH',
    path: '/api/v2/spaces/{id}/tags/',
    summary: 'Set how tags are shown, as an owner or an admin; tags that are not sent keep their settings',
    access: 'member',
    params: spaceParams,
    body: spaceTagsEdit,
    answers: { 200: spaceTags },
    refusals: ['space.unknown', 'space.left', 'space.role', 'idempotency.mismatch'],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
