import type { Kind } from '../writes/kind.ts';
import { standingIn } from '../space-access/standing.ts';

/** Spaces, and what belongs to a space as a whole: its tags, invitations and join link. */
export const spaceKind: Kind<{ readonly id: string }> = {
  async find(db, id, person) {
    const standing = await standingIn(db, id, person.id);
    return standing.kind === 'stranger' ? null : { id };
  },
  idOf: ({ id }) => id,
  spaceOf: ({ id }) => id,
  // A member of a deleted space is told so by their standing.
  isDeleted: () => false,
  codes: { unknown: 'space.unknown', deleted: 'space.deleted', forbidden: 'space.role' },
};
