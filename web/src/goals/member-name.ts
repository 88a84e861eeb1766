import type { MembershipRow } from '@cairn/contract/spaces';
import { m } from '@cairn/words/messages';

/** What a person of a space is called; who is no member any more has no name left. */
export function memberName(members: readonly MembershipRow[], userId: string): string {
  return members.find((member) => member.userId === userId)?.name || m.person_former();
}
