import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import type { RefusalCode } from './refusals.ts';
import * as spaces from './spaces.ts';

const spaceParams = z.object({ id });
const linkParams = z.object({ id, linkId: id });
const invitationParams = z.object({ id, invitationId: id });
const token = z.string().min(1).max(100);

const ofSpace = ['space.unknown', 'space.left', 'space.deleted'] as const satisfies readonly RefusalCode[];
const writing = [...ofSpace, 'space.role', 'idempotency.mismatch'] as const satisfies readonly RefusalCode[];
const ofLink = ['link.unknown', 'rate.limited'] as const satisfies readonly RefusalCode[];

export const peopleEndpoints = {
  listMemberships: {
    method: 'GET',
    path: '/api/v2/spaces/{id}/memberships/',
    summary: 'List the members of a space, owners first',
    access: 'member',
    params: spaceParams,
    answers: { 200: z.array(spaces.membership) },
    refusals: ofSpace,
  },
  editMembership: {
    method: 'PATCH',
    path: '/api/v2/memberships/{id}/',
    summary: 'Change a member’s role, or your own description',
    access: 'member',
    params: z.object({ id }),
    body: spaces.membershipEdit,
    answers: { 200: spaces.membership },
    refusals: [...writing, 'membership.unknown', 'membership.about', 'space.lastOwner', 'limit.storage'],
    isIdempotent: true,
  },
  deleteMembership: {
    method: 'DELETE',
    path: '/api/v2/memberships/{id}/',
    summary: 'Remove a member, or leave; goals stay',
    access: 'member',
    params: z.object({ id }),
    answers: { 204: null },
    refusals: [...writing, 'membership.unknown', 'space.lastOwner'],
    isIdempotent: true,
  },
  listMagicLinks: {
    method: 'GET',
    path: '/api/v2/spaces/{id}/magic-links/',
    summary: 'Read the invite link that lets anyone join; for owners',
    access: 'member',
    tokens: 'none',
    params: spaceParams,
    answers: { 200: z.array(spaces.magicLink) },
    refusals: [...ofSpace, 'space.role'],
  },
  createMagicLink: {
    method: 'POST',
    path: '/api/v2/spaces/{id}/magic-links/',
    summary: 'Create an invite link that lets anyone join; replaces the former link',
    access: 'member',
    params: spaceParams,
    body: spaces.magicLinkCreate,
    answers: { 201: spaces.magicLink },
    refusals: [...writing, 'auth.unconfirmed', 'link.unknown'],
    isIdempotent: true,
  },
  editMagicLink: {
    method: 'PATCH',
    path: '/api/v2/spaces/{id}/magic-links/{linkId}/',
    summary: 'Change the role that an invite link gives; only EDITOR is possible',
    access: 'member',
    params: linkParams,
    body: spaces.magicLinkEdit,
    answers: { 200: spaces.magicLink },
    refusals: [...writing, 'link.unknown'],
    isIdempotent: true,
  },
  deleteMagicLink: {
    method: 'DELETE',
    path: '/api/v2/spaces/{id}/magic-links/{linkId}/',
    summary: 'Delete an invite link',
    access: 'member',
    params: linkParams,
    answers: { 204: null },
    refusals: [...writing, 'link.unknown'],
    isIdempotent: true,
  },
  listInvitations: {
    method: 'GET',
    path: '/api/v2/spaces/{id}/invitations/',
    summary: 'List the open invitations of a space',
    access: 'member',
    tokens: 'none',
    params: spaceParams,
    answers: { 200: z.array(spaces.invitation) },
    refusals: [...ofSpace, 'space.role'],
  },
  createInvitation: {
    method: 'POST',
    path: '/api/v2/spaces/{id}/invitations/',
    summary: 'Invite someone by mail with a personal link; a repeated address gets the mail again',
    access: 'member',
    params: spaceParams,
    body: spaces.invitationCreate,
    answers: { 200: spaces.invitation, 201: spaces.invitation },
    refusals: [
      ...writing,
      'auth.unconfirmed',
      'invitation.email',
      'invitation.member',
      'invitation.unwanted',
      'invitation.unknown',
      'rate.limited',
    ],
    isIdempotent: true,
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/v2/spaces/{id}/invitations/{invitationId}/resend/',
    summary: 'Send an invitation again, with a new link that replaces the former one',
    access: 'member',
    params: invitationParams,
    answers: { 200: spaces.invitation },
    refusals: [...writing, 'auth.unconfirmed', 'invitation.unknown', 'invitation.unwanted', 'rate.limited'],
    isIdempotent: true,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/v2/spaces/{id}/invitations/{invitationId}/',
    summary: 'Withdraw an invitation',
    access: 'member',
    params: invitationParams,
    answers: { 204: null },
    refusals: [...writing, 'invitation.unknown'],
    isIdempotent: true,
  },
  readJoinOffer: {
    method: 'GET',
    path: '/api/v2/magic-links/{token}/',
    summary: 'Read what a link or an invitation lets you join',
    access: 'anyone',
    params: z.object({ token }),
    answers: { 200: spaces.joinOffer },
    refusals: ofLink,
  },
  joinSpace: {
    method: 'POST',
    path: '/api/v2/magic-links/{token}/join/',
    summary: 'Join a space with an invite link or an invitation; members keep their role',
    access: 'member',
    params: z.object({ token }),
    answers: { 200: spaces.joined },
    refusals: [...ofLink, 'invitation.address', 'space.tooMany', 'idempotency.mismatch'],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
