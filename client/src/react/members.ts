import type { MembershipRow } from '@cairn/contract/spaces';
import type { Standing } from '@cairn/core/spaces/roles';
import { seenFields } from '@cairn/core/sync/view';
import { useMemo } from 'react';
import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

/** Who belongs to a space. */
export function useMembers(space: string): readonly MembershipRow[] {
  const { replica } = useCairn();
  const text = useWatched(replica, 'table/memberships', () =>
    JSON.stringify(
      replica
        .recordsOf('memberships')
        .map((record) => seenFields(record))
        .filter((member) => member['space'] === space),
    ),
  );
  return useMemo(() => JSON.parse(text) as readonly MembershipRow[], [text]);
}

/** What one is oneself among a space's members. */
export function useStanding(members: readonly MembershipRow[]): Standing {
  const { account } = useCairn();
  const own = members.find(({ userId }) => userId === account.id);
  return useMemo(() => (own ? { kind: 'member', role: own.role } : { kind: 'stranger' }), [own]);
}
