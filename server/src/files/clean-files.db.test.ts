import type { StoredFile } from '@cairn/contract/files';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { makeBoard } from '../testing/boards.ts';
import { twoMembers } from '../testing/shared-space.ts';
import { fetched, filesOnDisk, testPicture, uploaded } from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { cleanFiles } from './clean-files.ts';
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
  const liesThere = (id: string) => filesOnDisk(server).some(({ name }) => name.startsWith(id));

  const purged = async (person: TestPerson, goal: string) => {
    await person.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
    await person.ask({ method: 'DELETE', path: `/api/deleted-goals/${goal}/` });
  };
  const noteOf = (url: string) => ({ ops: [{ insert: { image: url } }, { insert: '\n' }] });

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
    const goal = await ida.createGoal({ space, richThoughts: noteOf(inNote.url) });
    const path = `/api/v2/goals-2/${goal.id}/comments/`;
    await ida.ask({ method: 'POST', path, body: { richText: noteOf(inComment.url) } });
    const copied = await uploaded(ida, 'x', 'd.txt', { space });
    const bens = await ben.createGoal({ space, richThoughts: noteOf(copied.url) });
    await clean(1);
    expect(await isKept(lone.id)).toBe(true);
    await clean(3);
    expect([await isKept(lone.id), liesThere(lone.id)]).toEqual([false, false]);
    const { rows } = await server.pool.query('select id from files where goal_id = $1 order by name', [
      goal.id,
    ]);
    expect(rows.map(({ id }: { id: string }) => id)).toEqual([inNote.id, inComment.id]);
    await purged(ben, bens.id);
    expect(await statusFor(ida, copied)).toBe(200);
  });

  test('leaves the picture behind somebody’s planner until another one is chosen; it has to be a picture of theirs', async () => {
    const [ida, ben] = [await server.signUp(), await server.signUp()];
    const [hut, text] = [await uploaded(ida, png, 'hut.png'), await uploaded(ida, 'x', 'a.txt')];
    const behind = async (who: typeof ida, background: string | null) =>
      (await who.ask({ method: 'PATCH', path: '/api/settings/', body: { background } })).status;
    expect([await behind(ida, text.url), await behind(ben, hut.url)]).toEqual([400, 400]);
    expect(await behind(ida, hut.url)).toBe(200);
    await clean(3);
    expect(await isKept(hut.id)).toBe(true);
    expect(await behind(ida, 'dawn')).toBe(200);
    await clean(3);
    expect(await isKept(hut.id)).toBe(false);
  });

  test('leaves the pictures and the text of a board, until they are others', async () => {
    const ida = await server.signUp();
    const space = ida.user.defaultSpaceId;
    const [behind, cover, named] = [
      await uploaded(ida, png, 'hut.png', { space }),
      await uploaded(ida, png, 'map.png', { space }),
      await uploaded(ida, 'x', 'a.txt', { space }),
    ];
    const richDescription = { ops: [{ insert: { image: named.url } }, { insert: '\n' }] };
    const board = await makeBoard(ida, { background: behind.url, cover: cover.url, richDescription });
    await clean(3);
    expect([await isKept(behind.id), await isKept(cover.id), await isKept(named.id)]).toEqual([
      true,
      true,
      true,
    ]);
    const body = { background: null, cover: 'moss', richDescription: null };
    await ida.ask({ method: 'PATCH', path: `/api/boards-2/${board.id}/`, body });
    await clean(3);
    expect([await isKept(behind.id), await isKept(cover.id), await isKept(named.id)]).toEqual([
      false,
      false,
      false,
    ]);
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
    await ben.ask({
      method: 'DELETE',
      path: '/api/settings/',
      body: { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' },
    });
    await clean(0);
    expect([await isKept(shared.id), await isKept(own.id)]).toEqual([true, false]);
    expect(await statusFor(ida, shared)).toBe(200);
  });
});
