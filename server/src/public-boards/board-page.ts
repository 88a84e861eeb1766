import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { type Background, isBackgroundFile } from '@cairn/core/accounts/background';
import type { PublicBoard } from '@cairn/core/boards/public-board';
import { firstCharacters } from '@cairn/core/goals/goal';
import { notesText } from '@cairn/core/notes/delta';
import type { PageHead } from '../http/first-page.ts';
import type { ServerContext } from '../context/server-context.ts';
import { pageForVisitors } from './read-public-board.ts';

/** A public board's page, as the server writes it. */
export interface BoardPage {
  readonly head: PageHead;
  /** The board as visitors get it. */
  readonly json: string;
  /** Whether search engines may show it: only what stands in the gallery (docs/product.md 5.24). */
  readonly isFindable: boolean;
}

/** How long a description is at most, in characters: what previews of links show. */
const descriptionLength = 200;

/** The page of a public board; null where visitors see none. */
export async function boardPage(
  context: ServerContext,
  origin: string,
  code: string,
): Promise<BoardPage | null> {
  const page = await pageForVisitors(context, code);
  if (!page.ok) return null;
  const { board, json } = page.value;
  return {
    head: {
      title: nameInSentence(board.emoji === null ? board.name : `${board.emoji} ${board.name}`),
      description: descriptionOf(board),
      url: `${origin}/boards/${board.code}/`,
      picture: pictureOf(board.cover ?? board.background, origin),
    },
    json,
    isFindable: board.isListed && context.galleryIsOn,
  };
}

/** The beginning of what it says about itself, else what its lists are called. */
function descriptionOf({ richDescription, buckets }: PublicBoard): string {
  const about = notesText(richDescription).replaceAll(/\s+/gu, ' ').trim();
  const text = nameInSentence(about || buckets.map(({ name }) => name).join(' · '));
  const kept = firstCharacters(text, descriptionLength);
  return kept === text ? text : `${firstCharacters(text, descriptionLength - 1).trimEnd()}…`;
}

/** Only an uploaded picture has an address; the grounds that Cairn brings along are drawn by the page. */
function pictureOf(background: Background | null, origin: string): string | null {
  return background !== null && isBackgroundFile(background) ? `${origin}${background}` : null;
}
