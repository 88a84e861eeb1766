/** What a member may be in a space (spec core §6). */
export const roles = ['OWNER', 'ADMIN', 'EDITOR'] as const;

/** A member's role. */
export type Role = (typeof roles)[number];

/** What a person is to a goal's space: a member with a role, somebody who has left, or nobody at all. */
export type Standing =
  | { readonly kind: 'member'; readonly role: Role }
  | { readonly kind: 'left' }
  | { readonly kind: 'stranger' };

/** Whether the person may know that the space and what is in it exists. */
export function maySee(standing: Standing): boolean {
  return standing.kind === 'member';
}

/** Whether the person may change a goal: every member of its space may, unless it is locked (spec core §4, §6). */
export function mayEditGoal(standing: Standing, goal: { readonly locked: boolean }): boolean {
  return standing.kind === 'member' && !goal.locked;
}
