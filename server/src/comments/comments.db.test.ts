import type { CommentRow } from '@cairn/core/comments/comment';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinSpace, leaveSpace } from '../testing/memberships.ts';
import { contextOf, secondSpace, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
let goal: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  goal = (await ida.createGoal({ space, column: 1, dueDate: '2026-11-21' })).id;
});
afterAll(() => server.close());

const text = (said: string) => ({ ops: [{ insert: `${said}\n` }] });
const path = (id = goal) => `/api/v2/goals-2/${id}/comments/`;
const say = (person: TestPerson, said: string, more: object = {}, id = goal) =>
  person.ask({ method: 'POST', path: path(id), body: { richText: text(said), ...more } });
const change = (person: TestPerson, comment: string, said: string) =>
  person.ask({ method: 'PATCH', path: `${path()}${comment}/`, body: { richText: text(said) } });
const remove = (person: TestPerson, comment: string) =>
  person.ask({ method: 'DELETE', path: `${path()}${comment}/` });
const all = async (person = ida, id = goal): Promise<CommentRow[]> =>
  (await person.ask({ path: path(id) })).body;
const count = async (id = goal) => (await ida.ask({ path: `/api/goals-2/${id}/` })).body.commentsCount;

describe('a comment', () => {
  test('is read by every member, oldest first, and counted by its goal', async () => {
    await say(ida, 'one');
    const second = await say(ben, 'two');
    expect(second).toMatchObject({
      status: 201,
      body: { goal, userId: ben.user.uuid, richText: text('two') },
    });
    expect((await all()).map(({ richText }) => richText)).toEqual([text('one'), text('two')]);
    expect(await count()).toBe(2);
    const [listed] = (await ida.ask({ path: `/api/goals-2/?space=${space}` })).body;
    expect(listed.commentsCount).toBe(2);
  });

  test('is made once for a temporary id, and once for a key', async () => {
    const first = await say(ida, 'one', { tempId: 'offline-c1' });
    const again = await say(ida, 'one', { tempId: 'offline-c1' });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    const keyed = () =>
      ida.ask({
        method: 'POST',
        path: path(),
        body: { richText: text('two') },
        headers: { 'idempotency-key': 'say' },
      });
    expect((await keyed()).body).toEqual((await keyed()).body);
    expect(await count()).toBe(2);
  });

  test('tells whoever wrote into it that another device of theirs wrote over it unseen', async () => {
    const { id } = (await say(ida, 'one')).body;
    const write = (said: string, baseRev: number) =>
      ida.ask({ method: 'PATCH', path: `${path()}${id}/`, body: { richText: text(said), baseRev } });
    const first = (await write('from the phone', 1)).body;
    expect(first).toMatchObject({ rev: 2, stamps: { richText: [2, 0, 0] } });
    expect((await write('from the laptop', 1)).body).toMatchObject({
      rev: 3,
      richText: text('from the laptop'),
      stamps: { richText: [3, 3, 1] },
    });
    // The editor knew the latest text, so only the earlier overwriting stays recorded.
    expect((await write('from both', 3)).body.stamps).toEqual({ richText: [4, 3, 1] });
  });

  test('is changed by its author alone, deleted by its author and by owners', async () => {
    const bens = (await say(ben, 'mine')).body.id;
    const idas = (await say(ida, 'mine')).body.id;
    expect(await change(ida, bens, 'yours')).toMatchObject({
      status: 403,
      body: { code: 'comment.readOnly' },
    });
    expect(await change(ben, bens, 'still mine')).toMatchObject({
      status: 200,
      body: { richText: text('still mine') },
    });
    expect((await remove(ben, idas)).status).toBe(403);
    expect((await remove(ida, bens)).status).toBe(204);
    expect((await change(ben, bens, 'again')).status).toBe(410);
    expect((await remove(ben, bens)).status).toBe(410);
    expect((await all()).map(({ id }) => id)).toEqual([idas]);
    const { rows } = await server.pool.query('select rich_text from comments where id = $1', [bens]);
    expect(rows).toEqual([{ rich_text: null }]);
  });

  test('says something, below a goal that can be changed', async () => {
    expect((await say(ida, '')).body.code).toBe('comment.text');
    const divider = await ida.createGoal({ name: '', type: 'divider', column: 1, dueDate: '2026-11-21' });
    expect((await say(ida, 'hm', {}, divider.id)).body.code).toBe('goal.readOnly');
    await server.pool.query('update goals set locked = true where id = $1', [goal]);
    expect((await say(ida, 'hm')).body.code).toBe('goal.readOnly');
  });

  test('is not there for strangers, nor below another goal; who has left hears so', async () => {
    const { id } = (await say(ida, 'one')).body;
    const stranger = await server.signUp();
    expect((await stranger.ask({ path: path() })).status).toBe(404);
    expect((await say(stranger, 'hi')).status).toBe(404);
    expect((await change(stranger, id, 'hi')).status).toBe(404);
    const other = (await ida.createGoal({ space })).id;
    expect((await ida.ask({ method: 'DELETE', path: `${path(other)}${id}/` })).body.code).toBe(
      'comment.unknown',
    );
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    expect((await say(ben, 'bye')).body.code).toBe('space.left');
  });

  test('goes with its goal: deleted, restored, to another space, and for good', async () => {
    await say(ida, 'kept');
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
    expect((await ida.ask({ path: path() })).status).toBe(410);
    await ida.ask({ method: 'POST', path: `/api/deleted-goals/${goal}/restore/` });
    expect(await all()).toHaveLength(1);
    const work = await secondSpace(server, ida.user.uuid);
    for (const there of [work, space, work]) {
      await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { space: there } });
      expect(await all()).toHaveLength(1);
      expect(await count()).toBe(1);
    }
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
    await ida.ask({ method: 'DELETE', path: `/api/deleted-goals/${goal}/` });
    const { rows } = await server.pool.query(
      'select from comments where goal_id = $1 and moved_to is null and rich_text is not null',
      [goal],
    );
    expect(rows).toEqual([]);
  });

  test('makes an occurrence real that nobody has touched', async () => {
    const walk = await ida.createGoal({
      column: 1,
      dueDate: '2026-11-21',
      recurrence: { rule: 'FREQ=DAILY' },
    });
    const ref = `recurrence:${walk.recurrence?.id}:2026-11-25`;
    const made = await say(ida, 'early', {}, ref);
    expect(made.status).toBe(201);
    expect((await ida.ask({ path: `/api/goals-2/${made.body.goal}/` })).body).toMatchObject({
      dueDate: '2026-11-25',
      commentsCount: 1,
    });
    expect(await all(ida, ref)).toHaveLength(1);
  });

  test('travels in the feed, and that it is gone', async () => {
    const start = (await ben.ask({ path: '/api/v2/feed/' })).body;
    const { id } = (await say(ida, 'news')).body;
    const next = (await ben.ask({ path: `/api/v2/feed/?cursor=${start.cursor}` })).body;
    expect(next.scopes[space].rows).toContainEqual({
      table: 'comments',
      row: expect.objectContaining({ id, goal, richText: text('news') }),
    });
    await remove(ida, id);
    const last = (await ben.ask({ path: `/api/v2/feed/?cursor=${next.cursor}` })).body;
    expect(last.scopes[space].gone).toContainEqual(expect.objectContaining({ table: 'comments', id }));
  });
});

describe('the history', () => {
  const events = async (query = '', person = ida) =>
    (await person.ask({ path: `/api/v2/events/?${query}` })).body as {
      type: string;
      otherUserId: string | null;
    }[];
  const types = async (query: string, person = ida) => (await events(query, person)).map(({ type }) => type);

  test('tells what was done to a goal, newest first, with before and after', async () => {
    const edit = (body: object) => ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body });
    await edit({ name: 'Run' });
    await edit({ dueDate: '2026-11-22' });
    await edit({ assignee: ben.user.code });
    await edit({ doneDate: '2026-11-22' });
    await say(ben, 'well done');
    const told = await events(`goal=${goal}`);
    expect(told.map(({ type }) => type)).toEqual([
      'COMMENT_CREATED',
      'GOAL_DONE',
      'GOAL_ASSIGNED',
      'GOAL_RESCHEDULED',
      'GOAL_MODIFIED',
      'GOAL_CREATED',
    ]);
    expect(told[2]?.otherUserId).toBe(ben.user.uuid);
    expect(told[4]).toMatchObject({ changes: { name: ['Walk', 'Run'] }, goalName: 'Run', spaceId: space });
  });

  test('tells who was mentioned, once for each, in comments and in notes', async () => {
    const mention = (person: TestPerson) => ({ insert: { mention: { id: person.user.code, name: 'x' } } });
    const richText = { ops: [mention(ben), mention(ben), mention(ida), { insert: '\n' }] };
    await ida.ask({ method: 'POST', path: path(), body: { richText } });
    const note = { richThoughts: { ops: [mention(ben), { insert: '\n' }] } };
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: note });
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: note });
    await ida.createGoal({ space, ...note });
    const told = (await events(`spaces=${space}`)).filter(({ type }) => type === 'MENTION_CREATED');
    expect(told.map(({ otherUserId }) => otherUserId)).toEqual([ben, ben, ben].map(({ user }) => user.uuid));
  });

  test('tells how an account, its space and its members began', async () => {
    expect(await types(`spaces=${space}&users=${ben.user.code}`)).toEqual(['MEMBERSHIP_CREATED']);
    const fresh = await server.signUp();
    expect(await types('', fresh)).toEqual(
      expect.arrayContaining(['USER_CREATED', 'SPACE_CREATED', 'MEMBERSHIP_CREATED']),
    );
  });

  test('is read in pages, by people and by days of the reader’s zone', async () => {
    for (const said of ['one', 'two', 'three']) await say(ben, said);
    const whole = await events(`spaces=${space}`);
    const paged: unknown[] = [];
    for (let next = `/api/v2/events/?spaces=${space}&limit=2`; next !== '';) {
      const page = await ida.ask({ path: next });
      paged.push(...page.body);
      next = /<([^>]+)>/u.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(paged).toEqual(whole);
    expect(await types(`goal=${goal}&users=${ben.user.uuid}`)).toEqual(Array(3).fill('COMMENT_CREATED'));
    expect(await events('to=2020-01-01')).toEqual([]);
    expect(await events('from=2120-01-01')).toEqual([]);
    expect((await ida.ask({ path: '/api/v2/events/?cursor=nothing' })).status).toBe(400);
  });

  test('says nothing to strangers, nor of what is deleted for good', async () => {
    const stranger = await server.signUp();
    expect(await events(`spaces=${space}`, stranger)).toEqual([]);
    expect(await events(`goal=${goal}`, stranger)).toEqual([]);
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { name: 'Secret' } });
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal}/`, body: { name: 'Nothing' } });
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
    await ida.ask({ method: 'DELETE', path: `/api/deleted-goals/${goal}/` });
    expect(JSON.stringify(await events())).not.toContain('Secret');
  });

  test('of a free plan goes back thirty days', async () => {
    await server.pool.query(`update events set created_at = now() - interval '40 days' where goal_id = $1`, [
      goal,
    ]);
    expect(await types(`goal=${goal}`)).toEqual(['GOAL_CREATED']);
    await server.pool.query(`update users set created_at = now() - interval '40 days' where id = $1`, [
      ida.user.uuid,
    ]);
    await expect.poll(() => types(`goal=${goal}`)).toEqual([]);
  });
});

describe('following', () => {
  const follow = (person: TestPerson, method = 'POST', id = goal) =>
    person.ask({ method, path: `/api/v2/goals-2/${id}/follow/` });
  const follows = async (person: TestPerson) => [
    (await person.ask({ path: `/api/goals-2/${goal}/` })).body.isFollowing,
    (await person.ask({ path: `/api/goals-2/?space=${space}` })).body[0].isFollowing,
  ];

  test('is one’s own, and twice is once', async () => {
    expect(await follows(ben)).toEqual([false, false]);
    expect([(await follow(ben)).status, (await follow(ben)).status]).toEqual([204, 204]);
    expect(await follows(ben)).toEqual([true, true]);
    expect(await follows(ida)).toEqual([true, true]);
    await follow(ida, 'DELETE');
    expect(await follows(ida)).toEqual([false, false]);
    expect(await follows(ben)).toEqual([true, true]);
  });

  test('of an occurrence that nobody has touched follows the whole series, also by two at once', async () => {
    const recurrence = { rule: 'FREQ=DAILY' };
    const walk = await ida.createGoal({ space, column: 1, dueDate: '2026-11-21', recurrence });
    const ref = `recurrence:${walk.recurrence?.id}:2026-11-25`;
    const answers = await Promise.all([
      follow(ida, 'POST', ref),
      follow(ben, 'POST', ref),
      follow(ida, 'POST', ref),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await ben.ask({ path: `/api/goals-2/${ref}/` })).body.isFollowing).toBe(true);
  });

  test('is for members, and for goals that are there', async () => {
    expect((await follow(await server.signUp())).status).toBe(404);
    await joinSpace(contextOf(server), space, ben.user.uuid, 'ADMIN');
    await ida.ask({ method: 'DELETE', path: `/api/goals-2/${goal}/` });
    expect((await follow(ben)).status).toBe(410);
  });
});
