import type { MembershipRow } from '@cairn/contract/spaces';
import { m } from '@cairn/words/messages';

/**
 * What a person of a space is called, by their id or their code. Whoever did something there or was given a goal, and is no
 * member any more, has no name left.
 *
 * @param told what the server calls them: who edits a board of the space as a stranger is no member
 */
export function memberName(
  members: readonly MembershipRow[],
  who: string | null,
  told: string | null = null,
): string {
  const member = members.find(({ userId, userCode }) => userId === who || userCode === who);
  return member ? shownName(member) : told || m.person_removed();
}

/** The name of somebody who is there; of whom nothing is known but that, something stands in its place. */
export function shownName({ name }: Pick<MembershipRow, 'name'>): string {
  return name || m.person_unknown();
}
