import { fairTurns } from './fair-turns.ts';
import { type PictureSize, pictureDrawer } from './picture-drawer.ts';

/** Small files can expand to huge pictures, so larger pictures are stored, but not drawn. */
const maxPixels = 60_000_000;
/** AVIF takes ten times as long for each pixel, so its limit is lower. */
const maxAvifPixels = 16_000_000;

/** Types that are drawn. SVG is missing, because it may load other content while it is drawn. */
const drawable: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

const maxPixelsOf = (mediaType: string) => (mediaType === 'image/avif' ? maxAvifPixels : maxPixels);

/** Uploads wait for their picture's size, so headers have their own process. */
const lanes = {
  head: { inTurn: fairTurns(), drawer: pictureDrawer() },
  upload: { inTurn: fairTurns(), drawer: pictureDrawer() },
  page: { inTurn: fairTurns(), drawer: pictureDrawer() },
};

/** Returns null if the picture cannot be drawn. Takes at most 5 s; people take turns. */
export async function pictureSize(
  personId: string,
  path: string,
  mediaType: string,
): Promise<PictureSize | null> {
  if (!drawable.includes(mediaType)) return null;
  const { inTurn, drawer } = lanes.head;
  // Broken pictures are kept as files.
  return inTurn(personId, () => drawer.measure({ from: path, maxPixels: maxPixelsOf(mediaType) }));
}

export interface WantedPreview {
  readonly for: 'upload' | 'page';
  readonly personId: string;
  readonly mediaType: string;
  readonly to: string;
  /** Called when its turn comes. Returns a local path; null for none. */
  source(): Promise<string | null>;
}

/** Writes a WebP preview, upright and without metadata. Gives up after 3 s; people take turns. */
export async function drawPreview(wanted: WantedPreview): Promise<boolean> {
  if (!drawable.includes(wanted.mediaType)) return false;
  const { inTurn, drawer } = lanes[wanted.for];
  return inTurn(wanted.personId, async () => {
    const from = await wanted.source();
    return from !== null && drawer.draw({ from, to: wanted.to, maxPixels: maxPixelsOf(wanted.mediaType) });
  });
}
