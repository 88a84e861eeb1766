import type { StoredFile } from '@cairn/contract/files';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { joinSpace, leaveSpace } from '../testing/memberships.ts';
import { occurrence, repeatingGoals } from '../testing/repeating-goals.ts';
import { contextOf, secondSpace, twoMembers } from '../testing/shared-space.ts';
import { fetched, testPicture, uploaded } from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { dropScopes } from '../writes/drop-scopes.ts';
import { cleanFiles } from './clean-files.ts';
import { folderStore } from './folder-store.ts';

let server: TestServer;
let png: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  png = await testPicture();
});
afterAll(() => server.close());

const statusFor = async (person: TestPerson, { url }: StoredFile) =>
  (await fetched(server, url, person)).status;
const noteOf = (...urls: readonly string[]) => ({
  ops: [...urls.map((image) => ({ insert: { image } })), { insert: '\n' }],
});
const clean = () =>
  cleanFiles(
    databaseOf(server.pool),
    folderStore(join(server.filesFolder, 'files')),
    Date.now() + 3 * 86_400_000,
  );

async function purge(person: TestPerson, goal: string): Promise<void> {
  const deleted = await person.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
  expect(deleted.status, deleted.text).toBeLessThan(300);
  const purged = await person.ask({ method: 'DELETE', path: `/api/deleted-goals/${goal}/` });
  expect(purged.status, purged.text).toBeLessThan(300);
}

describe('a file that something else names', () => {
  test('outlives an occurrence: it is the picture of the whole series', async () => {
    const ida = await server.signUp();
    const { begin, put, read } = repeatingGoals(() => ida);
    const goal = await begin();
    const file = await uploaded(ida, png, 'hut.png');
    const saved = await put(goal.id, { richThoughts: noteOf(file.url) }, 'ALL');
    expect(saved.status, saved.text).toBe(200);
    const [one, other] = [occurrence(goal, '2026-11-28'), occurrence(goal, '2026-12-05')];
    const touched = await put(one, { name: 'Touched' });
    expect(touched.status, touched.text).toBe(200);
    await clean();
    await purge(ida, touched.body.id);
    await clean();
    expect(await statusFor(ida, file)).toBe(200);
    expect((await read(other)).text).toContain(file.id);
  });

  test('outlives the goal that it was uploaded to when a series or another goal names it', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({});
    const [shared, own] = [
      await uploaded(ida, png, 'hut.png', { goal: goal.id }),
      await uploaded(ida, png, 'map.png', { goal: goal.id }),
    ];
    const other = await ida.createGoal({ richThoughts: noteOf(shared.url) });
    await purge(ida, goal.id);
    expect([await statusFor(ida, shared), await statusFor(ida, own)]).toEqual([200, 404]);
    await clean();
    expect(await statusFor(ida, shared)).toBe(200);
    await purge(ida, other.id);
    expect(await statusFor(ida, shared)).toBe(404);
  });

  test('of two goals stays when one is removed', async () => {
    const ida = await server.signUp();
    const file = await uploaded(ida, png, 'hut.png');
    const [one, other] = [
      await ida.createGoal({ richThoughts: noteOf(file.url) }),
      await ida.createGoal({ richThoughts: noteOf(file.url) }),
    ];
    await clean();
    await purge(ida, one.id);
    await clean();
    expect(await statusFor(ida, file)).toBe(200);
    await purge(ida, other.id);
    await clean();
    expect(await statusFor(ida, file)).toBe(404);
  });
});

describe('a file of a space that is removed', () => {
  test('stays with whoever uploaded it and names it elsewhere, and goes where only others name it', async () => {
    const [ida, ben, common] = await twoMembers(server);
    const space = await secondSpace(server, ida.user.uuid);
    const [named, behind, copied] = [
      await uploaded(ida, png, 'hut.png', { space }),
      await uploaded(ida, png, 'map.png', { space }),
      await uploaded(ida, png, 'lake.png', { space }),
    ];
    await ida.createGoal({ space: common, richThoughts: noteOf(named.url) });
    await ben.createGoal({ space: common, richThoughts: noteOf(copied.url) });
    const body = { background: behind.url };
    expect((await ida.ask({ method: 'PATCH', path: '/api/settings/', body })).status).toBe(200);
    await databaseOf(server.pool).transact((tx) => dropScopes(tx, [space], new Date()));
    await clean();
    expect(await Promise.all([named, behind, copied].map((file) => statusFor(ida, file)))).toEqual([
      200, 200, 404,
    ]);
    expect(await statusFor(ben, named)).toBe(200);
  });
});

describe('a file of a space that somebody had to leave', () => {
  async function leftBehind(): Promise<
    readonly [ida: TestPerson, mallory: TestPerson, file: StoredFile, common: string]
  > {
    const [ida, mallory, common] = await twoMembers(server);
    const space = await secondSpace(server, ida.user.uuid);
    await joinSpace(contextOf(server), space, mallory.user.uuid, 'EDITOR');
    const file = await uploaded(ida, png, 'hut.png', { space });
    const body = { image: file.url };
    const shown = await ida.ask({ method: 'PATCH', path: `/api/v2/spaces/${space}/`, body });
    expect(shown.status, shown.text).toBe(200);
    expect(await statusFor(mallory, file)).toBe(200);
    await leaveSpace(contextOf(server), space, mallory.user.uuid);
    expect(await statusFor(mallory, file)).toBe(404);
    return [ida, mallory, file, common];
  }

  test('is not seen again, nor destroyed, by whoever names its address in another space', async () => {
    const [ida, mallory, file, common] = await leftBehind();
    const goal = await mallory.createGoal({ space: common, richThoughts: noteOf(file.url) });
    await clean();
    expect(await statusFor(mallory, file)).toBe(404);
    await purge(mallory, goal.id);
    await clean();
    expect([await statusFor(mallory, file), await statusFor(ida, file)]).toEqual([404, 200]);
  });

  test('is not given to a goal of another space that its own uploader wrote', async () => {
    const [ida, mallory, common] = await twoMembers(server);
    const file = await uploaded(ida, png, 'hut.png', { space: await secondSpace(server, ida.user.uuid) });
    await ida.createGoal({ space: common, richThoughts: noteOf(file.url) });
    await clean();
    expect([await statusFor(mallory, file), await statusFor(ida, file)]).toEqual([404, 200]);
  });

  test('is not destroyed by a goal of its own space that an editor wrote', async () => {
    const [ida, ben, space] = await twoMembers(server);
    const file = await uploaded(ida, png, 'hut.png', { space });
    const shown = await ida.ask({
      method: 'PATCH',
      path: `/api/v2/spaces/${space}/`,
      body: { image: file.url },
    });
    expect(shown.status, shown.text).toBeLessThan(300);
    const goal = await ben.createGoal({ space, richThoughts: noteOf(file.url) });
    await clean();
    await purge(ben, goal.id);
    await clean();
    expect(await statusFor(ida, file)).toBe(200);
  });
});
