import { mayWrite } from '@cairn/core/spaces/may-write';
import { maySee, type Standing } from '@cairn/core/spaces/roles';
import type { Kind } from '../writes/kind.ts';
import { findFolderGoal, type StoredFolderGoal } from './folder-rows.ts';

/** Favourites are the member's own. */
export function mayChangeFolder(standing: Standing, { row }: StoredFolderGoal): boolean {
  return row.isPrivate ? maySee(standing) : mayWrite(standing);
}

export const folderGoalKind: Kind<StoredFolderGoal> = {
  async find(db, ref, person) {
    const found = await findFolderGoal(db, ref, person.id);
    if (!found?.row.isPrivate) return found;
    return found.scopeId === person.id && person.reach === null ? found : null;
  },
  idOf: ({ row }) => row.id,
  spaceOf: ({ row }) => row.space,
  scopeOf: ({ scopeId }) => scopeId,
  isDeleted: ({ isDeleted }) => isDeleted,
  codes: {
    unknown: 'folder.unknown',
    deleted: 'folder.deleted',
    forbidden: 'space.role',
    readOnly: 'space.readOnly',
  },
};
