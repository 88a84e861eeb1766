import { answered, type Handlers } from './handler.ts';
import type { AccountMails } from '../accounts/account-mails.ts';
import type { JoinLinks } from '../people/join-links.ts';
import type { InvitationMails } from '../people/send-invitation.ts';
import { createInvitation } from '../people/create-invitation.ts';
import { createMagicLink } from '../people/create-magic-link.ts';
import { deleteMagicLink } from '../people/delete-magic-link.ts';
import { deleteMembership } from '../people/delete-membership.ts';
import { editMagicLink } from '../people/edit-magic-link.ts';
import { editMembership } from '../people/edit-membership.ts';
import { joinByLink } from '../people/join-by-link.ts';
import { listInvitations } from '../people/list-invitations.ts';
import { listMagicLinks } from '../people/list-magic-links.ts';
import { listMemberships } from '../people/list-memberships.ts';
import { readJoinOffer } from '../people/read-join-offer.ts';
import { resendInvitation } from '../people/resend-invitation.ts';
import { withdrawInvitation } from '../people/withdraw-invitation.ts';

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
  listMemberships: async ({ context, person, params }) =>
    answered(await listMemberships(context, person, params.id), (body) => ({ status: 200, body })),
  editMembership: async ({ context, writer, params, body: edit }) =>
    answered(await editMembership(context, writer, params.id, edit), (body) => ({ status: 200, body })),
  deleteMembership: async ({ context, writer, params }) =>
    answered(await deleteMembership(context, writer, params.id), () => ({ status: 204 })),
  listMagicLinks: async ({ context, joinLinks, person, params }) =>
    answered(await listMagicLinks(context, person, params.id, joinLinks), (body) => ({ status: 200, body })),
  createMagicLink: async ({ context, joinLinks, writer, params }) =>
    answered(await createMagicLink(context, writer, params.id, joinLinks), (body) => ({
      status: 201,
      body,
    })),
  editMagicLink: async ({ context, joinLinks, writer, params }) =>
    answered(await editMagicLink(context, writer, params, joinLinks), (body) => ({ status: 200, body })),
  deleteMagicLink: async ({ context, writer, params }) =>
    answered(await deleteMagicLink(context, writer, params), () => ({ status: 204 })),
  listInvitations: async ({ context, person, params }) =>
    answered(await listInvitations(context, person, params.id), (body) => ({ status: 200, body })),
  createInvitation: async ({ context, mails, joinLinks, writer, params, body, language }) =>
    answered(
      await createInvitation(context, invitationMails(mails, joinLinks), writer, params.id, body, language),
      ({ status, invitation }) => ({ status, body: invitation }),
    ),
  resendInvitation: async ({ context, mails, joinLinks, writer, params, language }) =>
    answered(
      await resendInvitation(context, invitationMails(mails, joinLinks), writer, params, language),
      (body) => ({ status: 200, body }),
    ),
  withdrawInvitation: async ({ context, writer, params }) =>
    answered(await withdrawInvitation(context, writer, params), () => ({ status: 204 })),
  readJoinOffer: async ({ context, person, params }) =>
    answered(await readJoinOffer(context, person, params.token), (body) => ({ status: 200, body })),
  joinSpace: async ({ context, writer, params }) =>
    answered(await joinByLink(context, writer, params.token), (body) => ({ status: 200, body })),
};

function invitationMails(mails: AccountMails, { key }: JoinLinks): InvitationMails {
  return { ...mails, linkKey: key };
}
