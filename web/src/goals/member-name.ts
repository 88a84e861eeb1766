import type { MembershipRow } from '@cairn/contract/spaces';
import { m } from '@cairn/words/messages';

/** @param knownName the server's name for someone who is not a member, such as a board editor */
export function memberName(
  members: readonly MembershipRow[],
  who: string | null,
  knownName: string | null = null,
): string {
  const member = members.find(({ userId, userCode }) => userId === who || userCode === who);
  return member ? shownName(member) : knownName || m.person_removed();
}

/** Replaces an empty name. */
export function shownName({ name }: Pick<MembershipRow, 'name'>): string {
  return name || m.person_unknown();
}
