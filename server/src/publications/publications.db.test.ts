import type { Publication } from '@cairn/contract/publications';
import type { PublicGoal } from '@cairn/core/goals/public-goal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestAnswer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let eve: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  ida = await server.signUp();
  eve = await server.signUp();
});
afterAll(() => server.close());

const publicationPath = (id: string) => `/api/v2/goals-2/${id}/publication/`;
async function published(id: string, body: object = {}, person = ida): Promise<Publication> {
  const answer = await person.ask({ method: 'PUT', path: publicationPath(id), body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Publication;
}
const codeIn = ({ url }: Publication) => (url ?? '').split('/').at(-1) as string;
const read = (ref: string, who: Pick<TestPerson, 'ask'> = server): Promise<TestAnswer> =>
  who.ask({ path: `/api/goals-2/${ref}/` });
async function seen(ref: string): Promise<PublicGoal> {
  const answer = await read(ref);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as PublicGoal;
}
const note = (text: string) => ({ ops: [{ insert: `${text}\n` }] });

function keysOf(value: object): readonly string[] {
  return Object.keys(value).toSorted();
}

describe('a public goal', () => {
  test('shows visitors its title, note, done state, subgoals, board and list, and nothing else', async () => {
    const top = await ida.createGoal({ name: 'Private parent', column: 4, dueDate: '2026-12-31' });
    const goal = await ida.createGoal({
      name: 'Build a hut',
      parent: top.id,
      richThoughts: {
        ops: [{ insert: { mention: { id: ida.user.uuid, name: 'Ida Secret' } } }, { insert: ' wood\n' }],
      },
      column: 1,
      dueDate: '2026-11-21',
      assignee: ida.user.code,
      color: 'red',
      tags: ['hills'],
    });
    const below = await ida.createGoal({ name: 'Walls', parent: goal.id, doneDate: '2026-11-20' });
    const comments = `/api/v2/goals-2/${goal.id}/comments/`;
    await ida.ask({ method: 'POST', path: comments, body: { richText: note('Secret comment') } });
    const publication = await published(goal.id, { subgoals: 'all' });
    const answer = await read(codeIn(publication));
    expect(keysOf(answer.body)).toEqual(
      [
        'author',
        'board',
        'canBeEdited',
        'code',
        'done',
        'list',
        'name',
        'richThoughts',
        'subgoals',
      ].toSorted(),
    );
    expect(answer.body).toMatchObject({ name: 'Build a hut', done: false, canBeEdited: false });
    expect(keysOf(answer.body.subgoals[0])).toEqual(['done', 'name', 'richThoughts', 'subgoals']);
    expect(answer.body.subgoals).toMatchObject([{ name: 'Walls', done: true }]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { defaultSpaceId, uuid, code, email } = ida.user;
    for (const secret of [top.id, goal.id, below.id, defaultSpaceId, uuid, code, email, 'Private parent'])
      expect(answer.text).not.toContain(secret);
    expect(answer.text).not.toMatch(/Secret|2026-|hills|red/u);
    expect((await read(codeIn(publication), eve)).body).toEqual(answer.body);
  });

  test('is whole for its members, by id and by code', async () => {
    const goal = await ida.createGoal({ name: 'Ours' });
    const code = codeIn(await published(goal.id));
    for (const ref of [goal.id, code]) expect((await read(ref, ida)).body.id, ref).toBe(goal.id);
  });

  test('opens for visitors and strangers by its code alone; its id is for members', async () => {
    const { id } = await ida.createGoal({ name: 'Once shared' });
    const code = codeIn(await published(id, { newLink: true }));
    const never = '019aa6f3-1111-7222-8333-444455556666';
    const plain = ({ status, body }: TestAnswer) => ({ status, body });
    for (const who of [server, eve]) {
      expect((await read(code, who)).body.name).toBe('Once shared');
      expect(plain(await read(id, who))).toEqual(plain(await read(never, who)));
    }
  });

  test('shows of what is below it the public ones, unless all are chosen', async () => {
    const goal = await ida.createGoal({ name: 'Top' });
    const open = await ida.createGoal({ name: 'Open', parent: goal.id, public: true });
    await ida.createGoal({ name: 'Open deeper', parent: open.id, public: true });
    await ida.createGoal({ name: 'Closed deeper', parent: open.id });
    const closed = await ida.createGoal({ name: 'Closed', parent: goal.id });
    await ida.createGoal({ name: 'Open below closed', parent: closed.id, public: true });
    const gone = await ida.createGoal({ name: 'Gone', parent: goal.id, public: true });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${gone.id}/` });
    const names = (tree: readonly { name: string; subgoals: readonly unknown[] }[]): unknown =>
      tree.map((each) => [each.name, names(each.subgoals as typeof tree)]);
    const code = codeIn(await published(goal.id));
    expect(names((await seen(code)).subgoals)).toEqual([['Open', [['Open deeper', []]]]]);
    await published(goal.id, { subgoals: 'all' });
    expect(names((await seen(code)).subgoals)).toEqual([
      [
        'Open',
        [
          ['Open deeper', []],
          ['Closed deeper', []],
        ],
      ],
      ['Closed', [['Open below closed', []]]],
    ]);
    expect((await read(closed.id)).status).toBe(401);
  });

  test('names who published it only where they wish, as long as they belong to its space and have a name', async () => {
    const [owner, member, space] = await twoMembers(server);
    const { id } = await owner.createGoal({ space });
    const author = async () => (await seen(codeIn(await told()))).author;
    const told = async () => (await owner.ask({ path: publicationPath(id) })).body as Publication;
    await published(id, {}, owner);
    expect(await author()).toBeNull();
    const nameOf = (person: TestPerson, firstName: string, lastName: string) =>
      person.ask({ method: 'PATCH', path: '/api/settings/', body: { firstName, lastName } });
    await nameOf(member, '', '\u200B');
    await published(id, { showsAuthor: true }, member);
    expect(await author()).toBeNull();
    await nameOf(member, 'Ben', 'Oak');
    expect(await author(), 'a name given later does not come out by itself').toBeNull();
    expect((await published(id, { showsAuthor: true }, member)).author).toBe('Ben Oak');
    expect(await author()).toBe('Ben Oak');
    await nameOf(owner, 'Ida', 'Berg');
    expect((await published(id, { showsAuthor: true }, owner)).author, 'nobody takes it over').toBe(
      'Ben Oak',
    );
    await leaveSpace(contextOf(server), space, member.user.uuid);
    expect(await author()).toBeNull();
    expect((await published(id, { showsAuthor: true }, owner)).author).toBe('Ida Berg');
    expect((await published(id, {}, owner)).author).toBeNull();
  });

  test('tells its members how it is shown', async () => {
    const { id } = await ida.createGoal({});
    const told = async () => (await ida.ask({ path: publicationPath(id) })).body as Publication;
    expect(await told()).toEqual({
      isPublic: false,
      url: null,
      subgoals: 'public',
      endDate: null,
      author: null,
    });
    const publication = await published(id, { subgoals: 'all', endDate: '2999-01-01' });
    expect(publication).toMatchObject({ isPublic: true, subgoals: 'all', endDate: '2999-01-01' });
    expect(publication.url).toMatch(/^http:\/\/localhost:4280\/goals\/[\w-]{16}$/u);
    expect(await told()).toEqual(publication);
  });
});

describe('showing a goal ends', () => {
  test('at once when it is unpublished, by its own call or by an edit', async () => {
    const { id } = await ida.createGoal({});
    const code = codeIn(await published(id));
    expect((await read(code)).status).toBe(200);
    expect((await ida.ask({ method: 'DELETE', path: publicationPath(id) })).status).toBe(204);
    expect((await read(code)).status).toBe(401);
    await published(id);
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${id}/`, body: { public: false } });
    expect([(await read(code)).status, (await read(id)).status]).toEqual([401, 401]);
  });

  test('when its last day is over where its writer lives', async () => {
    await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { timezone: 'Pacific/Pago_Pago' } });
    const { id } = await ida.createGoal({});
    const today = new Date(Date.now() - 11 * 3_600_000).toISOString().slice(0, 10);
    const code = codeIn(await published(id, { endDate: today }));
    expect((await read(code)).status).toBe(200);
    server.turnClock(86_400_000);
    expect((await read(code)).status).toBe(401);
    expect(
      (await ida.ask({ method: 'PUT', path: publicationPath(id), body: { endDate: today } })).status,
    ).toBe(400);
    server.turnClock(-86_400_000);
  });

  test('for the link before when there is a new one', async () => {
    const { id } = await ida.createGoal({ name: 'Moved link' });
    const before = codeIn(await published(id));
    const after = codeIn(await published(id, { newLink: true }));
    expect(after).not.toBe(before);
    expect([(await read(before)).status, (await seen(after)).name]).toEqual([401, 'Moved link']);
    expect((await read(id, ida)).body.code).toBe(after);
  });

  test('when it is deleted, and goes on when it is restored', async () => {
    const { id } = await ida.createGoal({});
    const code = codeIn(await published(id));
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
    expect((await read(code)).status).toBe(401);
    await ida.ask({ method: 'POST', path: `/api/deleted-goals/${id}/restore/` });
    expect((await read(code)).status).toBe(200);
  });
});

describe('what is not public', () => {
  test('is to visitors and strangers as what never was', async () => {
    const { id, code } = await ida.createGoal({});
    const never = '019aa6f3-1111-7222-8333-444455556666';
    const plain = ({ status, body }: TestAnswer) => ({ status, body });
    for (const who of [server, eve]) {
      expect(plain(await read(id, who))).toEqual(plain(await read(never, who)));
      expect(plain(await read(code, who))).toEqual(plain(await read('AAAAAAAAAAAAAAAA', who)));
    }
  });

  test('cannot be made public by outsiders, and not while it repeats or is locked', async () => {
    const { id } = await ida.createGoal({});
    const put = (who: TestPerson, ref: string) =>
      who.ask({ method: 'PUT', path: publicationPath(ref), body: {} });
    expect((await put(eve, id)).body.code).toBe('goal.unknown');
    const repeating = await ida.createGoal({
      column: 1,
      dueDate: '2026-11-21',
      recurrence: { rule: 'FREQ=DAILY' },
    });
    expect((await put(ida, repeating.id)).body.code).toBe('goal.publicRecurring');
    await server.pool.query('update goals set locked = true where id = $1', [id]);
    expect((await put(ida, id)).body.code).toBe('goal.readOnly');
  });

  test('stays open to read for who has left, as far as it is public', async () => {
    const [ann, ben, space] = await twoMembers(server);
    const goal = await ann.createGoal({ space, name: 'Shared' });
    const code = codeIn(await published(goal.id, {}, ben));
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    expect(keysOf((await read(code, ben)).body)).toContain('canBeEdited');
    expect((await read(code, ben)).body.space).toBeUndefined();
  });
});

test('the feed tells members of a publication as of any edit', async () => {
  const { id } = await ida.createGoal({});
  const first = await ida.ask({ path: '/api/v2/feed/' });
  const { url } = await published(id, { newLink: true });
  const next = await ida.ask({ path: `/api/v2/feed/?cursor=${first.body.cursor}` });
  const { rows } = next.body.scopes[ida.user.defaultSpaceId];
  expect(rows).toHaveLength(1);
  expect(rows[0].row).toMatchObject({ id, public: true, code: url?.split('/').at(-1), rev: 2 });
});

test('a picture in a public note is seen by visitors, what only a comment shows is not', async () => {
  const goal = await ida.createGoal({});
  const upload = async () => {
    const body = new FormData();
    body.set('goal', goal.id);
    body.set('file', new Blob(['x']), 'x.txt');
    return (await ida.ask({ method: 'POST', path: '/api/storage/', body })).body.url as string;
  };
  const [inNote, elsewhere] = [await upload(), await upload()];
  const body = { richThoughts: { ops: [{ insert: { image: inNote } }, { insert: '\n' }] } };
  await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body });
  const status = async (url: string) => {
    const answer = await fetch(`${server.origin}${url}`);
    await answer.arrayBuffer();
    return answer.status;
  };
  expect([await status(inNote), await status(elsewhere)]).toEqual([401, 401]);
  await published(goal.id);
  expect([await status(inNote), await status(elsewhere)]).toEqual([200, 401]);
  await ida.ask({ method: 'DELETE', path: publicationPath(goal.id) });
  expect(await status(inNote)).toBe(401);
});

test('after a new link nothing that strangers knew opens anything: old code, id, pictures of the goal and below', async () => {
  const goal = await ida.createGoal({ name: 'Hut' });
  const below = await ida.createGoal({ name: 'Walls', parent: goal.id });
  const picture = async (of: string) => {
    const body = new FormData();
    body.set('goal', of);
    body.set('file', new Blob(['x']), 'x.txt');
    const { url } = (await ida.ask({ method: 'POST', path: '/api/storage/', body })).body as { url: string };
    const richThoughts = { ops: [{ insert: { image: url } }, { insert: '\n' }] };
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${of}/`, body: { richThoughts } });
    return url;
  };
  const urls = [await picture(goal.id), await picture(below.id)];
  const statusFor = async (url: string, cookie = '') => {
    const answer = await fetch(`${server.origin}${url}`, { headers: { cookie } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const old = codeIn(await published(goal.id, { subgoals: 'all' }));
  for (const url of urls) expect(await statusFor(url)).toBe(200);
  expect((await read(old)).text).toContain(urls[0]);
  const known = [...urls];
  for (const _time of [1, 2]) {
    const code = codeIn(await published(goal.id, { subgoals: 'all', newLink: true }));
    for (const ref of [old, goal.id, below.id]) {
      for (const who of [server, eve]) expect((await read(ref, who)).status).toBeGreaterThanOrEqual(401);
    }
    for (const url of known) {
      expect(await statusFor(url)).toBe(401);
      expect(await statusFor(url, eve.cookie)).toBe(404);
      expect(await statusFor(url, ida.cookie)).toBe(200);
    }
    const shown = [...(await read(code)).text.matchAll(/\/files\/[^"]+/gu)].map(([url]) => url);
    expect(shown).toHaveLength(2);
    for (const url of shown) expect([url.includes(code), await statusFor(url)]).toEqual([true, 200]);
    known.push(...shown);
  }
});
