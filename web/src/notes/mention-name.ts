import type { MembershipRow } from '@cairn/contract/spaces';
import { m } from '@cairn/words/messages';

/** What somebody who is mentioned is called: as a member now, else as they were called then; a text can name anybody. */
export function mentionName(members: readonly MembershipRow[], mention: unknown): string {
  const { id, name } = (mention ?? {}) as { readonly id?: unknown; readonly name?: unknown };
  const member = members.find(({ userId, userCode }) => userId === id || userCode === id);
  return member?.name || (typeof name === 'string' && name) || m.person_unknown();
}
