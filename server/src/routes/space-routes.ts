import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from './handler.ts';
import { cloneSpace } from '../spaces/clone-space.ts';
import { createSpace } from '../spaces/create-space.ts';
import { deleteSpace } from '../spaces/delete-space.ts';
import { listDeletedSpaces, restoreSpace } from '../spaces/deleted-spaces.ts';
import { editMemberSettings } from '../spaces/edit-member-settings.ts';
import { editSpace } from '../spaces/edit-space.ts';
import { listSpaces, readSpace } from '../spaces/list-spaces.ts';
import { editTags, listTags } from '../spaces/space-tags.ts';

export const spaceRoutes: Handlers<
  | 'listSpaces'
  | 'createSpace'
  | 'readSpace'
  | 'editSpace'
  | 'deleteSpace'
  | 'cloneSpace'
  | 'listDeletedSpaces'
  | 'restoreSpace'
  | 'editMemberSettings'
  | 'listTags'
  | 'editTags'
> = {
  listSpaces: async ({ context, person }) =>
    accepted({ status: 200, body: await listSpaces(context, person) }),
  createSpace: async ({ context, writer, body: wish }) =>
    answered(await createSpace(context, writer, wish), (body) => ({ status: 201, body })),
  readSpace: async ({ context, person, params }) =>
    answered(await readSpace(context, person, params.id), (body) => ({ status: 200, body })),
  editSpace: async ({ context, writer, params, body: edit }) =>
    answered(await editSpace(context, writer, params.id, edit), (body) => ({ status: 200, body })),
  deleteSpace: async ({ context, writer, params }) =>
    answered(await deleteSpace(context, writer, params.id), () => ({ status: 204 })),
  cloneSpace: async ({ context, writer, params }) =>
    answered(await cloneSpace(context, writer, params.id), (body) => ({ status: 201, body })),
  listDeletedSpaces: async ({ context, person }) =>
    accepted({ status: 200, body: await listDeletedSpaces(context, person) }),
  restoreSpace: async ({ context, writer, params }) =>
    answered(await restoreSpace(context, writer, params.id), (body) => ({ status: 200, body })),
  editMemberSettings: async ({ context, writer, params, body: edit }) =>
    answered(await editMemberSettings(context, writer, params.id, () => edit), (body) => ({
      status: 200,
      body,
    })),
  listTags: async ({ context, person, params }) =>
    answered(await listTags(context, person, params.id), (body) => ({ status: 200, body })),
  editTags: async ({ context, writer, params, body: edit }) =>
    answered(await editTags(context, writer, params.id, edit), (body) => ({ status: 200, body })),
};
