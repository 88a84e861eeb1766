import { fairTurns } from './fair-turns.ts';
import { type PictureSize, pictureDrawer } from './picture-drawer.ts';

/** A small file may unfold into a picture of any size; larger ones are kept as they are and not drawn. */
const maxPixels = 60_000_000;
/** AVIF takes ten times the work of other formats for each pixel. */
const maxAvifPixels = 16_000_000;

/** Formats that can be made smaller. SVG is not drawn here: what it may ask for while it is drawn is nobody's wish. */
const drawable: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

const maxPixelsOf = (mediaType: string) => (mediaType === 'image/avif' ? maxAvifPixels : maxPixels);

/**
 * Heads of uploads are read apart from drawing, since an upload waits for its picture's size. Uploads and pictures of
 * linked pages are drawn apart, so that neither waits for the other.
 */
const lanes = {
  head: { inTurn: fairTurns(), drawer: pictureDrawer() },
  upload: { inTurn: fairTurns(), drawer: pictureDrawer() },
  page: { inTurn: fairTurns(), drawer: pictureDrawer() },
};

/**
 * Returns the size of a person's picture that can be drawn smaller; null for all others. The picture's head is read in
 * the process that draws, for 5 s at most; people take turns.
 */
export async function pictureSize(
  personId: string,
  path: string,
  mediaType: string,
): Promise<PictureSize | null> {
  if (!drawable.includes(mediaType)) return null;
  const { inTurn, drawer } = lanes.head;
  // A broken picture is still a file that somebody wanted to keep.
  return inTurn(personId, () => drawer.measure({ from: path, maxPixels: maxPixelsOf(mediaType) }));
}

/** What to draw smaller, and for whom. */
export interface WantedPreview {
  readonly for: 'upload' | 'page';
  readonly personId: string;
  readonly mediaType: string;
  readonly to: string;
  /** Puts the picture on this machine's disk when its turn has come, and answers where; null for nothing to draw. */
  source(): Promise<string | null>;
}

/**
 * Writes a smaller picture for lists, as WebP, turned as it is seen and without what cameras note in it. People take
 * turns; a picture that takes longer than 3 s is given up.
 *
 * @returns whether it was written
 */
export async function drawPreview(wanted: WantedPreview): Promise<boolean> {
  if (!drawable.includes(wanted.mediaType)) return false;
  const { inTurn, drawer } = lanes[wanted.for];
  return inTurn(wanted.personId, async () => {
    const from = await wanted.source();
    return from !== null && drawer.draw({ from, to: wanted.to, maxPixels: maxPixelsOf(wanted.mediaType) });
  });
}
