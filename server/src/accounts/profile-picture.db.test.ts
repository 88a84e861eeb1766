import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { cleanFiles } from '../files/clean-files.ts';
import { folderStore } from '../files/folder-store.ts';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { fetched, testPicture, uploaded } from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let png: Buffer;
beforeAll(async () => {
  server = await openTestServer();
  png = await testPicture();
});
afterAll(() => server.close());

const setPicture = (person: TestPerson, image: string | null) =>
  person.ask({ method: 'PATCH', path: '/api/settings/', body: { image } });
const statusFor = async (person: TestPerson | null, url: string) =>
  (await fetched(server, url, person)).status;

interface Fed {
  readonly version: number;
  readonly image: string | null;
}

/** Ben's membership as Ida's devices receive it. */
async function membershipOf(ben: TestPerson, ida: TestPerson, space: string): Promise<Fed> {
  const { body } = await ida.ask({ path: `/api/v2/spaces/${space}/` });
  const { memberships } = body as { memberships: (Fed & { userId: string })[] };
  const found = memberships.find(({ userId }) => userId === ben.user.uuid);
  if (!found) throw new Error('Ben is no member.');
  return found;
}

test('a person sets, replaces and removes their picture, and members receive each change', async () => {
  const [ida, ben, space] = await twoMembers(server);
  const [first, second] = [await uploaded(ben, png, 'a.png'), await uploaded(ben, png, 'b.png')];
  const versions = [(await membershipOf(ben, ida, space)).version];
  for (const image of [first.url, second.url, null]) {
    const answer = await setPicture(ben, image);
    expect([answer.status, answer.body.image]).toEqual([200, image]);
    const member = await membershipOf(ben, ida, space);
    expect(member.image).toBe(image);
    versions.push(member.version);
  }
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
  expect((await ben.ask({ path: '/api/settings/' })).body.image).toBeNull();
});

test('members of shared spaces fetch the current picture, and nobody else', async () => {
  const [ida, ben, space] = await twoMembers(server);
  const eve = await server.signUp();
  const [first, second] = [await uploaded(ben, png, 'a.png'), await uploaded(ben, png, 'b.png')];
  expect(await statusFor(ida, first.url)).toBe(404);
  await setPicture(ben, first.url);
  expect([
    await statusFor(ida, `${first.url}?size=small`),
    await statusFor(eve, first.url),
    await statusFor(null, first.url),
  ]).toEqual([200, 404, 401]);
  await setPicture(ben, second.url);
  expect([await statusFor(ida, first.url), await statusFor(ida, second.url)]).toEqual([404, 200]);
  await leaveSpace(contextOf(server), space, ben.user.uuid);
  expect([await statusFor(ida, second.url), await statusFor(ben, second.url)]).toEqual([404, 200]);
});

test('only an uploaded picture of the person is accepted', async () => {
  const [ida, ben, space] = await twoMembers(server);
  const inNote = await uploaded(ben, png, 'a.png', { goal: (await ben.createGoal({})).id });
  const refusedUrls = [
    (await uploaded(ida, png, 'hers.png', { space })).url,
    (await uploaded(ben, 'x', 'a.txt')).url,
    inNote.url,
  ];
  for (const url of refusedUrls) {
    const { status, body } = await setPicture(ben, url);
    expect([status, body.code, body.errors]).toEqual([
      400,
      'settings.invalid',
      { image: 'Use a picture that you have uploaded.' },
    ]);
  }
  expect((await setPicture(ben, 'https://a.example/me.png')).status).toBe(400);
  expect((await membershipOf(ben, ida, space)).image).toBeNull();
});

test('cleaning keeps the current picture and removes a replaced one', async () => {
  const ida = await server.signUp();
  const [first, second] = [await uploaded(ida, png, 'a.png'), await uploaded(ida, png, 'b.png')];
  await setPicture(ida, first.url);
  await setPicture(ida, second.url);
  const inThreeDays = Date.now() + 3 * 86_400_000;
  await cleanFiles(databaseOf(server.pool), folderStore(join(server.filesFolder, 'files')), inThreeDays);
  expect([await statusFor(ida, first.url), await statusFor(ida, second.url)]).toEqual([404, 200]);
});
