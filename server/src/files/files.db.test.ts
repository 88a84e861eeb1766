import type { StoredFile } from '@cairn/contract/files';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../base/ids.ts';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import {
  drawn,
  fetched,
  fileForm,
  filesOnDisk,
  testPicture,
  upload,
  uploaded,
} from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { folderStore } from './folder-store.ts';

let server: TestServer;
let png: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  png = await testPicture();
});
afterAll(() => server.close());

const statusFor = async (person: TestPerson | null, { url }: StoredFile) =>
  (await fetched(server, url, person)).status;

describe('an upload', () => {
  test('is kept as it came, and answered with where it is', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, 'pines\n'.repeat(100_000), 'Pines & hills.txt');
    expect(file).toMatchObject({
      name: 'Pines & hills.txt',
      ext: 'txt',
      size: 600_000,
      isPicture: false,
      previewUrl: null,
    });
    expect(file.url).toBe(`/files/${file.id}/Pines%20%26%20hills.txt`);
    const answer = await fetched(server, file.url, ida);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Pines & hills\.txt"/u);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(await answer.text()).toBe('pines\n'.repeat(100_000));
  });

  test('of a picture has a smaller one for lists, and both tell their size', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, png, 'hut.png');
    expect(file).toMatchObject({ type: 'image/png', ext: 'png', isPicture: true, width: 1_000, height: 500 });
    const small = await drawn(server, file, ida);
    const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect([width, height]).toEqual([640, 320]);
  });

  test('whose smaller picture was not drawn before Cairn ended gets it when somebody looks', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, png, 'hut.png');
    await drawn(server, file, ida);
    // As if another process had stored the file and ended before the preview.
    const id = newId(Date.now());
    const path = join(server.filesFolder, 'left.png');
    writeFileSync(path, png);
    await folderStore(join(server.filesFolder, 'files')).put(id, path, 'image/png');
    await server.pool.query('update files set id = $2, has_preview = false where id = $1', [file.id, id]);
    const url = `/files/${id}/hut.png`;
    await drawn(server, { ...file, id, url, previewUrl: `${url}?size=small` }, ida);
  });

  test('of a run of comments, as before an SVG, is answered', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, `${'<!---->'.repeat(580)}x`, 'x.svg');
    expect(file).toMatchObject({ isPicture: false, type: 'application/octet-stream' });
  });

  test('is judged by its content, whatever it is called', async () => {
    const ida = await server.signUp();
    expect(await uploaded(ida, png, 'hut.exe')).toMatchObject({ name: 'hut.exe.png', type: 'image/png' });
    const page = await uploaded(ida, '<html><script>alert(1)</script></html>', 'hut.png');
    expect(page).toMatchObject({ isPicture: false, type: 'application/octet-stream', previewUrl: null });
    const answer = await fetched(server, page.url, ida);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/u);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of a broken picture or one that would unfold without end is kept, and not looked into', async () => {
    const ida = await server.signUp();
    const broken = Buffer.concat([png.subarray(0, 60), Buffer.alloc(1_000)]);
    const huge = Buffer.from(png);
    // The header now promises 100,000 by 100,000 pixels.
    huge.writeUInt32BE(100_000, 16);
    huge.writeUInt32BE(100_000, 20);
    expect(await uploaded(ida, huge, 'hut.png')).toMatchObject({ previewUrl: null, width: null });
    const file = await uploaded(ida, broken, 'hut.png');
    expect((await fetched(server, `${file.url}?size=small`, ida)).headers.get('content-type')).toBe(
      'image/png',
    );
  });

  test('of an SVG is inert: it runs nothing, and is shown only inside of a page', async () => {
    const ida = await server.signUp();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const file = await uploaded(ida, svg, 'drawing.svg');
    const opened = await fetched(server, file.url, ida);
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/u);
    expect(opened.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/u);
    const drawn = await fetched(server, file.url, ida, { 'sec-fetch-dest': 'image' });
    expect(drawn.headers.get('content-disposition')).toMatch(/^inline/u);
    expect(drawn.headers.get('content-security-policy')).toMatch(/sandbox/u);
  });

  test('under the same key is the file of the first time', async () => {
    const ida = await server.signUp();
    const [first, again] = [
      await upload(ida, fileForm(png, 'hut.png'), { 'idempotency-key': 'hut' }),
      await upload(ida, fileForm(png, 'hut.png'), { 'idempotency-key': 'hut' }),
    ];
    expect(again.body).toEqual(first.body);
    const { rows } = await server.pool.query('select from files where user_id = $1', [ida.user.uuid]);
    expect(rows).toHaveLength(1);
    const together = await Promise.all(
      Array.from({ length: 3 }, () => upload(ida, fileForm(png, 'hut.png'), { 'idempotency-key': 'hill' })),
    );
    expect(together.map(({ status }) => status)).toEqual([201, 201, 201]);
  });
});

describe('a file', () => {
  test('is seen by the members of its goal’s space, and by nobody else', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const eve = await server.signUp();
    const goal = await ida.createGoal({ space });
    const file = await uploaded(ida, png, 'hut.png', { goal: goal.id });
    const mine = await uploaded(ida, png, 'hut.png');
    expect([await statusFor(ida, file), await statusFor(ben, file)]).toEqual([200, 200]);
    expect([await statusFor(eve, file), await statusFor(null, file)]).toEqual([404, 401]);
    expect([
      await statusFor(eve, { ...mine, url: `/files/${goal.id}/x` }),
      await statusFor(null, { ...mine, url: '/files/x/x' }),
    ]).toEqual([404, 401]);
  });

  test('is seen no more by who has left the space', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const file = await uploaded(ida, 'x', 'a.txt', { space });
    expect(await statusFor(ben, file)).toBe(200);
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    await expect.poll(() => statusFor(ben, file)).toBe(404);
  });

  test('is asked for each time, and sent again only when it has to be', async () => {
    const ida = await server.signUp();
    const { url } = await uploaded(ida, png, 'hut.png');
    const first = await fetched(server, url, ida);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const tag = first.headers.get('etag') as string;
    for (const known of [tag, `W/${tag}`, `"x", W/${tag}`, '*'])
      expect((await fetched(server, url, ida, { 'if-none-match': known })).status).toBe(304);
    expect((await fetched(server, url, ida, { 'if-none-match': '"x", "y"' })).status).toBe(200);
    expect((await fetched(server, url, null, { 'if-none-match': tag })).status).toBe(401);
  });

  test('named by a person who means harm does no harm to a header', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, 'x', '../..\\a"b\u202E\n—é\'(1).txt');
    const answer = await fetched(server, file.url, ida);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[\w.%~!-]+$/u,
    );
  });
});

test('files lie in folders of their own below the data folder', async () => {
  const ida = await server.signUp();
  const { id } = await uploaded(ida, 'x', 'a.txt');
  expect(filesOnDisk(server).map(({ parentPath, name }) => join(parentPath, name))).toContain(
    join(server.filesFolder, 'files', id.slice(34), id),
  );
});
