import type { Folder } from '@cairn/contract/folders';
import type { FolderGoalRow } from '@cairn/core/folders/folder';
import { type Person, scopesOf } from '../context/person.ts';
import { findBoard } from '../boards/board-rows.ts';
import { findGoal } from '../goals/find-goal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { folderGoalsIn } from './folder-rows.ts';
import { foldersFor } from './folders-for.ts';

export async function listFolders(context: ServerContext, person: Person): Promise<readonly Folder[]> {
  const entries = await folderGoalsIn(context.db, scopesOf(person), person.spaceIds);
  return person.spaceIds.flatMap((space) =>
    foldersFor(person, space).map((folder) => ({
      id: folder.id,
      space,
      isPrivate: folder.kind === 'favourites',
      folderGoals: entries.filter((entry) => entry.folder === folder.id),
    })),
  );
}

export async function listFolderGoals(
  context: ServerContext,
  person: Person,
  refs: { readonly goal?: string | undefined; readonly board?: string | undefined },
): Promise<readonly FolderGoalRow[]> {
  const { spaceIds, code } = person;
  const goal = refs.goal === undefined ? null : await findGoal(context.db, refs.goal, person);
  const board = refs.board === undefined ? null : await findBoard(context.db, refs.board, code);
  const isUnknown = (refs.goal !== undefined && !goal) || (refs.board !== undefined && !board);
  const only = { goal: goal?.id ?? null, board: board?.row.id ?? null };
  return isUnknown ? [] : folderGoalsIn(context.db, scopesOf(person), spaceIds, only);
}
