import { z } from 'zod';
import * as climbs from './climbs.ts';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import type { RefusalCode } from './refusals.ts';

const params = z.object({ id });

const ofSubscription = [
  'subscription.unknown',
  'subscription.deleted',
  'space.left',
  'space.deleted',
] as const satisfies readonly RefusalCode[];

const ofWrites = [
  ...ofSubscription,
  'space.readOnly',
  'idempotency.mismatch',
] as const satisfies readonly RefusalCode[];

export const climbSubscriptionEndpoints = {
  listClimbSubscriptions: {
    method: 'GET',
    path: '/api/climbs-subscriptions/',
    summary: 'List the climbs that you have started, the latest first',
    access: 'member',
    answers: { 200: z.array(climbs.climbSubscription) },
    refusals: [],
  },
  readClimbSubscription: {
    method: 'GET',
    path: '/api/climbs-subscriptions/{id}/',
    summary: 'Read a climb that you have started, with its progress',
    access: 'member',
    params,
    answers: { 200: climbs.climbSubscription },
    refusals: ['subscription.unknown', 'subscription.deleted'],
  },
  subscribeToClimb: {
    method: 'POST',
    path: '/api/climbs/{slug}/subscribe/',
    summary:
      'Start a public climb, or one of your own: creates its goals; a repeated request creates nothing',
    access: 'member',
    tokens: 'write',
    params: z.object({ slug: z.string().min(1).max(100) }),
    body: climbs.climbStart,
    answers: { 200: climbs.climbSubscription, 201: climbs.climbSubscription },
    refusals: [
      'climb.unknown',
      'climb.private',
      'climb.deleted',
      'climb.running',
      'climb.steps',
      'climb.start',
      'climb.tooLarge',
      'space.unknown',
      'space.left',
      'space.deleted',
      'space.readOnly',
      'limit.climbs',
      'limit.goals',
      'limit.storage',
      'subscription.deleted',
      'idempotency.mismatch',
    ],
    isIdempotent: true,
  },
  editClimbSubscription: {
    method: 'PATCH',
    path: '/api/climbs-subscriptions/{id}/',
    summary: 'Move the start of the goals that are not done, or begin again from a step',
    access: 'member',
    tokens: 'write',
    params,
    body: climbs.climbSubscriptionEdit,
    answers: { 200: climbs.climbSubscription },
    refusals: [...ofWrites, 'climb.start', 'climb.unknownStep'],
    isIdempotent: true,
  },
  restartClimb: {
    method: 'POST',
    path: '/api/v2/climbs-subscriptions/{id}/restart/',
    summary: 'Begin again from a step: its done goals and later ones are open again',
    access: 'member',
    tokens: 'write',
    params,
    body: climbs.climbRestart,
    answers: { 200: climbs.climbSubscription },
    refusals: [...ofWrites, 'climb.start', 'climb.unknownStep'],
    isIdempotent: true,
  },
  deleteClimbSubscription: {
    method: 'DELETE',
    path: '/api/climbs-subscriptions/{id}/',
    summary: 'Leave a climb: deletes its open goals, and keeps done ones as plain goals',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 204: null },
    refusals: ofWrites,
    isIdempotent: true,
  },
  restoreClimbSubscription: {
    method: 'POST',
    path: '/api/v2/climbs-subscriptions/{id}/restore/',
    summary: 'Go on with a climb that you have left, with the goals that were deleted then',
    access: 'member',
    tokens: 'write',
    params,
    answers: { 200: climbs.climbSubscription },
    refusals: [...ofWrites, 'climb.running', 'limit.climbs'],
    isIdempotent: true,
  },
  listClimbUpdates: {
    method: 'GET',
    path: '/api/v2/climbs-subscriptions/{id}/updates/',
    summary: 'List the changes by the author that are neither taken nor left',
    access: 'member',
    params,
    answers: { 200: z.array(climbs.climbChange) },
    refusals: ['subscription.unknown', 'subscription.deleted'],
  },
  settleClimbUpdates: {
    method: 'POST',
    path: '/api/v2/climbs-subscriptions/{id}/updates/',
    summary: 'Take or leave changes by the author, by step',
    access: 'member',
    tokens: 'write',
    params,
    body: climbs.climbSettlement,
    answers: { 200: climbs.climbSubscription },
    refusals: [...ofWrites, 'climb.start', 'climb.steps', 'climb.tooLarge', 'limit.goals', 'limit.storage'],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
