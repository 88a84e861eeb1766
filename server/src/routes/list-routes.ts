import { answered, type Handlers } from './handler.ts';
import { livingRow } from '../writes/kind.ts';
import { listKind } from '../lists/list-kind.ts';
import { cloneList } from '../lists/clone-list.ts';
import { createList } from '../lists/create-list.ts';
import { deleteList, restoreList } from '../lists/delete-list.ts';
import { editList } from '../lists/edit-list.ts';
import { readLists } from '../lists/read-lists.ts';

export const listRoutes: Handlers<
  | 'listBuckets'
  | 'createBucket'
  | 'readBucket'
  | 'editBucket'
  | 'deleteBucket'
  | 'restoreBucket'
  | 'cloneBucket'
> = {
  listBuckets: async ({ context, person, query }) =>
    answered(await readLists(context, person, query.board), (body) => ({ status: 200, body })),
  createBucket: async ({ context, writer, body }) =>
    answered(await createList(context, writer, body), ({ status, list }) => ({ status, body: list })),
  readBucket: async ({ context, person, params }) =>
    answered(await livingRow(context, person, listKind, params.id), (body) => ({ status: 200, body })),
  editBucket: async ({ context, writer, params, body: edit }) =>
    answered(await editList(context, writer, params.id, edit), (body) => ({ status: 200, body })),
  deleteBucket: async ({ context, writer, params }) =>
    answered(await deleteList(context, writer, params.id), () => ({ status: 204 })),
  restoreBucket: async ({ context, writer, params }) =>
    answered(await restoreList(context, writer, params.id), (body) => ({ status: 200, body })),
  cloneBucket: async ({ context, writer, params, body }) =>
    answered(await cloneList(context, writer, params.id, body), ({ status, list }) => ({
      status,
      body: list,
    })),
};
