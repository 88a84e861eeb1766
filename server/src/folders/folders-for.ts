import { type FolderPlace, foldersIn } from '@cairn/core/folders/folder';
import type { Person } from '../context/person.ts';

/** Returns the folders of pinned entries and favourites. A limited token has no favourites. */
export function foldersFor({ id, reach }: Person, space: string): readonly FolderPlace[] {
  return foldersIn(space, id).filter(({ kind }) => reach === null || kind !== 'favourites');
}
