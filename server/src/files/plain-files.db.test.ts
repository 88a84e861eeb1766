import type { StoredFile } from '@cairn/contract/files';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBoard, makeList } from '../testing/boards.ts';
import { fetched, filesOnDisk, uploaded } from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let eve: TestPerson;
beforeAll(async () => {
  server = await openTestServer({ galleryIsOn: true });
  [ida, eve] = [await server.signUp(), await server.signUp()];
});
afterAll(() => server.close());

const camera = 'Secret Camera 9000';
function photograph(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#3670c9' } })
    .withExif({ IFD0: { Model: camera }, IFD3: { GPSLatitude: '46/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${camera}</place></x:xmpmeta>`)
    .toFormat(format)
    .toBuffer();
}
const bytesOf = async (url: string, who: TestPerson | null) => {
  const answer = await fetched(server, url, who);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const note = ({ url }: StoredFile) => ({ ops: [{ insert: { image: url } }, { insert: '\n' }] });
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

async function expectPlain(bytes: Buffer, original: Buffer): Promise<void> {
  expect(bytes.includes(camera)).toBe(false);
  const [after, before] = [await sharp(bytes).metadata(), await sharp(original).metadata()];
  expect(before.exif?.includes(camera)).toBe(true);
  expect(after.xmp?.some((byte) => byte !== 0) ?? false).toBe(false);
  expect([after.width, after.height, after.hasProfile]).toEqual([
    before.width,
    before.height,
    before.hasProfile,
  ]);
  // AVIF stores its rotation elsewhere.
  if (before.format !== 'heif') expect(after.orientation).toBe(before.orientation);
  expect(await pixels(bytes)).toEqual(await pixels(original));
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a public %s has no place or camera data for people outside of its space, and all of it for members',
  async (format) => {
    const original = await photograph(format);
    const goal = await ida.createGoal({});
    const file = await uploaded(ida, original, `hut.${format}`, { goal: goal.id });
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { richThoughts: note(file) } });
    const published = await ida.ask({
      method: 'PUT',
      path: `/api/v2/goals-2/${goal.id}/publication/`,
      body: {},
    });
    expect(published.status).toBe(200);
    for (const who of [null, eve, null]) await expectPlain(await bytesOf(file.url, who), original);
    expect(await bytesOf(file.url, ida)).toEqual(original);
    expect(filesOnDisk(server).filter(({ name }) => name === `${file.id}-plain`)).toHaveLength(1);
  },
);

test('the tags of the two differ, so that no cache mixes them up', async () => {
  const original = await photograph('jpeg');
  const board = await makeBoard(ida, {});
  const cover = await uploaded(ida, original, 'cover.jpg');
  expect(
    (await ida.ask({ method: 'PATCH', path: `/api/boards-2/${board.id}/`, body: { cover: cover.url } }))
      .status,
  ).toBe(200);
  await ida.ask({ method: 'PATCH', path: `/api/public-boards/${board.id}/`, body: { isPublic: true } });
  const [forIda, forAll] = [await fetched(server, cover.url, ida), await fetched(server, cover.url, null)];
  const tag = forIda.headers.get('etag') as string;
  expect(forAll.headers.get('etag')).not.toBe(tag);
  expect((await fetched(server, cover.url, null, { 'if-none-match': tag })).status).toBe(200);
  await expectPlain(await bytesOf(cover.url, null), original);
});

test('the copy of a public board has none either, also for whoever made it', async () => {
  const original = await photograph('jpeg');
  const list = await makeList(ida, {});
  const goal = await ida.createGoal({ bucket: list.id });
  const file = await uploaded(ida, original, 'hut.jpg', { goal: goal.id });
  await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { richThoughts: note(file) } });
  const shown = await ida.ask({
    method: 'PATCH',
    path: `/api/public-boards/${list.board}/`,
    body: { isPublic: true },
  });
  const made = await eve.ask({
    method: 'POST',
    path: `/api/public-boards/${shown.body.code}/clone/`,
    body: {},
  });
  const goals = await eve.ask({
    path: `/api/goals-2/?board=${made.body.id}&space=${eve.user.defaultSpaceId}`,
  });
  const [url = ''] = /\/files\/[^"]+/u.exec(goals.text) ?? [];
  expect(url).not.toContain(file.id);
  await expectPlain(await bytesOf(url, eve), original);
  const again = await eve.ask({ method: 'POST', path: `/api/boards-2/${made.body.id}/clone/`, body: {} });
  const copied = await eve.ask({
    path: `/api/goals-2/?board=${again.body.id}&space=${eve.user.defaultSpaceId}`,
  });
  const [second = ''] = /\/files\/[^"]+/u.exec(copied.text) ?? [];
  await expectPlain(await bytesOf(second, eve), original);
  expect(await bytesOf(file.url, ida)).toEqual(original);
});
