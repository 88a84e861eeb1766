/** What a member may be in a space. */
export const roles = ['OWNER', 'ADMIN', 'EDITOR'] as const;

/** A member's role. */
export type Role = (typeof roles)[number];

/** What a person is to a goal's space: a member with a role, somebody who has left, or nobody at all. */
export type Standing =
  | { readonly kind: 'member'; readonly role: Role }
  | { readonly kind: 'left' }
  /** A member until the space was deleted. */
  | { readonly kind: 'spaceDeleted' }
  | { readonly kind: 'stranger' };

/** Whether the person may know that the space and what is in it exists. */
export function maySee(standing: Standing): boolean {
  return standing.kind === 'member';
}

/** Whether the person may change a goal: every member of its space may, unless it is locked. */
export function mayEditGoal(standing: Standing, goal: { readonly locked: boolean }): boolean {
  return standing.kind === 'member' && !goal.locked;
}

/** Whether the person leads the space, as an owner or an admin. */
function leads(standing: Standing): boolean {
  return standing.kind === 'member' && standing.role !== 'EDITOR';
}

function owns(standing: Standing): boolean {
  return standing.kind === 'member' && standing.role === 'OWNER';
}

/** Whether the person may change a space's name, looks and horizons. */
export function mayEditSpace(standing: Standing): boolean {
  return leads(standing);
}

/** Whether the person may delete a space, bring it back, or copy it. */
export function mayDeleteSpace(standing: Standing): boolean {
  return owns(standing);
}

/** Whether the person sees and renews the link by which anybody joins. */
export function mayShareLink(standing: Standing): boolean {
  return owns(standing);
}

/** Whether the person may invite somebody by mail. */
export function mayInvite(standing: Standing): boolean {
  return leads(standing);
}

/** The roles that the person may give to others, highest first. */
export function assignableRoles(standing: Standing): readonly Role[] {
  if (standing.kind !== 'member' || standing.role === 'EDITOR') return [];
  return standing.role === 'OWNER' ? roles : roles.filter((role) => role !== 'OWNER');
}

/**
 * Whether an invitation still holds: for as long as whoever made it may give its role. Those who were removed, have left,
 * lead no more or have deleted their account let nobody in.
 */
export function holdsInvitation(inviter: Standing, role: Role): boolean {
  return assignableRoles(inviter).includes(role);
}

/** Whether the person may change the role of another member, or remove them: owners may, admins unless it is an owner. */
export function mayManageMember(standing: Standing, member: { readonly role: Role }): boolean {
  return owns(standing) || (leads(standing) && member.role !== 'OWNER');
}

/** Whether a role of a member may be made another one by somebody who {@link mayManageMember}, or by the member. */
export function mayAssignRole(standing: Standing, member: { readonly role: Role }, role: Role): boolean {
  return mayManageMember(standing, member) && assignableRoles(standing).includes(role);
}

/** Whether a space would be without an owner if this member were none any more; nobody may do that (docs/product.md 5.23). */
export function isLastOwner(
  members: readonly { readonly userId: string; readonly role: Role }[],
  userId: string,
): boolean {
  const owners = members.filter(({ role }) => role === 'OWNER');
  return owners.length === 1 && owners[0]?.userId === userId;
}

/** Returns whether an invitation to a role is for the account of its address alone: editors may come by any. */
export function isBoundToAddress(role: Role): boolean {
  return role !== 'EDITOR';
}

/**
 * Returns whether somebody may join by an offer.
 *
 * @param offer.email whom it was mailed to; null for a link by which anybody joins
 */
export function mayUseInvitation(
  offer: { readonly role: Role; readonly email: string | null },
  email: string,
): boolean {
  return offer.email === null || !isBoundToAddress(offer.role) || offer.email === email;
}
