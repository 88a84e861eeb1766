import type { SpaceTags } from '@cairn/contract/tags';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
});
afterAll(() => server.close());

const path = () => `/api/v2/spaces/${space}/tags/`;
const tags = async (person = ida): Promise<SpaceTags> => (await person.ask({ path: path() })).body;
const edit = (person: TestPerson, body: object) => person.ask({ method: 'PATCH', path: path(), body });

describe('the tags of a space', () => {
  test('are those that its goals carry, with how many are done', async () => {
    await ida.createGoal({ space, tags: ['home', 'garden'] });
    await ben.createGoal({ space, tags: ['home'], doneDate: '2026-11-21' });
    const gone = await ida.createGoal({ space, tags: ['home', 'gone'] });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${gone.id}/` });
    expect(await tags(ben)).toEqual({
      showTags: true,
      tags: [
        { tag: 'garden', color: null, hidden: false, taggedGoalsCount: { done: 0, notDone: 1 } },
        { tag: 'home', color: null, hidden: false, taggedGoalsCount: { done: 1, notDone: 1 } },
      ],
      version: 0,
      rev: 0,
    });
  });

  test('are set one by one by owners and admins, and told in the feed', async () => {
    await edit(ida, { tags: [{ tag: 'home', color: 'teal' }] });
    const answer = await edit(ida, {
      tags: [
        { tag: 'work', hidden: true },
        { tag: 'home', hidden: true },
      ],
      showTags: false,
    });
    const set = [
      { tag: 'home', color: 'teal', hidden: true },
      { tag: 'work', color: null, hidden: true },
    ];
    const none = { taggedGoalsCount: { done: 0, notDone: 0 } };
    expect(answer.body).toEqual({
      showTags: false,
      tags: set.map((each) => ({ ...each, ...none })),
      version: expect.any(Number),
      rev: 2,
    });
    const { scopes } = (await ben.ask({ path: '/api/v2/feed/' })).body;
    const fed = scopes[space].rows.find(({ table }: { table: string }) => table === 'space_settings');
    expect(fed.row).toMatchObject({ id: space, tags: set, showTags: false, rev: 2 });
    const read = await ben.ask({ path: `/api/v2/spaces/${space}/` });
    expect(read.body.settings).toEqual({ tags: set, showTags: false });
    expect((await edit(ben, { showTags: true })).body.code).toBe('space.role');
    await edit(ida, { tags: set.map(({ tag }) => ({ tag, color: null, hidden: false })) });
    expect((await tags()).tags).toEqual([]);
  });

  test('are words, of which a goal has each once', async () => {
    expect((await edit(ida, { tags: [{ tag: 'two words' }] })).status).toBe(400);
    const body = { name: 'Walk', tags: ['a.b'] };
    expect((await ida.ask({ method: 'POST', path: '/api/goals-2/', body })).status).toBe(400);
    expect((await ida.createGoal({ space, tags: ['Home', 'home', 'work'] })).tags).toEqual(['Home', 'work']);
  });
});
