import { answered, type Handlers } from '../http/handler.ts';
import { editTags, listTags } from './space-tags.ts';

/** The calls about spaces (`api.md` § Spaces). */
export const spaceRoutes: Handlers<'listTags' | 'editTags'> = {
  listTags: async ({ house, person, params }) =>
    answered(await listTags(house, person, params.id), (body) => ({ status: 200, body })),
  editTags: async ({ house, writer, params, body: edit }) =>
    answered(await editTags(house, writer, params.id, edit), (body) => ({ status: 200, body })),
};
