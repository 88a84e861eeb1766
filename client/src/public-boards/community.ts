import type { BoardCategoryWire, CommunityQuery, TemplateWire } from '@cairn/contract/community';
import type { BoardRow } from '@cairn/core/boards/board';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { call, callPage, type Page } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

/** Which boards of the gallery are wanted. */
export type GalleryQuery = Pick<CommunityQuery, 'q' | 'category' | 'sort'>;

/**
 * A page of the gallery; `gallery.off` where there is none.
 *
 * @param next the address of a further page, as the one before gave it
 */
export function readGallery(
  { q, category, sort }: GalleryQuery,
  next: string | null,
): Promise<Outcome<Page<PublicBoardCard>, AskRefusal>> {
  const query = { sort, ...(q && { q }), ...(category && { category }) };
  return callPage(fetchWire, next, 'listCommunityBoards', { query });
}

/** The headings of the gallery, with how many boards stand under each. */
export function readGalleryCategories(): Promise<Outcome<readonly BoardCategoryWire[], AskRefusal>> {
  return call(fetchWire, 'listBoardCategories');
}

/** The templates that Cairn brings along. */
export function readTemplates(): Promise<Outcome<readonly TemplateWire[], AskRefusal>> {
  return call(fetchWire, 'listTemplates');
}

/**
 * Makes a board of a template.
 *
 * @param space left out, one's own
 * @param key the same for the same wish: a board is made once, however often it is asked for
 */
export function cloneTemplate(
  code: string,
  key: string,
  space?: string,
): Promise<Outcome<BoardRow, AskRefusal>> {
  return call(fetchWire, 'cloneTemplate', { params: { code }, body: { space }, idempotencyKey: key });
}
