import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { type Background, isBackgroundFile } from '@cairn/core/accounts/background';
import type { PublicBoard } from '@cairn/core/boards/public-board';
import { firstCharacters } from '@cairn/core/goals/goal';
import { notesText } from '@cairn/core/notes/delta';
import type { PageHead } from '../http/first-page.ts';
import type { ServerContext } from '../context/server-context.ts';
import { pageForVisitors } from './read-public-board.ts';

export interface BoardPage {
  readonly head: PageHead;
  readonly json: string;
  /** Whether search engines may list the page: only boards in the gallery (docs/product.md, "A public goal"). */
  readonly isFindable: boolean;
}

/** In characters. Link previews show about this much. */
const descriptionLength = 200;

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

function descriptionOf({ richDescription, buckets }: PublicBoard): string {
  const about = notesText(richDescription).replaceAll(/\s+/gu, ' ').trim();
  const text = nameInSentence(about || buckets.map(({ name }) => name).join(' · '));
  const kept = firstCharacters(text, descriptionLength);
  return kept === text ? text : `${firstCharacters(text, descriptionLength - 1).trimEnd()}…`;
}

/** Null for a picture that Cairn draws, which has no address. */
function pictureOf(background: Background | null, origin: string): string | null {
  return background !== null && isBackgroundFile(background) ? `${origin}${background}` : null;
}
