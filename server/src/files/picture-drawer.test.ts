import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { pictureSize } from './picture.ts';
import { pictureDrawer } from './picture-drawer.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-drawn-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = (name: string) => join(folder, name);
const blank = (width: number) => sharp({ create: { width, height: width, channels: 3, background: 'red' } });

test(
  'a picture that takes too long is given up with its process, and the next one is drawn',
  { timeout: 90_000 },
  async () => {
    writeFileSync(path('large.png'), await blank(5_000).png().toBuffer());
    writeFileSync(path('small.png'), await blank(50).png().toBuffer());
    const drawer = pictureDrawer();
    const drawing = (name: string) => ({
      from: path(name),
      to: path(`${name}-small`),
      maxPixels: 60_000_000,
    });
    expect(await drawer.draw(drawing('large.png'), 1)).toBe(false);
    expect(await drawer.draw(drawing('small.png'), 30_000)).toBe(true);
    expect([existsSync(path('large.png-small')), existsSync(path('small.png-small'))]).toEqual([false, true]);
    expect(await drawer.draw({ ...drawing('small.png'), maxPixels: 100 }, 30_000)).toBe(false);
  },
);

test('an AVIF has fewer pixels than other pictures that are drawn', { timeout: 90_000 }, async () => {
  const bytes = await blank(4_200).avif({ effort: 0, quality: 1 }).toBuffer();
  writeFileSync(path('a.avif'), bytes);
  expect(await pictureSize('ida', path('a.avif'), 'image/avif')).toBe(null);
  writeFileSync(path('b.avif'), await blank(40).avif({ effort: 0 }).toBuffer());
  expect(await pictureSize('ida', path('b.avif'), 'image/avif')).toEqual({ width: 40, height: 40 });
});

test(
  'a picture whose head takes too long is given up with its process, and the next one is measured',
  { timeout: 90_000 },
  async () => {
    writeFileSync(path('wide.png'), await blank(50).png().toBuffer());
    const drawer = pictureDrawer();
    const picture = { from: path('wide.png'), maxPixels: 60_000_000 };
    // Reading a pipe without a writer never ends.
    execFileSync('mkfifo', [path('endless.png')]);
    expect(await drawer.measure({ ...picture, from: path('endless.png') }, 500)).toBe(null);
    expect(await drawer.measure(picture, 30_000)).toEqual({ width: 50, height: 50 });
    expect(await drawer.measure({ ...picture, maxPixels: 100 }, 30_000)).toBe(null);
    writeFileSync(path('broken.png'), 'no picture');
    expect(await drawer.measure({ ...picture, from: path('broken.png') }, 30_000)).toBe(null);
  },
);

test('nothing in the server’s own process reads a picture by the library', () => {
  const folder = join(import.meta.dirname, '..');
  const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//u.test(name))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes("from 'sharp'"));
  expect(readers).toEqual([join('files', 'draw-picture.ts')]);
  const starters = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /from '[^']*draw-picture\.ts'/u.test(readFileSync(join(folder, name), 'utf8')));
  expect(starters).toEqual([]);
});
