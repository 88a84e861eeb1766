import type { MembershipRow } from '@cairn/contract/spaces';
import type { Standing } from '@cairn/core/spaces/roles';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import { useMemo } from 'react';
import { membersOf } from '../spaces/standing.ts';
import { useCairn } from './cairn-context.ts';
import { useRead } from './use-read.ts';

/** Returns the owners first. */
export function useMembers(space: string): readonly MembershipRow[] {
  const cairn = useCairn();
  return useRead('table/memberships', () => membersOf(cairn, space));
}

/** A member of several spaces is listed several times. */
export function useAllMembers(): readonly MembershipRow[] {
  const { replica } = useCairn();
  return useRead('table/memberships', () =>
    replica
      .recordsOf('memberships')
      .filter(isSeen)
      .map((record) => seenFields(record)),
  );
}

export function useStanding(members: readonly MembershipRow[]): Standing {
  const { account } = useCairn();
  const own = members.find(({ userId }) => userId === account.id);
  return useMemo(() => (own ? { kind: 'member', role: own.role } : { kind: 'stranger' }), [own]);
}
