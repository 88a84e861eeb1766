import type { MembershipRow } from '@cairn/contract/spaces';
import { useMemo } from 'react';
import { activeSpacesOf } from '../replica/active-spaces.ts';
import { membersOf } from '../spaces/standing.ts';
import { useCairn } from './cairn-context.ts';
import { useRead } from './use-read.ts';
import { entryAt } from '../entry-at.ts';

export interface TeamMember {
  readonly userId: string;
  readonly userCode: string;
  readonly name: string;
  readonly image: string | null;
  /** In the user's order of spaces. */
  readonly memberships: readonly MembershipRow[];
}

/** The user comes first (docs/product.md, "Team"). */
export function useTeam(): readonly TeamMember[] {
  const cairn = useCairn();
  const members = useRead('table/memberships table/spaces table/user_settings', () =>
    (activeSpacesOf(cairn) ?? []).flatMap((space) => membersOf(cairn, space)),
  );
  const self = cairn.account.id;
  return useMemo(() => teamOf(members, self), [members, self]);
}

function teamOf(all: readonly MembershipRow[], self: string): readonly TeamMember[] {
  const byPerson = Map.groupBy(all, ({ userId }) => userId);
  const people = [...byPerson.values()].map((memberships): TeamMember => {
    const { userId, userCode, name, image } = entryAt(memberships, 0);
    return { userId, userCode, name, image, memberships };
  });
  return people.toSorted((one, other) => Number(other.userId === self) - Number(one.userId === self));
}
