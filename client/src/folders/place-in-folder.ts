import type { FolderKind } from '@cairn/core/folders/folder';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Cairn } from '../cairn.ts';
import { goalsInFolders } from './folder-goals.ts';
import { moveInFolder } from './move-in-folder.ts';
import { type FolderChange, putIntoFolder, type PutIntoFolderRefusal } from './put-into-folder.ts';

/**
 * Puts a goal at a place of a folder, as one step; one that is in it already is moved there.
 *
 * @param beforeGoal the goal it shall stand before in the list of its kind of folder; null for the end
 */
export function placeInFolder(
  cairn: Cairn,
  goalKey: string,
  kind: FolderKind,
  beforeGoal: string | null,
): Outcome<FolderChange, PutIntoFolderRefusal> {
  const { result, step } = cairn.steps.during(() => {
    const put = putIntoFolder(cairn, goalKey, kind);
    if (!put.ok) return put;
    const listed = goalsInFolders(cairn, kind);
    const entry = listed.find(({ goal }) => goal.key === cairn.replica.goal(goalKey)?.key);
    if (!entry) return put;
    // The list shows the folders of all spaces one below the other, and a goal stays in that of its own.
    const from = beforeGoal === null ? -1 : listed.findIndex(({ goal }) => goal.key === beforeGoal);
    const before =
      from === -1
        ? undefined
        : listed.slice(from).find(({ key, folder }) => key !== entry.key && folder.id === entry.folder.id);
    const moved = moveInFolder(cairn, entry, before ? { before: before.key } : { at: 'bottom' });
    const saved = Promise.all([put.value.saved, moved.saved]).then(() => undefined);
    return accepted({ saved, step: null });
  });
  return result.ok ? accepted({ saved: result.value.saved, step }) : result;
}
