import { fairTurns } from './fair-turns.ts';
import { type PictureSize, pictureDrawer } from './picture-drawer.ts';

/** A small file can expand to a huge picture. Larger pictures are stored, but not drawn. */
const maxPixels = 60_000_000;
/** AVIF takes ten times as long for each pixel. */
const maxAvifPixels = 16_000_000;

/** Without SVG, which can load other content while it is drawn. */
const drawable: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

const maxPixelsOf = (mediaType: string) => (mediaType === 'image/avif' ? maxAvifPixels : maxPixels);

/** Uploads wait for their picture's size (`head`), so measuring has a process of its own. */
const lanes = {
  head: { inTurn: fairTurns(), drawer: pictureDrawer() },
  upload: { inTurn: fairTurns(), drawer: pictureDrawer() },
  page: { inTurn: fairTurns(), drawer: pictureDrawer() },
};

/** Null if the picture cannot be drawn. Takes 5 s at most; people take turns. */
export async function pictureSize(
  personId: string,
  path: string,
  mediaType: string,
): Promise<PictureSize | null> {
  if (!drawable.includes(mediaType)) return null;
  const { inTurn, drawer } = lanes.head;
  return inTurn(personId, () => drawer.measure({ from: path, maxPixels: maxPixelsOf(mediaType) }));
}

export interface WantedPreview {
  readonly for: 'upload' | 'page';
  readonly personId: string;
  readonly mediaType: string;
  readonly to: string;
  /** Called when this picture's turn comes. Null if there is no picture. */
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
