import type { BoardCategoryWire, CommunityQuery, TemplateWire } from '@cairn/contract/community';
import type { BoardRow } from '@cairn/core/boards/board';
import type { PublicBoardCard } from '@cairn/core/boards/public-board';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import { ask } from '../wire/ask.ts';
import { askPage, type Page } from '../wire/ask-page.ts';
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
  const path = '/api/community/boards/';
  const query = { sort, ...(q && { q }), ...(category && { category }) };
  return askPage(fetchWire, next === null ? { method: 'GET', path, query } : { method: 'GET', path: next });
}

/** The headings of the gallery, with how many boards stand under each. */
export function readGalleryCategories(): Promise<Outcome<readonly BoardCategoryWire[], AskRefusal>> {
  return ask(fetchWire, { method: 'GET', path: '/api/community/boards-categories/' });
}

/** The templates that Cairn brings along. */
export function readTemplates(): Promise<Outcome<readonly TemplateWire[], AskRefusal>> {
  return ask(fetchWire, { method: 'GET', path: '/api/community/boards/templates/' });
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
  const path = `/api/community/boards/templates/${encodeURIComponent(code)}/clone/`;
  return ask(fetchWire, { method: 'POST', path, body: { space }, idempotencyKey: key });
}
