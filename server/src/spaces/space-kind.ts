import type { Kind } from '../writes/kind.ts';
import { standingIn } from '../space-access/standing.ts';

export const spaceKind: Kind<{ readonly id: string }> = {
  async find(db, id, person) {
    const standing = await standingIn(db, id, person.id);
    return standing.kind === 'stranger' ? null : { id };
  },
  idOf: ({ id }) => id,
  spaceOf: ({ id }) => id,
  // A deleted space has no members, so the check of membership has refused already.
  isDeleted: () => false,
  codes: { unknown: 'space.unknown', deleted: 'space.deleted', forbidden: 'space.role' },
};
