import sharp from 'sharp';

/** How large the picture for lists is at most, in pixels on its longer side. */
const previewPixels = 640;
/** A small file may unfold into a picture of any size; larger ones are kept as they are and not looked into. */
const maxPixels = 60_000_000;

/** Formats that can be made smaller. SVG is not drawn here: what it may ask for while it is drawn is nobody's wish. */
const drawable: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

// What is kept between pictures is worth less than the memory it takes.
sharp.cache(false);
sharp.concurrency(1);

/** How long drawing one picture may take, in seconds. */
const maxSeconds = 20;

let turn: Promise<unknown> = Promise.resolve();

/** One picture after the other: a few large ones at once would take all threads, which signing in needs too. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = turn.then(work);
  turn = mine.catch(() => {});
  return mine;
}

/** What is known of a picture once it was made smaller. */
export interface Preview {
  readonly width: number;
  readonly height: number;
}

/**
 * Writes a smaller picture for lists, as WebP, turned as it is seen and without what cameras note in it.
 *
 * @returns the picture's own size as it is seen; null for what cannot be drawn, whatever its first bytes say
 */
export async function writePreview(path: string, mediaType: string, to: string): Promise<Preview | null> {
  return drawable.includes(mediaType) ? inTurn(() => drawnPreview(path, to)) : null;
}

async function drawnPreview(path: string, to: string): Promise<Preview | null> {
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'error' } as const;
    const { autoOrient } = await sharp(path, options).metadata();
    await sharp(path, options)
      .autoOrient()
      .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: maxSeconds })
      .toFile(to);
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    // A broken picture is still a file that somebody wanted to keep.
    return null;
  }
}
