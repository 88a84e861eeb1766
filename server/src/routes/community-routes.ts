import { boardCategories } from '@cairn/core/boards/categories';
import { accepted, refused } from '@cairn/core/outcome';
import { boardCategoryName } from '@cairn/words/board-categories';
import { saidIn } from '@cairn/words/language';
import { answered, type Handlers } from './handler.ts';
import { nextPageHeader } from '../http/next-page.ts';
import { cloneTemplate } from '../templates/clone-template.ts';
import { listTemplates } from '../templates/list-templates.ts';
import { communityBoards, countsByCategory } from '../community/community-rows.ts';

export const communityRoutes: Handlers<
  'listCommunityBoards' | 'listBoardCategories' | 'listTemplates' | 'listTemplateCategories' | 'cloneTemplate'
> = {
  listCommunityBoards: async ({ context, person, query, url }) =>
    context.galleryIsOn
      ? answered(await communityBoards(context.db, person?.id ?? null, query), ({ cards, nextCursor }) => ({
          status: 200,
          body: cards,
          ...nextPageHeader(url, nextCursor),
        }))
      : refused({ code: 'gallery.off' }),
  listBoardCategories: async ({ context, language }) => {
    if (!context.galleryIsOn) return refused({ code: 'gallery.off' });
    const counts = await countsByCategory(context.db);
    const body = boardCategories.map((code) => ({
      code,
      name: saidIn(language, () => boardCategoryName(code)),
      boardsCount: counts.get(code) ?? 0,
    }));
    return accepted({ status: 200, body });
  },
  listTemplates: ({ query, language }) => accepted({ status: 200, body: listTemplates(query, language) }),
  listTemplateCategories: ({ language }) => {
    const templates = listTemplates({}, language);
    const body = boardCategories
      .map((code) => ({
        code,
        name: saidIn(language, () => boardCategoryName(code)),
        templatesCount: templates.filter(({ category }) => category === code).length,
      }))
      .filter(({ templatesCount }) => templatesCount > 0);
    return accepted({ status: 200, body });
  },
  cloneTemplate: async ({ context, writer, params, body, language }) =>
    answered(
      await cloneTemplate(context, writer, { code: params.code, language }, body),
      ({ status, board }) => ({
        status,
        body: board,
      }),
    ),
};
