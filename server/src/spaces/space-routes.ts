import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from '../http/handler.ts';
import { cloneSpace } from './clone-space.ts';
import { createSpace } from './create-space.ts';
import { deleteSpace } from './delete-space.ts';
import { listDeletedSpaces, restoreSpace } from './deleted-spaces.ts';
import { editMemberSettings } from './edit-member-settings.ts';
import { editSpace } from './edit-space.ts';
import { listSpaces, readSpace } from './list-spaces.ts';
import { editTags, listTags } from './space-tags.ts';

/** The calls about spaces. */
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
  listSpaces: async ({ house, person }) => accepted({ status: 200, body: await listSpaces(house, person) }),
  createSpace: async ({ house, writer, body: wish }) =>
    answered(await createSpace(house, writer, wish), (body) => ({ status: 201, body })),
  readSpace: async ({ house, person, params }) =>
    answered(await readSpace(house, person, params.id), (body) => ({ status: 200, body })),
  editSpace: async ({ house, writer, params, body: edit }) =>
    answered(await editSpace(house, writer, params.id, edit), (body) => ({ status: 200, body })),
  deleteSpace: async ({ house, writer, params }) =>
    answered(await deleteSpace(house, writer, params.id), () => ({ status: 204 })),
  cloneSpace: async ({ house, writer, params }) =>
    answered(await cloneSpace(house, writer, params.id), (body) => ({ status: 201, body })),
  listDeletedSpaces: async ({ house, person }) =>
    accepted({ status: 200, body: await listDeletedSpaces(house, person) }),
  restoreSpace: async ({ house, writer, params }) =>
    answered(await restoreSpace(house, writer, params.id), (body) => ({ status: 200, body })),
  editMemberSettings: async ({ house, writer, params, body: edit }) =>
    answered(await editMemberSettings(house, writer, params.id, edit), (body) => ({ status: 200, body })),
  listTags: async ({ house, person, params }) =>
    answered(await listTags(house, person, params.id), (body) => ({ status: 200, body })),
  editTags: async ({ house, writer, params, body: edit }) =>
    answered(await editTags(house, writer, params.id, edit), (body) => ({ status: 200, body })),
};
