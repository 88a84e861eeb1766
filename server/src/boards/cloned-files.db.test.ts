import type { GoalWire } from '@cairn/contract/goals';
import type { StoredFile } from '@cairn/contract/files';
import { filesNamedIn } from '@cairn/core/files/named-files';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { cleanFiles } from '../files/clean-files.ts';
import { bytesUsedBy } from '../files/file-rows.ts';
import { folderStore } from '../files/folder-store.ts';
import { joinSpace } from '../testing/memberships.ts';
import { makeBoard, makeList } from '../testing/boards.ts';
import { contextOf, secondSpace } from '../testing/shared-space.ts';
import { fetched, filesOnDisk, testPicture, uploaded } from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let png: Buffer;
let ida: TestPerson;
let mo: TestPerson;
let work: string;
let list: string;
let board: string;
beforeAll(async () => {
  server = await openTestServer();
  png = await testPicture();
});
beforeEach(async () => {
  [ida, mo] = [await server.signUp(), await server.signUp()];
  work = await secondSpace(server, ida.user.uuid);
  await joinSpace(contextOf(server), work, mo.user.uuid, 'EDITOR');
  board = (await makeBoard(ida)).id;
  list = (await makeList(ida, { board })).id;
});
afterAll(() => server.close());

const note = (...urls: readonly string[]) => ({
  ops: [...urls.map((url) => ({ insert: { image: url } })), { insert: '\n' }],
});
const clone = (person: TestPerson, path: string, body: object = {}) =>
  person.ask({ method: 'POST', path: `/api/${path}/clone/`, body });
const goalsOf = async (who: TestPerson, id: string, space: string): Promise<readonly GoalWire[]> =>
  (await who.ask({ path: `/api/goals-2/?board=${id}&space=${space}` })).body;
const statusFor = async (person: TestPerson | null, url: string) =>
  (await fetched(server, url, person)).status;
const picturesIn = (text: unknown) =>
  [...JSON.stringify(text).matchAll(/\/files\/[^"]+/gu)].map(([url]) => url);
const clean = () =>
  cleanFiles(
    databaseOf(server.pool),
    folderStore(join(server.filesFolder, 'files')),
    Date.now() + 3 * 86_400_000,
  );
async function used({ user }: TestPerson): Promise<number> {
  const notes = await server.pool.query(
    'select coalesce(sum(note_bytes), 0) as bytes from goals where created_by = $1 and moved_to is null',
    [user.code],
  );
  return (await bytesUsedBy(databaseOf(server.pool), user.uuid)) - Number(notes.rows[0].bytes);
}
const liesThere = ({ id }: StoredFile) => filesOnDisk(server).some(({ name }) => name === id);
const purge = async (person: TestPerson, goal: string) => {
  await person.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
  await person.ask({ method: 'DELETE', path: `/api/deleted-goals/${goal}/` });
};

async function picturedGoal(): Promise<{ readonly goal: string; readonly file: StoredFile }> {
  const { id } = await ida.createGoal({ bucket: list });
  const file = await uploaded(ida, png, 'hut.png', { goal: id });
  await ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body: { richThoughts: note(file.url) } });
  return { goal: id, file };
}

describe('a board that is cloned into another space', () => {
  test('takes the pictures along: its members see them, and not those of the first', async () => {
    const { file } = await picturedGoal();
    const made = await clone(ida, `boards-2/${board}`, { space: work });
    const [copy] = await goalsOf(mo, made.body.id, work);
    const [url = ''] = picturesIn(copy?.richThoughts);
    expect(url).toMatch(/\/hut\.png$/u);
    expect(url).not.toContain(file.id);
    expect([await statusFor(mo, url), await statusFor(mo, `${url}?size=small`)]).toEqual([200, 200]);
    expect(Buffer.from(await (await fetched(server, url, mo)).arrayBuffer())).toEqual(png);
    expect([await statusFor(mo, file.url), await statusFor(null, url)]).toEqual([404, 401]);
    expect(await statusFor(ida, file.url)).toBe(200);
  });

  test('and each of the two outlives the other; the bytes go with the last one', async () => {
    for (const first of ['original', 'copy'] as const) {
      const { goal, file } = await picturedGoal();
      const made = await clone(ida, `boards-2/${board}`, { space: work });
      const copies = await goalsOf(ida, made.body.id, work);
      const copy = copies.at(-1) as GoalWire;
      const [url = ''] = picturesIn(copy.richThoughts);
      const ends = { original: [goal, file.url], copy: [copy.id, url] } as const;
      const other = first === 'original' ? 'copy' : 'original';
      await purge(ida, ends[first][0]);
      await clean();
      expect([await statusFor(ida, ends[first][1]), await statusFor(ida, ends[other][1])]).toEqual([
        404, 200,
      ]);
      expect(liesThere(file)).toBe(true);
      await purge(ida, ends[other][0]);
      await clean();
      expect([await statusFor(ida, ends[other][1]), liesThere(file)]).toEqual([404, false]);
    }
  });

  test('takes along what lies behind it, what it is about, and the cover', async () => {
    const { defaultSpaceId: space } = ida.user;
    const [behind, cover, about] = [
      await uploaded(ida, png, 'hut.png', { space }),
      await uploaded(ida, png, 'map.png', { space }),
      await uploaded(ida, 'x', 'a.txt', { space }),
    ];
    const body = { background: behind.url, cover: cover.url, richDescription: note(about.url) };
    await ida.ask({ method: 'PATCH', path: `/api/boards-2/${board}/`, body });
    const made = await clone(ida, `boards-2/${board}`, { space: work, tempId: 'offline-w' });
    const look = ({ background, cover: its, richDescription }: typeof made.body) =>
      picturesIn([background, its, richDescription]);
    const urls = look(made.body);
    expect(urls.map((url) => url.split('/').at(-1))).toEqual(['hut.png', 'map.png', 'a.txt']);
    for (const url of urls) expect(await statusFor(mo, url)).toBe(200);
    expect(look((await mo.ask({ path: `/api/boards-2/${made.body.id}/` })).body)).toEqual(urls);
    await clean();
    for (const url of urls) expect(await statusFor(mo, url)).toBe(200);
    const beside = (await clone(ida, `boards-2/${board}`)).body;
    expect(beside).toMatchObject({ background: behind.url, cover: cover.url });
  });

  test('opens nothing that its copier may not see, whatever addresses stand in its notes', async () => {
    const eve = await server.signUp();
    const secret = await uploaded(ida, png, 'hut.png');
    const own = await makeBoard(eve);
    const on = await makeList(eve, { board: own.id });
    await eve.createGoal({ bucket: on.id, richThoughts: note(secret.url) });
    const other = await secondSpace(server, eve.user.uuid);
    const made = await clone(eve, `boards-2/${own.id}`, { space: other });
    const [copy] = await goalsOf(eve, made.body.id, other);
    expect(picturesIn(copy?.richThoughts)).toEqual([secret.url]);
    expect(await statusFor(eve, secret.url)).toBe(404);
  });

  test('takes room of whoever copies, once, and is refused where there is none', async () => {
    const context = contextOf(server);
    await joinSpace(context, ida.user.defaultSpaceId, mo.user.uuid, 'EDITOR');
    const { file } = await picturedGoal();
    const before = await used(ida);
    await clone(ida, `boards-2/${board}`, { space: work });
    expect([await used(ida), await used(mo)]).toEqual([before, 0]);
    await clone(mo, `boards-2/${board}`, { space: work });
    await clone(mo, `boards-2/${board}`, { space: work });
    expect(await used(mo)).toBe(file.size);
    // The trial has ended, and no storage is left.
    server.turnClock(15 * 86_400_000);
    await picturedGoal();
    await server.pool.query('update files set size = $2 where user_id = $1', [
      mo.user.uuid,
      100 * 1024 * 1024,
    ]);
    const full = await clone(mo, `buckets-2/${list}`);
    server.turnClock(-15 * 86_400_000);
    expect([full.status, full.body.code]).toEqual([402, 'limit.storage']);
  });
});

test('a cloned list has pictures of its own too', async () => {
  const { goal, file } = await picturedGoal();
  const made = await clone(ida, `buckets-2/${list}`);
  const [copy] = (await ida.ask({ path: `/api/goals-2/?bucket=${made.body.id}` })).body;
  await purge(ida, goal);
  await clean();
  const [url = ''] = picturesIn(copy.richThoughts);
  expect([await statusFor(ida, file.url), await statusFor(ida, url)]).toEqual([404, 200]);
});

test('a stranger’s copy of a public board has its pictures when that is private again', async () => {
  const { file } = await picturedGoal();
  const publish = (isPublic: boolean) =>
    ida.ask({ method: 'PATCH', path: `/api/public-boards/${board}/`, body: { isPublic } });
  const { code } = (await publish(true)).body;
  const eve = await server.signUp();
  const made = await clone(eve, `public-boards/${code}`);
  await publish(false);
  const [copy] = await goalsOf(eve, made.body.id, eve.user.defaultSpaceId);
  const [url = ''] = picturesIn(copy?.richThoughts);
  expect(filesNamedIn(url)).not.toContain(file.id);
  expect([await statusFor(eve, url), await statusFor(eve, file.url)]).toEqual([200, 404]);
});

test('a space that is cloned takes along the pictures in notes of its series', async () => {
  const own = { column: 1, dueDate: '2026-11-21', recurrence: { rule: 'FREQ=DAILY' } } as const;
  const { id } = await ida.createGoal(own);
  const file = await uploaded(ida, png, 'shoes.png', { goal: id });
  const body = { recurrence: { richThoughts: note(file.url) } };
  await ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body });
  const copy = (await clone(ida, `v2/spaces/${ida.user.defaultSpaceId}`)).body.id;
  await joinSpace(contextOf(server), copy, mo.user.uuid, 'EDITOR');
  const series = 'select template from recurrences where scope_id = $1';
  const { rows } = await server.pool.query<{ template: unknown }>(series, [copy]);
  const [url = ''] = picturesIn(rows.map(({ template }) => template));
  expect(url).toMatch(/\/shoes\.png$/u);
  expect([await statusFor(mo, url), await statusFor(mo, file.url)]).toEqual([200, 404]);
  await clean();
  expect(await statusFor(mo, url)).toBe(200);
});
