export const roles = ['OWNER', 'ADMIN', 'EDITOR'] as const;

export type Role = (typeof roles)[number];

/** A user's relation to a goal's space. */
export type Standing =
  | { readonly kind: 'member'; readonly role: Role }
  | { readonly kind: 'left' }
  /** The user was a member until the space was deleted. */
  | { readonly kind: 'spaceDeleted' }
  | { readonly kind: 'stranger' };

export function maySee(standing: Standing): boolean {
  return standing.kind === 'member';
}

export function mayEditGoal(standing: Standing, goal: { readonly locked: boolean }): boolean {
  return standing.kind === 'member' && !goal.locked;
}

/** Whether the person is an owner or an admin of the space. */
export function administers(standing: Standing): boolean {
  return standing.kind === 'member' && standing.role !== 'EDITOR';
}

function owns(standing: Standing): boolean {
  return standing.kind === 'member' && standing.role === 'OWNER';
}

export function mayEditSpace(standing: Standing): boolean {
  return administers(standing);
}

/** Whether the user may delete, restore and copy the space. */
export function mayDeleteSpace(standing: Standing): boolean {
  return owns(standing);
}

/** Whether the user may share or renew the link that lets anyone join. */
export function mayShareLink(standing: Standing): boolean {
  return owns(standing);
}

export function mayInvite(standing: Standing): boolean {
  return administers(standing);
}

/** Returns the roles that the user may give, highest first. */
export function assignableRoles(standing: Standing): readonly Role[] {
  if (standing.kind !== 'member' || standing.role === 'EDITOR') return [];
  return standing.role === 'OWNER' ? roles : roles.filter((role) => role !== 'OWNER');
}

/** Whether an invitation is valid: only while its sender may assign the role. */
export function holdsInvitation(inviter: Standing, role: Role): boolean {
  return assignableRoles(inviter).includes(role);
}

/** Whether the user may manage a member. Admins may not manage owners. */
export function mayManageMember(standing: Standing, member: { readonly role: Role }): boolean {
  return owns(standing) || (administers(standing) && member.role !== 'OWNER');
}

export function mayAssignRole(standing: Standing, member: { readonly role: Role }, role: Role): boolean {
  return mayManageMember(standing, member) && assignableRoles(standing).includes(role);
}

/** Whether the user is the last owner, who must stay. */
export function isLastOwner(
  members: readonly { readonly userId: string; readonly role: Role }[],
  userId: string,
): boolean {
  const owners = members.filter(({ role }) => role === 'OWNER');
  return owners.length === 1 && owners[0]?.userId === userId;
}

/** Whether only the invited address may accept; editors may use another address. */
export function isBoundToAddress(role: Role): boolean {
  return role !== 'EDITOR';
}

/**
 * Whether a user may accept an invitation or link.
 *
 * @param offer.email the recipient; null for a link that lets anyone join
 */
export function mayUseInvitation(
  offer: { readonly role: Role; readonly email: string | null },
  email: string,
): boolean {
  return offer.email === null || !isBoundToAddress(offer.role) || offer.email === email;
}
