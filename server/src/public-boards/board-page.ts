import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { type Background, isBackgroundFile } from '@cairn/core/accounts/background';
import type { PublicBoard } from '@cairn/core/boards/public-board';
import { notesText } from '@cairn/core/notes/delta';
import type { PublicPage } from '../http/first-page.ts';
import { previewText } from '../http/preview-text.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { PreviewWish } from '../publications/preview-picture.ts';
import { boardState } from './public-board-rows.ts';
import { pageForVisitors } from './read-public-board.ts';

/** Only boards in the gallery are findable (docs/product.md, "A public goal"). */
export async function boardPage(
  context: ServerContext,
  origin: string,
  code: string,
): Promise<PublicPage | null> {
  const page = await pageForVisitors(context, code);
  if (!page.ok) return null;
  const { board, json } = page.value;
  const url = `${origin}/boards/${board.code}/`;
  return {
    head: {
      title: nameInSentence(board.emoji === null ? board.name : `${board.emoji} ${board.name}`),
      description: descriptionOf(board),
      url,
      picture: pictureOf(board.cover ?? board.background, origin) ?? `${url}preview.png`,
    },
    json,
    isFindable: board.isListed && context.galleryIsOn,
  };
}

/** Null if no board with this code is public now. */
export async function boardPreview(context: ServerContext, code: string): Promise<PreviewWish | null> {
  const state = await boardState(context.db, code);
  return state.ok ? { seed: code, progress: null } : null;
}

function descriptionOf({ richDescription, buckets }: PublicBoard): string {
  return previewText(notesText(richDescription).trim() || buckets.map(({ name }) => name).join(' · '));
}

/** Null for a picture that Cairn draws, which has no address. */
function pictureOf(background: Background | null, origin: string): string | null {
  return background !== null && isBackgroundFile(background) ? `${origin}${background}` : null;
}
