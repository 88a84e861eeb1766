import sharp from 'sharp';
import { fairTurns } from './fair-turns.ts';
import { pictureDrawer } from './picture-drawer.ts';

/** A small file may unfold into a picture of any size; larger ones are kept as they are and not drawn. */
const maxPixels = 60_000_000;
/** AVIF takes ten times the work of other formats for each pixel. */
const maxAvifPixels = 16_000_000;

/** Formats that can be made smaller. SVG is not drawn here: what it may ask for while it is drawn is nobody's wish. */
const drawable: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/** A picture's own size as it is seen, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const maxPixelsOf = (mediaType: string) => (mediaType === 'image/avif' ? maxAvifPixels : maxPixels);

/** The size of a picture that can be drawn smaller; null for all others. Reads the picture's head only. */
export async function pictureSize(path: string, mediaType: string): Promise<PictureSize | null> {
  if (!drawable.includes(mediaType)) return null;
  try {
    const { autoOrient } = await sharp(path, { limitInputPixels: maxPixelsOf(mediaType) }).metadata();
    const { width, height } = autoOrient;
    return width * height > 0 && width * height <= maxPixelsOf(mediaType) ? { width, height } : null;
  } catch {
    // A broken picture is still a file that somebody wanted to keep.
    return null;
  }
}

/** Uploads and pictures of linked pages are drawn apart, so that neither waits for the other. */
const lanes = {
  upload: { inTurn: fairTurns(), drawer: pictureDrawer() },
  page: { inTurn: fairTurns(), drawer: pictureDrawer() },
};

/** What to draw smaller, and for whom. */
export interface WantedPreview {
  readonly for: keyof typeof lanes;
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
  const { inTurn, drawer } = lanes[wanted.for];
  return inTurn(wanted.personId, async () => {
    const from = await wanted.source();
    return from !== null && drawer.draw({ from, to: wanted.to, maxPixels: maxPixelsOf(wanted.mediaType) });
  });
}
