import type { MembershipRow } from '@cairn/contract/spaces';
import { roles, type Standing } from '@cairn/core/spaces/roles';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';

/** Returns the owners first, then in the order of joining. */
export function membersOf({ replica }: Pick<Cairn, 'replica'>, space: string): readonly MembershipRow[] {
  return replica
    .recordsOf('memberships')
    .filter((record) => record.scope === space && isSeen(record))
    .map((record): MembershipRow => seenFields(record))
    .toSorted(compareMembers);
}

function compareMembers(one: MembershipRow, other: MembershipRow): number {
  return (
    roles.indexOf(one.role) - roles.indexOf(other.role) ||
    (one.createdDatetime ?? '').localeCompare(other.createdDatetime ?? '') ||
    one.id.localeCompare(other.id)
  );
}

export function standingIn(cairn: Pick<Cairn, 'replica' | 'account'>, space: string): Standing {
  const own = membersOf(cairn, space).find(({ userId }) => userId === cairn.account.id);
  return own ? { kind: 'member', role: own.role } : { kind: 'stranger' };
}
