import type { PublicBoard, PublicBoardGoal } from '@cairn/core/boards/public-board';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinSpace } from '../testing/memberships.ts';
import { makeBoard, makeList } from '../testing/boards.ts';
import { makePublicBoard } from '../testing/public-boards.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { fetched, testPicture, uploaded } from '../testing/test-files.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let space: string;
let id: string;
let code: string;
let list: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  eve = await server.signUp();
  ({ id, code } = await makePublicBoard(ida, { name: 'Trails' }));
  list = (await makeList(ida, { board: id, name: 'Ideas', emoji: '💡' })).id;
});
afterAll(() => server.close());

const publish = (person: TestPerson, body: object, ref = id) =>
  person.ask({ method: 'PATCH', path: `/api/public-boards/${ref}/`, body });
const read = (at = code, ask = server.ask) => ask({ path: `/api/public-boards/${at}/` });

describe('a public board', () => {
  test('shows visitors its lists and goals with their notes, and nothing of who is behind them', async () => {
    const above = await ida.createGoal({ name: 'Secret parent' });
    const goal = await ida.createGoal({
      bucket: list,
      name: 'Walk',
      color: 'blue',
      tags: ['secret'],
      assignee: ben.user.code,
      parent: above.id,
      doneDate: '2026-11-20',
      richThoughts: {
        ops: [{ insert: 'With ' }, { insert: { mention: { id: ben.user.uuid } } }, { insert: '\n' }],
      },
      column: 1,
      dueDate: '2026-11-21',
    });
    await ida.createGoal({ parent: goal.id, name: 'Secret child' });
    await ida.createGoal({ parent: goal.id, name: 'Shown child', public: true });
    await ida.createGoal({ bucket: list, type: 'divider', name: 'Later' });
    const { status, text, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code,
      name: 'Trails',
      spaceName: expect.any(String),
      bucketsCount: 1,
      goalsCount: 1,
      lists: [{ name: 'Ideas', emoji: '💡', showEmoji: true }],
      liked: false,
      followed: false,
      cloned: false,
      own: false,
    });
    expect(body.buckets).toEqual([
      {
        id: list,
        name: 'Ideas',
        emoji: '💡',
        showEmoji: true,
        goalsCount: 2,
        goals: [
          {
            code: goal.code,
            name: 'Walk',
            color: 'blue',
            bucketSequenceNo: 2000,
            type: null,
            done: true,
            richThoughts: { ops: [{ insert: 'With ' }, { insert: '@…' }, { insert: '\n' }] },
            subgoals: [{ name: 'Shown child', richThoughts: null, done: false, subgoals: [] }],
          },
          expect.objectContaining({ name: 'Later', type: 'divider' }),
        ],
      },
    ]);
    for (const secret of ['secret', 'Secret', ben.user.uuid, ben.user.code, ida.user.code, space, '2026-11'])
      expect(text.replaceAll(/"publishedDatetime":"[^"]*"/gu, '')).not.toContain(secret);
    expect((await read(code, ben.ask)).body).toEqual({ ...body, own: true });
    await publish(ben, { subgoals: 'all' });
    expect((await read()).body.buckets[0].goals[0].subgoals.map(({ name }: PublicBoardGoal) => name)).toEqual(
      ['Secret child', 'Shown child'],
    );
  });

  test('shows the first hundred goals of a list; the rest is asked for by anyone, page by page', async () => {
    const goals = Array.from({ length: 130 }, (_, n) => ({
      name: `g${n}`,
      tempId: `offline-${n}`,
      bucket: list,
      bucketSequenceNo: n,
    }));
    await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } });
    const board = (await read()).body as PublicBoard;
    expect([board.buckets[0]?.goals.length, board.buckets[0]?.goalsCount]).toEqual([100, 130]);
    for (const ask of [server.ask, eve.ask]) {
      const names: string[] = [];
      let path: string | undefined = `/api/goals-2/?bucket=${list}&limit=50`;
      while (path !== undefined) {
        const page = await ask({ path });
        names.push(...page.body.map(({ name }: PublicBoardGoal) => name));
        path = /<(?:[^>]*?)(\/api[^>]*)>/u.exec(page.headers.get('link') ?? '')?.[1];
      }
      expect(names).toEqual(goals.map(({ name }) => name));
    }
    expect((await ben.ask({ path: `/api/goals-2/?bucket=${list}&space=${space}` })).body[0]).toHaveProperty(
      'tags',
    );
    const hidden = (await makeList(ida)).id;
    expect((await server.ask({ path: `/api/goals-2/?bucket=${hidden}` })).status).toBe(401);
    expect((await eve.ask({ path: `/api/goals-2/?bucket=${hidden}` })).body).toEqual([]);
    for (const cursor of ['x', '-1']) {
      const answer = await server.ask({ path: `/api/goals-2/?bucket=${list}&cursor=${cursor}` });
      expect(answer.body.code).toBe('request.invalid');
    }
  });

  test('is private, deleted or unknown to visitors as it is, at once', async () => {
    const was = async (at = code) => (await read(at)).body.code;
    await publish(ida, { isPublic: false });
    expect([(await read()).status, await was()]).toEqual([403, 'board.private']);
    expect((await server.ask({ path: `/api/goals-2/?bucket=${list}` })).status).toBe(401);
    await publish(ida, { isPublic: true });
    await ida.ask({ method: 'DELETE', path: `/api/boards-2/${id}/` });
    expect([(await read()).status, await was()]).toEqual([410, 'board.deleted']);
    await ida.ask({ method: 'POST', path: `/api/boards-2/${id}/restore/` });
    expect((await read()).status).toBe(200);
    expect([(await read('none')).status, await was(id)]).toEqual([404, 'board.unknown']);
  });

  test('is told anew whenever anything on it changes, and when something shown comes to its end', async () => {
    const goal = await ida.createGoal({ bucket: list, name: 'Walk' });
    const child = await ida.createGoal({ parent: goal.id, name: 'Low', public: true });
    const shown = async () => {
      const { body } = await read();
      const [{ name, subgoals }] = body.buckets[0].goals;
      return [body.name, body.likesCount, name, subgoals.length, (await read(code, ben.ask)).body.own];
    };
    expect(await shown()).toEqual(['Trails', 0, 'Walk', 1, true]);
    expect(await shown()).toEqual(['Trails', 0, 'Walk', 1, true]);
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { name: 'Run' } });
    await eve.ask({ method: 'POST', path: `/api/public-boards/${code}/like/` });
    expect(await shown()).toEqual(['Trails', 1, 'Run', 1, true]);
    await ida.ask({ method: 'PATCH', path: `/api/boards-2/${id}/`, body: { name: 'Paths' } });
    const endDate = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await ida.ask({ method: 'PUT', path: `/api/v2/goals-2/${child.id}/publication/`, body: { endDate } });
    expect(await shown()).toEqual(['Paths', 1, 'Run', 1, true]);
    server.turnClock(3 * 86_400_000);
    expect((await read()).body.buckets[0].goals[0].subgoals).toEqual([]);
    server.turnClock(-3 * 86_400_000);
    await publish(ida, { isPublic: false });
    expect((await read()).status).toBe(403);
  });

  test('gets another address, and the one before leads nowhere', async () => {
    const { body } = await publish(ida, { newLink: true });
    expect(body.code).not.toBe(code);
    expect(body).toMatchObject({ isPublic: true, rev: 3, url: `http://localhost:4280/boards/${body.code}/` });
    expect([(await read()).status, (await read(body.code)).status]).toEqual([404, 200]);
    expect((await publish(ida, { isPublic: false }, body.code)).body).toMatchObject({ url: null });
  });

  test('leaves nothing open by the address before: no list, no picture, no copy of one', async () => {
    const list = await makeList(ida, {});
    const goal = await ida.createGoal({ bucket: list.id, name: 'Hut' });
    const cover = await uploaded(ida, await testPicture(), 'cover.png');
    const inNote = await uploaded(ida, 'x', 'x.txt', { goal: goal.id });
    const richThoughts = { ops: [{ insert: { image: inNote.url } }, { insert: '\n' }] };
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { richThoughts } });
    await ida.ask({ method: 'PATCH', path: `/api/boards-2/${list.board}/`, body: { cover: cover.url } });
    await publish(ida, { isPublic: true, allowCollaboration: true }, list.board);
    const strangers = [null, await server.signUp()] as const;
    const eve = strangers[1];
    const statusFor = async (url: string, who: TestPerson | null) => (await fetched(server, url, who)).status;
    const goalsBy = (list: string) => server.ask({ path: `/api/goals-2/?bucket=${list}` });
    for (const url of [cover.url, inNote.url]) expect(await statusFor(url, null)).toBe(200);
    expect((await goalsBy(list.id)).body).toHaveLength(1);
    const { body } = await publish(ida, { newLink: true }, list.board);
    for (const url of [cover.url, inNote.url])
      for (const who of strangers) expect(await statusFor(url, who)).toBe(who === null ? 401 : 404);
    expect((await goalsBy(list.id)).status).toBe(401);
    const shown = (await server.ask({ path: `/api/public-boards/${body.code}/` })).body;
    const [, inShown] = [shown.cover, shown.buckets[0].goals[0].richThoughts.ops[0].insert.image] as string[];
    for (const url of [shown.cover, inShown])
      for (const who of strangers) expect(await statusFor(url as string, who)).toBe(200);
    const listed = await goalsBy(shown.buckets[0].id);
    expect(listed.body[0].richThoughts.ops[0].insert.image).toBe(inShown);
    const path = `/api/public-boards/${body.code}/`;
    expect((await eve.ask({ method: 'POST', path: `${path}collaborate/`, body: {} })).status).toBe(201);
    const made = await eve.ask({
      method: 'POST',
      path: `${path}goals/`,
      body: { name: 'Door', bucket: shown.buckets[0].id },
    });
    expect(made.status).toBe(201);
    const copy = await eve.ask({ method: 'POST', path: `${path}clone/`, body: {} });
    expect(await statusFor(copy.body.cover, eve)).toBe(200);
    expect(copy.body.cover).not.toContain(cover.id);
  });

  test('is shown by every member, opened further by owners and admins only', async () => {
    const board = await makeBoard(ben, { space });
    expect((await publish(ben, { isPublic: true }, board.id)).body.isPublic).toBe(true);
    const admin = await server.signUp();
    await joinSpace(contextOf(server), space, admin.user.uuid, 'ADMIN');
    for (const body of [{ isListed: true }, { category: 'nature' }, { allowCollaboration: true }]) {
      const refused = await publish(ben, body, board.id);
      expect([refused.status, refused.body.code]).toEqual([403, 'space.role']);
      expect((await publish(admin, body, board.id)).body).toMatchObject(body);
    }
    expect((await publish(ben, { isListed: true, isPublic: false }, board.id)).body.isPublic).toBe(false);
    expect((await publish(eve, { isPublic: true }, board.id)).status).toBe(404);
    expect((await publish(ida, { category: 'none' }, board.id)).status).toBe(400);
  });

  test('shows visitors its pictures and those of its notes, as long as it is public', async () => {
    const png = await testPicture(8, 8);
    const behind = await uploaded(ida, png, 'hill.png', { space });
    await ida.ask({ method: 'PATCH', path: `/api/boards-2/${id}/`, body: { background: behind.url } });
    const goal = await ida.createGoal({ bucket: list });
    const inNote = await uploaded(ida, png, 'map.png', { goal: goal.id });
    const richThoughts = { ops: [{ insert: { image: inNote.url } }, { insert: '\n' }] };
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { richThoughts } });
    const low = await ida.createGoal({ parent: goal.id });
    const below = await uploaded(ida, png, 'low.png', { goal: low.id });
    const lowNote = { ops: [{ insert: { image: below.url } }, { insert: '\n' }] };
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${low.id}/`, body: { richThoughts: lowNote } });
    const statuses = async () =>
      Promise.all([behind, inNote, below].map(async ({ url }) => (await server.ask({ path: url })).status));
    expect(await statuses()).toEqual([200, 200, 401]);
    await publish(ida, { subgoals: 'all' });
    expect(await statuses()).toEqual([200, 200, 200]);
    await publish(ida, { isPublic: false });
    expect(await statuses()).toEqual([401, 401, 401]);
  });
});

describe('liking', () => {
  const like = (person: TestPerson, method = 'POST') =>
    person.ask({ method, path: `/api/public-boards/${code}/like/` });

  test('counts once for each person; again is 409, and so is taking back what is not there', async () => {
    expect(await like(eve)).toMatchObject({ status: 201, body: { liked: true, likesCount: 1 } });
    expect(await like(eve)).toMatchObject({ status: 409, body: { code: 'board.liked' } });
    expect((await like(ida)).body.likesCount).toBe(2);
    expect((await read(code, eve.ask)).body).toMatchObject({ liked: true, likesCount: 2 });
    expect(await like(eve, 'DELETE')).toMatchObject({ status: 200, body: { liked: false, likesCount: 1 } });
    expect(await like(eve, 'DELETE')).toMatchObject({ status: 409, body: { code: 'board.notLiked' } });
    await publish(ida, { isPublic: false });
    expect((await like(eve)).body.code).toBe('board.private');
  });

  test('under one key happens once', async () => {
    const ask = () =>
      eve.ask({
        method: 'POST',
        path: `/api/public-boards/${code}/like/`,
        headers: { 'idempotency-key': 'k' },
      });
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
    expect((await read()).body.likesCount).toBe(1);
  });

  test('following and cloning count right when a hundred do so at once, and when they go', async () => {
    const people = await Promise.all(Array.from({ length: 34 }, () => server.signUp()));
    const ways = ['like', 'follow', 'clone'];
    const calls = people.flatMap((person) =>
      ways.map((way) => person.ask({ method: 'POST', path: `/api/public-boards/${code}/${way}/`, body: {} })),
    );
    expect(calls.length).toBeGreaterThan(100);
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([201]));
    const counts = { likesCount: 34, followersCount: 34, clonesCount: 34 };
    expect((await read()).body).toMatchObject(counts);
    expect((await ida.ask({ path: `/api/boards-2/${id}/` })).body).toMatchObject({ ...counts, own: true });
    expect((await ida.ask({ path: `/api/boards-2/${id}/publication/` })).body).toMatchObject(counts);
    for (const person of people.slice(0, 4))
      await person.ask({
        method: 'DELETE',
        path: '/api/settings/',
        body: { confirmation: 'DELETE FOREVER', password: 'a long walk uphill' },
      });
    expect((await read()).body).toMatchObject({ likesCount: 30, followersCount: 30, clonesCount: 34 });
  }, 60_000);
});

describe('cloning a public board', () => {
  const clone = (person: TestPerson, body: object = {}) =>
    person.ask({ method: 'POST', path: `/api/public-boards/${code}/clone/`, body });

  test('copies what is shown into one’s own space, and nothing else', async () => {
    const above = await ida.createGoal({ name: 'Secret parent' });
    const goal = await ida.createGoal({
      bucket: list,
      name: 'Walk',
      tags: ['secret'],
      parent: above.id,
      assignee: ben.user.code,
      richThoughts: { ops: [{ insert: { mention: { id: ben.user.uuid } } }, { insert: '\n' }] },
      column: 1,
      dueDate: '2026-11-21',
    });
    await ida.createGoal({ parent: goal.id, name: 'Secret child' });
    await ida.createGoal({ parent: goal.id, name: 'Shown child', public: true });
    const made = await clone(eve, { tempId: 'offline-c' });
    expect(made).toMatchObject({
      status: 201,
      body: { space: eve.user.defaultSpaceId, name: 'Trails', isPublic: false },
    });
    const goals = (await eve.ask({ path: '/api/goals-2/' })).body;
    expect(goals.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Shown child', 'Walk']);
    const copy = goals.find(({ name }: { name: string }) => name === 'Walk');
    expect(copy).toMatchObject({
      parent: null,
      tags: [],
      assignee: null,
      dueDate: null,
      richThoughts: { ops: [{ insert: '@…' }, { insert: '\n' }] },
    });
    expect((await read(code, eve.ask)).body).toMatchObject({ cloned: true, clonesCount: 1 });
    expect(await clone(eve, { tempId: 'offline-c' })).toMatchObject({
      status: 200,
      body: { id: made.body.id },
    });
    expect((await read()).body.clonesCount).toBe(1);
    expect((await clone(eve, { space })).body.code).toBe('space.unknown');
  });

  test('is refused while it is private', async () => {
    await publish(ida, { isPublic: false });
    expect((await clone(eve)).body.code).toBe('board.private');
  });
});

describe('reporting', () => {
  test('is for whoever runs this Cairn, once from each person', async () => {
    const report = () =>
      eve.ask({ method: 'POST', path: `/api/public-boards/${code}/report/`, body: { reason: 'Spam' } });
    expect([(await report()).status, (await report()).status]).toEqual([204, 204]);
    const { rows } = await server.pool.query('select reason from board_reports where board_id = $1', [id]);
    expect(rows).toEqual([{ reason: 'Spam' }]);
  });
});
