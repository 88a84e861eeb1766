import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from '../http/handler.ts';
import { addToFolder } from './add-to-folder.ts';
import { listFolderGoals, listFolders } from './list-folders.ts';
import { moveInFolder } from './move-in-folder.ts';
import { takeFromFolder } from './take-from-folder.ts';

/** The calls about folders. */
export const folderRoutes: Handlers<
  'listFolders' | 'listFolderGoals' | 'addToFolder' | 'moveInFolder' | 'takeFromFolder'
> = {
  listFolders: async ({ house, person }) => accepted({ status: 200, body: await listFolders(house, person) }),
  listFolderGoals: async ({ house, person, query }) =>
    accepted({ status: 200, body: await listFolderGoals(house, person, query) }),
  addToFolder: async ({ house, writer, body }) =>
    answered(await addToFolder(house, writer, body), ({ status, folderGoal }) => ({
      status,
      body: folderGoal,
    })),
  moveInFolder: async ({ house, writer, params, body }) =>
    answered(await moveInFolder(house, writer, params.id, body), (folderGoal) => ({
      status: 200,
      body: folderGoal,
    })),
  takeFromFolder: async ({ house, writer, params }) =>
    answered(await takeFromFolder(house, writer, params.id), () => ({ status: 204 })),
};
