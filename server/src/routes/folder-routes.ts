import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from './handler.ts';
import { addToFolder } from '../folders/add-to-folder.ts';
import { listFolderGoals, listFolders } from '../folders/list-folders.ts';
import { moveInFolder } from '../folders/move-in-folder.ts';
import { takeFromFolder } from '../folders/take-from-folder.ts';

export const folderRoutes: Handlers<
  'listFolders' | 'listFolderGoals' | 'addToFolder' | 'moveInFolder' | 'takeFromFolder'
> = {
  listFolders: async ({ context, person }) =>
    accepted({ status: 200, body: await listFolders(context, person) }),
  listFolderGoals: async ({ context, person, query }) =>
    accepted({ status: 200, body: await listFolderGoals(context, person, query) }),
  addToFolder: async ({ context, writer, body }) =>
    answered(await addToFolder(context, writer, body), ({ status, folderGoal }) => ({
      status,
      body: folderGoal,
    })),
  moveInFolder: async ({ context, writer, params, body }) =>
    answered(await moveInFolder(context, writer, params.id, body), (folderGoal) => ({
      status: 200,
      body: folderGoal,
    })),
  takeFromFolder: async ({ context, writer, params }) =>
    answered(await takeFromFolder(context, writer, params.id), () => ({ status: 204 })),
};
