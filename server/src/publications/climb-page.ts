import type { PublicClimb } from '@cairn/core/climbs/climb';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { notesText } from '@cairn/core/notes/delta';
import { m } from '@cairn/words/messages';
import { shownClimb } from '../climbs/public-climb-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import type { PublicPage } from '../http/first-page.ts';
import { jsonForDocument } from '../http/json-for-document.ts';
import { previewText } from '../http/preview-text.ts';
import type { PreviewWish } from './preview-picture.ts';

/**
 * Only listed climbs are findable, those of people only where there is a gallery.
 *
 * @param code also a slug
 * @returns null if no such climb is public now
 */
export async function climbPage(
  context: ServerContext,
  origin: string,
  code: string,
): Promise<PublicPage | null> {
  const shown = await shownClimb(context.db, code, null);
  if (!shown.ok) return null;
  const { climb } = shown.value;
  const url = `${origin}/climbs/${climb.code}/`;
  return {
    head: {
      title: nameInSentence(climb.name) || m.climb_untitled(),
      description: descriptionOf(climb),
      url,
      picture: `${url}preview.png`,
    },
    json: jsonForDocument(climb),
    isFindable: climb.isListed && (climb.author === null || context.galleryIsOn),
  };
}

/** Null if no such climb is public now. */
export async function climbPreview(context: ServerContext, code: string): Promise<PreviewWish | null> {
  const shown = await shownClimb(context.db, code, null);
  return shown.ok ? { seed: shown.value.climb.code, progress: null } : null;
}

function descriptionOf({ description, richDescription, steps }: PublicClimb): string {
  const about = description.trim() || (richDescription === null ? '' : notesText(richDescription).trim());
  return previewText(about || steps.map(({ name }) => name).join(' · '));
}
