import { answered, type Handlers } from '../http/handler.ts';
import { createInvitation } from './create-invitation.ts';
import { createMagicLink } from './create-magic-link.ts';
import { deleteMagicLink } from './delete-magic-link.ts';
import { deleteMembership } from './delete-membership.ts';
import { editMagicLink } from './edit-magic-link.ts';
import { editMembership } from './edit-membership.ts';
import { joinByLink } from './join-by-link.ts';
import { listInvitations } from './list-invitations.ts';
import { listMagicLinks } from './list-magic-links.ts';
import { listMemberships } from './list-memberships.ts';
import { readJoinOffer } from './read-join-offer.ts';
import { resendInvitation } from './resend-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** The calls about who belongs to a space, and how one comes to. */
export const peopleRoutes: Handlers<
  | 'listMemberships'
  | 'editMembership'
  | 'deleteMembership'
  | 'listMagicLinks'
  | 'createMagicLink'
  | 'editMagicLink'
  | 'deleteMagicLink'
  | 'listInvitations'
  | 'createInvitation'
  | 'resendInvitation'
  | 'withdrawInvitation'
  | 'readJoinOffer'
  | 'joinSpace'
> = {
  listMemberships: async ({ house, person, params }) =>
    answered(await listMemberships(house, person, params.id), (body) => ({ status: 200, body })),
  editMembership: async ({ house, writer, params, body: edit }) =>
    answered(await editMembership(house, writer, params.id, edit), (body) => ({ status: 200, body })),
  deleteMembership: async ({ house, writer, params }) =>
    answered(await deleteMembership(house, writer, params.id), () => ({ status: 204 })),
  listMagicLinks: async ({ house, joinLinks, person, params }) =>
    answered(await listMagicLinks(house, person, params.id, joinLinks), (body) => ({ status: 200, body })),
  createMagicLink: async ({ house, joinLinks, writer, params }) =>
    answered(await createMagicLink(house, writer, params.id, joinLinks), (body) => ({
      status: 201,
      body,
    })),
  editMagicLink: async ({ house, joinLinks, writer, params }) =>
    answered(await editMagicLink(house, writer, params, joinLinks), (body) => ({ status: 200, body })),
  deleteMagicLink: async ({ house, writer, params }) =>
    answered(await deleteMagicLink(house, writer, params), () => ({ status: 204 })),
  listInvitations: async ({ house, person, params }) =>
    answered(await listInvitations(house, person, params.id), (body) => ({ status: 200, body })),
  createInvitation: async ({ house, mails, writer, params, body, language }) =>
    answered(
      await createInvitation(house, mails, writer, params.id, body, language),
      ({ status, invitation }) => ({ status, body: invitation }),
    ),
  resendInvitation: async ({ house, mails, writer, params, language }) =>
    answered(await resendInvitation(house, mails, writer, params, language), (body) => ({
      status: 200,
      body,
    })),
  withdrawInvitation: async ({ house, writer, params }) =>
    answered(await withdrawInvitation(house, writer, params), () => ({ status: 204 })),
  readJoinOffer: async ({ house, person, params }) =>
    answered(await readJoinOffer(house, person, params.token), (body) => ({ status: 200, body })),
  joinSpace: async ({ house, writer, params }) =>
    answered(await joinByLink(house, writer, params.token), (body) => ({ status: 200, body })),
};
