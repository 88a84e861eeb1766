import type { MembershipRow } from '@cairn/contract/spaces';
import { m } from '@cairn/words/messages';

/**
 * What a person of a space is called, by their id or their code. Whoever did something there or was given a goal, and is no
 * member any more, has no name left (spec core §4).
 */
export function memberName(members: readonly MembershipRow[], who: string | null): string {
  const member = members.find(({ userId, userCode }) => userId === who || userCode === who);
  return member ? shownName(member) : m.person_removed();
}

/** The name of somebody who is there; of whom nothing is known but that, something stands in its place (spec core §9). */
export function shownName({ name }: Pick<MembershipRow, 'name'>): string {
  return name || m.person_unknown();
}
