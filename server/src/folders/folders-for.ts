import { type FolderPlace, foldersIn } from '@cairn/core/folders/folder';
import type { Person } from '../context/person.ts';

/** A limited token sees no favourites. */
export function foldersFor({ id, reach }: Person, space: string): readonly FolderPlace[] {
  return foldersIn(space, id).filter(({ kind }) => reach === null || kind !== 'favourites');
}
