import { type FolderPlace, foldersIn } from '@cairn/core/folders/folder';
import type { Person } from '../context/person.ts';

/** The folders of a space that somebody has: what is pinned there, and their favourites, where their own scope is in reach. */
export function foldersFor({ id, reach }: Person, space: string): readonly FolderPlace[] {
  return foldersIn(space, id).filter(({ kind }) => reach === null || kind !== 'favourites');
}
