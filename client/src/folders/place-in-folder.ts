import type { FolderKind } from '@cairn/core/folders/folder';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Cairn } from '../cairn/cairn.ts';
import type { Filed } from '../replica/filed.ts';
import { entriesInFolders } from './folder-entries.ts';
import { moveInFolder } from './move-in-folder.ts';
import { type FolderChange, putIntoFolder, type PutIntoFolderRefusal } from './put-into-folder.ts';

/**
 * Adds a goal or board, or moves it, as one undo entry.
 *
 * @param before the key of the next goal or board; null for the end
 */
export function placeInFolder(
  cairn: Cairn,
  filed: Filed,
  kind: FolderKind,
  before: string | null,
): Outcome<FolderChange, PutIntoFolderRefusal> {
  const { result, step } = cairn.undoStack.during(() => {
    const put = putIntoFolder(cairn, filed, kind);
    if (!put.ok) return put;
    const listed = entriesInFolders(cairn, kind);
    const entry = listed.find(({ view }) => view.key === cairn.replica.keyOf(filed.key));
    if (!entry) return put;
    // The sidebar shows all spaces' folders, but an entry stays in its space's folder.
    const from = before === null ? -1 : listed.findIndex(({ view }) => view.key === before);
    const next =
      from === -1
        ? undefined
        : listed.slice(from).find(({ key, folder }) => key !== entry.key && folder.id === entry.folder.id);
    const moved = moveInFolder(cairn, entry, next ? { before: next.key } : { at: 'bottom' });
    const saved = Promise.all([put.value.saved, moved.saved]).then(() => undefined);
    return accepted({ saved, step: null });
  });
  return result.ok ? accepted({ saved: result.value.saved, step }) : result;
}
