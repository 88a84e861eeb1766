import type { Kind } from '../writes/kind.ts';
import { standingIn } from '../space-access/standing.ts';
import { findMembership, type StoredMembership } from './membership-rows.ts';

/** An ended membership counts as unknown. */
export const membershipKind: Kind<StoredMembership> = {
  async find(db, id, person) {
    const found = await findMembership(db, id);
    if (!found) return null;
    const standing = await standingIn(db, found.space, person.id);
    return standing.kind === 'stranger' ? null : found;
  },
  idOf: ({ id }) => id,
  spaceOf: ({ space }) => space,
  isDeleted: ({ hasEnded }) => hasEnded,
  codes: { unknown: 'membership.unknown', deleted: 'membership.unknown', forbidden: 'space.role' },
};
