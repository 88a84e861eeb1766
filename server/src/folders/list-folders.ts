import type { Folder } from '@cairn/contract/folders';
import { type FolderGoalRow, foldersIn } from '@cairn/core/folders/folder';
import type { Person } from '../accounts/person.ts';
import { goalBehind } from '../goals/goal-behind.ts';
import type { House } from '../writes/write-context.ts';
import { folderGoalsIn } from './folder-rows.ts';

/** The folders of one's spaces with their goals: what is pinned for everyone, and one's favourites (spec core §7). */
export async function listFolders(house: House, { id, spaceIds }: Person): Promise<readonly Folder[]> {
  const goals = await folderGoalsIn(house.db, [id, ...spaceIds], spaceIds, null);
  return spaceIds.flatMap((space) =>
    foldersIn(space, id).map((folder) => ({
      id: folder.id,
      space,
      isPrivate: folder.kind === 'favourites',
      folderGoals: goals.filter((goal) => goal.folder === folder.id),
    })),
  );
}

/** Where goals stand in folders; of one goal when it is named. */
export async function listFolderGoals(
  house: House,
  person: Person,
  ref: string | undefined,
): Promise<readonly FolderGoalRow[]> {
  const { id, spaceIds } = person;
  const goal = ref === undefined ? null : await goalBehind(house.db, ref, person);
  if (ref !== undefined && goal === null) return [];
  return folderGoalsIn(house.db, [id, ...spaceIds], spaceIds, goal?.id ?? null);
}
