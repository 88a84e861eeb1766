import type { Kind } from '../writes/kind.ts';
import { standingIn } from '../space-access/standing.ts';

export const spaceKind: Kind<{ readonly id: string }> = {
  async find(db, id, person) {
    const standing = await standingIn(db, id, person.id);
    return standing.kind === 'stranger' ? null : { id };
  },
  idOf: ({ id }) => id,
  spaceOf: ({ id }) => id,
  // The standing already refuses members of a deleted space.
  isDeleted: () => false,
  codes: { unknown: 'space.unknown', deleted: 'space.deleted', forbidden: 'space.role' },
};
