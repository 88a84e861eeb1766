import type { MembershipRow } from '@cairn/contract/spaces';
import { m } from '@cairn/words/messages';

/** Prefers the member's current name to the stored one. A text may contain any value as a mention. */
export function mentionName(members: readonly MembershipRow[], mention: unknown): string {
  const { id, name } = (mention ?? {}) as { readonly id?: unknown; readonly name?: unknown };
  const member = members.find(({ userId, userCode }) => userId === id || userCode === id);
  return member?.name || (typeof name === 'string' && name) || m.person_unknown();
}
