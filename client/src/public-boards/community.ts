import type { BoardCategoryWire, CommunityQuery, TemplateWire } from '@cairn/contract/community';
import type { BoardRow } from '@cairn/core/boards/board';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { call, callPage, type Page } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

export type GalleryQuery = Pick<CommunityQuery, 'q' | 'category' | 'sort'>;

/**
 * `gallery.off` if there is no gallery.
 *
 * @param next the cursor of the page before
 */
export function readGallery(
  { q, category, sort }: GalleryQuery,
  next: string | null,
): Promise<Outcome<Page<PublicBoardCard>, AskRefusal>> {
  const query = { sort, ...(q && { q }), ...(category && { category }) };
  return callPage(fetchWire, next, 'listCommunityBoards', { query });
}

export function readGalleryCategories(): Promise<Outcome<readonly BoardCategoryWire[], AskRefusal>> {
  return call(fetchWire, 'listBoardCategories');
}

export function readTemplates(): Promise<Outcome<readonly TemplateWire[], AskRefusal>> {
  return call(fetchWire, 'listTemplates');
}

/**
 * @param space defaults to the user's own space
 * @param key the idempotency key, equal for all tries
 */
export function cloneTemplate(
  code: string,
  key: string,
  space?: string,
): Promise<Outcome<BoardRow, AskRefusal>> {
  return call(fetchWire, 'cloneTemplate', { params: { code }, body: { space }, idempotencyKey: key });
}
