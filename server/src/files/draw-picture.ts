// A process of its own: a picture that takes too long to draw is ended with it (picture-drawer.ts).
import sharp from 'sharp';
import type { Drawing } from './picture-drawer.ts';

/** How large the picture for lists is at most, in pixels on its longer side. */
const previewPixels = 640;

// What is kept between pictures is worth less than the memory it takes.
sharp.cache(false);
sharp.concurrency(1);

async function draw({ from, to, maxPixels }: Drawing): Promise<void> {
  await sharp(from, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(to);
}

process.on('message', (drawing: Drawing) => {
  draw(drawing).then(
    () => process.send?.('drawn'),
    () => process.send?.('failed'),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
