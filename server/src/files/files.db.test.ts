import type { StoredFile } from '@cairn/contract/files';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { leaveSpace } from '../spaces/join-space.ts';
import { houseOf, twoMembers } from '../testing/shared-space.ts';
import { cleanFiles } from './clean-files.ts';
import { folderStore } from './folder-store.ts';
import { openTestServer, type TestAnswer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let png: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  png = await picture(1_000, 500);
});
afterAll(() => server.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3670c9' } })
    .png()
    .toBuffer();

function form(
  bytes: string | Uint8Array,
  name: string,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const filled = new FormData();
  for (const [field, value] of Object.entries(fields)) filled.set(field, value);
  filled.set('file', new Blob([typeof bytes === 'string' ? bytes : Buffer.from(bytes)]), name);
  return filled;
}
const upload = (person: Pick<TestPerson, 'ask'>, body: unknown, headers = {}) =>
  person.ask({ method: 'POST', path: '/api/storage/', body, headers });

async function uploaded(person: TestPerson, ...parts: Parameters<typeof form>): Promise<StoredFile> {
  const answer = await upload(person, form(...parts));
  expect(answer.status, answer.text).toBe(201);
  return answer.body as StoredFile;
}

async function fetched(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const answer = await fetch(`${server.origin}${path}`, { headers });
  // Read to its end, or its connection stays busy and the server's own end waits for it.
  const bytes = await answer.arrayBuffer();
  return new Response(bytes.byteLength === 0 ? null : bytes, {
    status: answer.status,
    headers: answer.headers,
  });
}

async function statusFor(person: TestPerson | null, { url }: StoredFile): Promise<number> {
  return (await fetched(url, person ? { cookie: person.cookie } : {})).status;
}

/** Everything that lies in the folders of files, on its way or kept. */
const onDisk = () =>
  readdirSync(server.filesFolder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
const kept = async () => Number((await server.pool.query('select count(*) as n from files')).rows[0].n);

/** What must hold after a refusal: no byte and no row more than before. */
async function leavesNothing(work: () => Promise<unknown>): Promise<void> {
  const before = [onDisk().length, await kept()];
  await work();
  await expect.poll(async () => [onDisk().length, await kept()]).toEqual(before);
}

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
    const answer = await fetched(file.url, { cookie: ida.cookie });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Pines & hills\.txt"/u);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(await answer.text()).toBe('pines\n'.repeat(100_000));
  });

  test('of a picture has a smaller one for lists, and both tell their size', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, png, 'hut.png');
    expect(file).toMatchObject({ type: 'image/png', ext: 'png', isPicture: true, width: 1_000, height: 500 });
    const small = await fetched(file.previewUrl as string, { cookie: ida.cookie });
    expect(small.headers.get('content-type')).toBe('image/webp');
    const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect([width, height]).toEqual([640, 320]);
  });

  test('is judged by its content, whatever it is called', async () => {
    const ida = await server.signUp();
    expect(await uploaded(ida, png, 'hut.exe')).toMatchObject({ name: 'hut.exe.png', type: 'image/png' });
    const page = await uploaded(ida, '<html><script>alert(1)</script></html>', 'hut.png');
    expect(page).toMatchObject({ isPicture: false, type: 'application/octet-stream', previewUrl: null });
    const answer = await fetched(page.url, { cookie: ida.cookie });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/u);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of a broken picture or one that would unfold without end is kept, and not looked into', async () => {
    const ida = await server.signUp();
    const broken = Buffer.concat([png.subarray(0, 60), Buffer.alloc(1_000)]);
    const huge = Buffer.from(png);
    // The picture's head claims to be a hundred thousand pixels wide and high.
    huge.writeUInt32BE(100_000, 16);
    huge.writeUInt32BE(100_000, 20);
    for (const bytes of [broken, huge])
      expect(await uploaded(ida, bytes, 'hut.png')).toMatchObject({ previewUrl: null, width: null });
  });

  test('of an SVG is inert: it runs nothing, and is shown only inside of a page', async () => {
    const ida = await server.signUp();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const file = await uploaded(ida, svg, 'drawing.svg');
    const opened = await fetched(file.url, { cookie: ida.cookie });
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/u);
    expect(opened.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/u);
    const drawn = await fetched(file.url, { cookie: ida.cookie, 'sec-fetch-dest': 'image' });
    expect(drawn.headers.get('content-disposition')).toMatch(/^inline/u);
    expect(drawn.headers.get('content-security-policy')).toMatch(/sandbox/u);
  });

  test('under the same key is the file of the first time', async () => {
    const ida = await server.signUp();
    const [first, again] = [
      await upload(ida, form(png, 'hut.png'), { 'idempotency-key': 'hut' }),
      await upload(ida, form(png, 'hut.png'), { 'idempotency-key': 'hut' }),
    ];
    expect(again.body).toEqual(first.body);
    const { rows } = await server.pool.query('select from files where user_id = $1', [ida.user.uuid]);
    expect(rows).toHaveLength(1);
    const together = await Promise.all(
      Array.from({ length: 3 }, () => upload(ida, form(png, 'hut.png'), { 'idempotency-key': 'hill' })),
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
    await leaveSpace(houseOf(server), space, ben.user.uuid);
    await expect.poll(() => statusFor(ben, file)).toBe(404);
  });

  test('is asked for each time, and sent again only when it has to be', async () => {
    const ida = await server.signUp();
    const { url } = await uploaded(ida, png, 'hut.png');
    const first = await fetched(url, { cookie: ida.cookie });
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const tag = first.headers.get('etag') as string;
    expect((await fetched(url, { cookie: ida.cookie, 'if-none-match': tag })).status).toBe(304);
    expect((await fetched(url, { 'if-none-match': tag })).status).toBe(401);
  });

  test('named by a person who means harm does no harm to a header', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, 'x', '../..\\a"b\u202E\n—é\'(1).txt');
    const answer = await fetched(file.url, { cookie: ida.cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[\w.%~!-]+$/u,
    );
  });
});

describe('an upload is refused', () => {
  test('from visitors, for goals of others, deleted and locked ones, and spaces of others', async () => {
    const ida = await server.signUp();
    const eve = await server.signUp();
    const goal = await ida.createGoal({});
    const gone = await ida.createGoal({});
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${gone.id}/` });
    const refusal = async (who: Pick<TestPerson, 'ask'>, fields: Record<string, string>) =>
      (await upload(who, form(png, 'hut.png', fields))).body.code as string;
    await leavesNothing(async () => {
      expect(await refusal(server, {})).toBe('auth.required');
      expect(await refusal(eve, { goal: goal.id })).toBe('goal.unknown');
      expect(await refusal(eve, { goal: 'none' })).toBe('goal.unknown');
      expect(await refusal(ida, { goal: gone.id })).toBe('goal.deleted');
      expect(await refusal(eve, { space: ida.user.defaultSpaceId })).toBe('space.unknown');
    });
  });

  test('when it is no form, has no file, or is broken', async () => {
    const ida = await server.signUp();
    const multipart = { 'content-type': 'multipart/form-data; boundary=edge' };
    const withoutFile = new FormData();
    withoutFile.set('goal', 'x');
    const code = async (answer: Promise<TestAnswer>) => (await answer).body.code as string;
    await leavesNothing(async () => {
      expect(await code(upload(ida, { file: 'x' }))).toBe('request.mediaType');
      expect(await code(upload(ida, withoutFile))).toBe('file.missing');
      expect(await code(upload(ida, '--edge\r\nnothing', multipart))).toBe('request.malformed');
      expect(
        await code(
          upload(
            ida,
            '--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
            multipart,
          ),
        ),
      ).toBe('request.malformed');
      expect(await code(upload(ida, 'x', { 'content-type': 'multipart/form-data' }))).toBe(
        'request.malformed',
      );
    });
  });

  test('with a NUL in its name as broken, or kept without it', async () => {
    const ida = await server.signUp();
    const body =
      '--edge\r\ncontent-disposition: form-data; name="file"; filename="a\u0000b.txt"\r\n\r\nx\r\n--edge--\r\n';
    const answer = await upload(ida, body, { 'content-type': 'multipart/form-data; boundary=edge' });
    if (answer.status === 201) expect(answer.body.name).toBe('ab.txt');
    else expect(answer.body.code).toBe('request.malformed');
  });

  test('above the plan’s size, when it says so and when it does not', async () => {
    const ida = await server.signUp();
    server.turnClock(15 * 86_400_000);
    const limit = 5 * 1024 * 1024;
    await leavesNothing(async () => {
      const answer = await upload(ida, form(Buffer.alloc(limit + 1), 'big.bin'));
      expect([answer.status, answer.body.code, answer.body.limit]).toEqual([413, 'limit.fileSize', limit]);
      expect(await rawStatus(ida, ['content-length: 10000000000'], '')).toBe(413);
      expect(await rawStatus(ida, ['transfer-encoding: chunked'], chunkedForm(limit + 1))).toBe(413);
    });
    expect((await upload(ida, form(Buffer.alloc(limit), 'just.bin'))).status).toBe(201);
    server.turnClock(-15 * 86_400_000);
  });

  test('when there is no room left, and what is there can still be read', async () => {
    const ida = await server.signUp();
    server.turnClock(15 * 86_400_000);
    const file = await uploaded(ida, 'x', 'a.txt');
    const limit = 100 * 1024 * 1024;
    await server.pool.query('update files set size = $2 where id = $1', [file.id, limit - 10]);
    await leavesNothing(async () => {
      const answer = await upload(ida, form('eleven byte', 'b.txt'));
      expect([answer.status, answer.body.code, answer.body.limit]).toEqual([402, 'limit.storage', limit]);
    });
    expect((await upload(ida, form('ten bytes.', 'b.txt'))).status).toBe(201);
    expect((await upload(ida, form('x', 'c.txt'))).status).toBe(402);
    expect((await fetched(file.url, { cookie: ida.cookie })).status).toBe(200);
    server.turnClock(-15 * 86_400_000);
  });

  test('that is stopped midway leaves nothing', async () => {
    const ida = await server.signUp();
    await leavesNothing(async () => {
      const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
      const socket = await rawRequest(ida, ['content-length: 1000000'], `${head}${'x'.repeat(100_000)}`);
      await expect
        .poll(() => onDisk().some(({ parentPath }) => parentPath === server.filesFolder))
        .toBe(true);
      socket.destroy();
    });
  });
});

const storagePath = '/api/storage/';

/** Writes a request by hand, so that it may claim what it likes. */
async function rawRequest(person: TestPerson, headers: readonly string[], body: string) {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  await new Promise((connected) => socket.once('connect', connected));
  const head = [`POST ${storagePath} HTTP/1.1`, `host: ${hostname}`, `cookie: ${person.cookie}`, ...headers];
  socket.write(`${head.join('\r\n')}\r\ncontent-type: multipart/form-data; boundary=edge\r\n\r\n${body}`);
  return socket;
}

async function rawStatus(person: TestPerson, headers: readonly string[], body: string): Promise<number> {
  const socket = await rawRequest(person, headers, body);
  const answer = await new Promise<string>((got) => socket.once('data', (data) => got(data.toString())));
  socket.destroy();
  return Number(answer.split(' ')[1]);
}

function chunkedForm(size: number): string {
  const text = `--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(size)}`;
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}

test('files lie in folders of their own below the data folder', async () => {
  const ida = await server.signUp();
  const { id } = await uploaded(ida, 'x', 'a.txt');
  expect(onDisk().map(({ parentPath, name }) => join(parentPath, name))).toContain(
    join(server.filesFolder, 'files', id.slice(34), id),
  );
});

describe('cleaning', () => {
  const day = 86_400_000;
  const clean = (inDays: number) =>
    cleanFiles(
      databaseOf(server.pool),
      folderStore(join(server.filesFolder, 'files')),
      Date.now() + inDays * day,
    );
  const isKept = async (id: string) =>
    ((await server.pool.query('select from files where id = $1', [id])).rowCount ?? 0) > 0;
  const liesThere = (id: string) => onDisk().some(({ name }) => name.startsWith(id));

  test('removes what a goal took along for good, and nothing before', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    const file = await uploaded(ida, png, 'hut.png', { goal: goal.id });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal.id}/` });
    await clean(0);
    expect(await statusFor(ida, file)).toBe(200);
    await ida.ask({ method: 'DELETE', path: `/api/deleted-goals/${goal.id}/` });
    expect(await statusFor(ida, file)).toBe(404);
    await clean(0);
    expect([await isKept(file.id), liesThere(file.id)]).toEqual([false, false]);
  });

  test('removes files that nothing speaks of, and gives the others to the goals that name them', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const [lone, inNote, inComment] = [
      await uploaded(ida, 'x', 'a.txt'),
      await uploaded(ida, 'x', 'b.txt', { space }),
      await uploaded(ida, 'x', 'c.txt', { space }),
    ];
    const note = (url: string) => ({ ops: [{ insert: { image: url } }, { insert: '\n' }] });
    const goal = await ben.createGoal({ space, richThoughts: note(inNote.url) });
    const path = `/api/v2/goals-2/${goal.id}/comments/`;
    await ben.ask({ method: 'POST', path, body: { richText: note(inComment.url) } });
    await clean(1);
    expect(await isKept(lone.id)).toBe(true);
    await clean(3);
    expect([await isKept(lone.id), liesThere(lone.id)]).toEqual([false, false]);
    const { rows } = await server.pool.query('select id from files where goal_id = $1 order by name', [
      goal.id,
    ]);
    expect(rows.map(({ id }: { id: string }) => id)).toEqual([inNote.id, inComment.id]);
  });

  test('removes uploads that came to no end, and bytes that nobody knows', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, 'x', 'a.txt');
    await server.pool.query('update files set stored_at = null where id = $1', [file.id]);
    expect(await statusFor(ida, file)).toBe(404);
    const goal = await ida.createGoal({});
    const named = await uploaded(ida, 'x', 'b.txt', { goal: goal.id });
    await server.pool.query('delete from files where id = $1', [named.id]);
    await clean(0);
    expect([liesThere(file.id), liesThere(named.id)]).toEqual([true, true]);
    await clean(2);
    expect([liesThere(file.id), liesThere(named.id), await isKept(file.id)]).toEqual([false, false, false]);
  });

  test('removes what was in the spaces of who deletes their account, and leaves what others still have', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const goal = await ben.createGoal({ space });
    const shared = await uploaded(ben, 'x', 'a.txt', { goal: goal.id });
    const own = await uploaded(ben, 'x', 'b.txt', { goal: (await ben.createGoal({})).id });
    await ben.ask({ method: 'DELETE', path: '/api/settings/', body: { confirmation: 'DELETE FOREVER' } });
    await clean(0);
    expect([await isKept(shared.id), await isKept(own.id)]).toEqual([true, false]);
    expect(await statusFor(ida, shared)).toBe(200);
  });
});
