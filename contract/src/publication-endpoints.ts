import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import * as publications from './publications.ts';
import type { RefusalCode } from './refusals.ts';

const path = '/api/v2/goals-2/{id}/publication/';
const params = z.object({ id });
const goalRefusals = [
  'goal.unknown',
  'goal.deleted',
  'space.left',
  'space.deleted',
] as const satisfies readonly RefusalCode[];

/** Publishing goals (docs/product.md, "A public goal"). Visitors use `GET /api/goals-2/{code}/`. */
export const publicationEndpoints = {
  readPublication: {
    method: 'GET',
    path,
    summary: 'Read how a goal is published',
    access: 'member',
    params,
    answers: { 200: publications.publication },
    refusals: goalRefusals,
  },
  publishGoal: {
    method: 'PUT',
    path,
    summary: 'Publish a goal to anyone with its link, or change how it is shown',
    access: 'member',
    tokens: 'write',
    params,
    body: publications.publicationEdit,
    answers: { 200: publications.publication },
    refusals: [
      ...goalRefusals,
      'goal.readOnly',
      'goal.publicRecurring',
      'request.invalid',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  unpublishGoal: {
    method: 'DELETE',
    path,
    summary: 'Unpublish a goal',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 204: null },
    refusals: [...goalRefusals, 'goal.readOnly', 'idempotency.mismatch'],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
