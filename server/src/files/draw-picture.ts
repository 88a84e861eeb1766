// Runs as a separate process, which is killed if a picture takes too long (picture-drawer.ts).
import sharp from 'sharp';
import type { Drawing, Picture, PictureSize, PictureWork } from './picture-drawer.ts';

/** Of the longer side. */
const previewPixels = 640;

sharp.cache(false);
sharp.concurrency(1);

async function draw({ from, to, maxPixels }: Drawing): Promise<true> {
  await sharp(from, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(to);
  return true;
}

async function measure({ from, maxPixels }: Picture): Promise<PictureSize | null> {
  const { autoOrient } = await sharp(from, { limitInputPixels: maxPixels }).metadata();
  const { width, height } = autoOrient;
  return width * height > 0 && width * height <= maxPixels ? { width, height } : null;
}

process.on('message', ({ draw: drawing, measure: picture }: PictureWork) => {
  const work = drawing ? draw(drawing) : picture ? measure(picture) : Promise.resolve(null);
  work.then(
    (result) => process.send?.({ result }),
    () => process.send?.({ result: null }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
