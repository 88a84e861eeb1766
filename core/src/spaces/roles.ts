import { mayWrite } from './may-write.ts';

/** Highest first. */
export const roles = ['OWNER', 'ADMIN', 'EDITOR', 'VIEWER'] as const;

export type Role = (typeof roles)[number];

export type Standing =
  | { readonly kind: 'member'; readonly role: Role }
  | { readonly kind: 'left' }
  /** The space was deleted while the user was a member. */
  | { readonly kind: 'spaceDeleted' }
  | { readonly kind: 'stranger' };

export function maySee(standing: Standing): boolean {
  return standing.kind === 'member';
}

export function mayEditGoal(standing: Standing, goal: { readonly locked: boolean }): boolean {
  return mayWrite(standing) && !goal.locked;
}

export function mayBeAssigned(member: { readonly role: Role }): boolean {
  return member.role !== 'VIEWER';
}

function leads(role: Role): boolean {
  return role === 'OWNER' || role === 'ADMIN';
}

export function administers(standing: Standing): boolean {
  return standing.kind === 'member' && leads(standing.role);
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

export function mayShareLink(standing: Standing): boolean {
  return owns(standing);
}

export function mayInvite(standing: Standing): boolean {
  return administers(standing);
}

/** Highest first. */
export function assignableRoles(standing: Standing): readonly Role[] {
  if (!administers(standing)) return [];
  return owns(standing) ? roles : roles.filter((role) => role !== 'OWNER');
}

/** The sender must still be allowed to give the role. */
export function holdsInvitation(inviter: Standing, role: Role): boolean {
  return assignableRoles(inviter).includes(role);
}

export function mayManageMember(standing: Standing, member: { readonly role: Role }): boolean {
  return owns(standing) || (administers(standing) && member.role !== 'OWNER');
}

export function mayAssignRole(standing: Standing, member: { readonly role: Role }, role: Role): boolean {
  return mayManageMember(standing, member) && assignableRoles(standing).includes(role);
}

export function isLastOwner(
  members: readonly { readonly userId: string; readonly role: Role }[],
  userId: string,
): boolean {
  const owners = members.filter(({ role }) => role === 'OWNER');
  return owners.length === 1 && owners[0]?.userId === userId;
}

/** Editors and viewers may use an address other than the invited address. */
export function isBoundToAddress(role: Role): boolean {
  return leads(role);
}

/** @param offer.email the recipient; null for a link that anyone may use */
export function mayUseInvitation(
  offer: { readonly role: Role; readonly email: string | null },
  email: string,
): boolean {
  return offer.email === null || !isBoundToAddress(offer.role) || offer.email === email;
}
