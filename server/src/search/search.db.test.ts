import type { FoundGoal } from '@cairn/contract/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { joinSpace } from '../testing/memberships.ts';
import { makeList } from '../testing/boards.ts';
import { contextOf, secondSpace, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { fillWords } from './fill-words.ts';
import { fewAtMost } from './search-statements.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function found(person: TestPerson, query: string): Promise<readonly FoundGoal[]> {
  const answer = await person.ask({ path: `/api/v2/search/?${query}` });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as FoundGoal[];
}
const names = async (person: TestPerson, query: string) =>
  (await found(person, query)).map(({ goal }) => goal.name);
const note = (text: string) => ({ ops: [{ insert: `${text}\n` }] });
const comment = (person: TestPerson, goal: string, text: string) =>
  person.ask({
    method: 'POST',
    path: `/api/v2/goals-2/${goal}/comments/`,
    body: { richText: note(text) },
  });

describe('search', () => {
  test('finds titles first, then notes, then comments, and says where and in which words', async () => {
    const ida = await server.signUp();
    const talked = await ida.createGoal({ name: 'Talk' });
    await comment(ida, talked.id, 'Shall we take the ferry?');
    await ida.createGoal({ name: 'Sail', richThoughts: note('The Férry leaves at nine.') });
    await ida.createGoal({ name: 'Ferry to Öland' });
    expect(
      (await found(ida, 'q=FERR')).map(({ goal, foundIn, excerpt }) => [goal.name, foundIn, excerpt]),
    ).toEqual([
      ['Ferry to Öland', 'title', null],
      ['Sail', 'notes', 'The Férry leaves at nine.'],
      ['Talk', 'comments', 'Shall we take the ferry?'],
    ]);
  });

  test('finds beginnings of words only, each word somewhere, signs and scripts without spaces too', async () => {
    const ida = await server.signUp();
    await ida.createGoal({ name: 'Łódź café 🎸 東京都', richThoughts: note('in the evening') });
    for (const query of ['cafe', 'CAF eve', '🎸', '京', 'łodz'])
      expect(await names(ida, `q=${encodeURIComponent(query)}`), query).toHaveLength(1);
    for (const query of ['afe', 'cafe morning', '!?', "' | 'a", 'a:*'])
      expect(await names(ida, `q=${encodeURIComponent(query)}`), query).toHaveLength(0);
  });

  test('finds every touched goal of a series by what was said for all of them, at once', async () => {
    const ida = await server.signUp();
    const first = await ida.createGoal({
      name: 'Swim',
      columnId: 1,
      dueDate: '2026-01-05',
      recurrence: { rule: 'FREQ=DAILY' },
    });
    const second = `recurrence:${first.recurrence?.id}:2026-01-06`;
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${second}/`, body: { color: 'red' } });
    await ida.ask({
      method: 'PUT',
      path: `/api/goals-2/${first.id}/?mode=ALL`,
      body: { name: 'Float' },
    });
    expect(await names(ida, 'q=float')).toEqual(['Float', 'Float']);
    expect(await names(ida, 'q=swim')).toEqual([]);
  });

  test('follows what a goal and a comment say now', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ name: 'Rowing' });
    const said = await comment(ida, goal.id, 'with Ulla');
    await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { name: 'Skiing' } });
    const path = `/api/v2/goals-2/${goal.id}/comments/${said.body.id}/`;
    await ida.ask({ method: 'PATCH', path, body: { richText: note('with Vera') } });
    expect(await names(ida, 'q=row')).toEqual([]);
    expect(await names(ida, 'q=ulla')).toEqual([]);
    expect(await names(ida, 'q=ski')).toEqual(['Skiing']);
    expect(await names(ida, 'q=vera')).toEqual(['Skiing']);
    await ida.ask({ method: 'DELETE', path });
    expect(await names(ida, 'q=vera')).toEqual([]);
  });

  test('filters by horizon, period, tag, colour, assignee, done and list', async () => {
    const ida = await server.signUp();
    const { id: bucket, board } = await makeList(ida);
    await ida.createGoal({
      name: 'Hill today',
      column: 1,
      dueDate: '2026-11-21',
      tags: ['hills'],
      color: 'blue',
    });
    await ida.createGoal({
      name: 'Hill this week',
      column: 2,
      dueDate: '2026-11-22',
      assignee: ida.user.code,
    });
    await ida.createGoal({ name: 'Hill listed', bucket, doneDate: '2026-11-20' });
    expect(await names(ida, 'q=hill&column=2')).toEqual(['Hill this week']);
    expect(await names(ida, 'q=hill&from=2026-11-16&to=2026-11-16')).toEqual(['Hill this week']);
    expect(await names(ida, 'q=hill&tag=hills')).toEqual(['Hill today']);
    expect(await names(ida, 'q=hill&color=blue')).toEqual(['Hill today']);
    expect(await names(ida, `q=hill&assignee=${ida.user.code}`)).toEqual(['Hill this week']);
    expect(await names(ida, 'q=hill&status=done')).toEqual(['Hill listed']);
    expect(await names(ida, `q=hill&bucket=${bucket}`)).toEqual(['Hill listed']);
    expect(await names(ida, `q=hill&board=${board}`)).toEqual(['Hill listed']);
    expect(await names(ida, 'q=hill&board=1')).toEqual([]);
    expect(await names(ida, 'q=hill')).toEqual(['Hill this week', 'Hill today', 'Hill listed']);
  });

  test('finds deleted goals only when asked to, and none that are removed for good', async () => {
    const ida = await server.signUp();
    const [gone, purged] = [
      await ida.createGoal({ name: 'Moss gone' }),
      await ida.createGoal({ name: 'Moss purged' }),
    ];
    await comment(ida, gone.id, 'about lichen');
    for (const { id } of [gone, purged]) await ida.ask({ method: 'DELETE', path: `/api/goals-2/${id}/` });
    await ida.ask({ method: 'DELETE', path: `/api/deleted-goals/${purged.id}/` });
    expect(await names(ida, 'q=moss')).toEqual([]);
    expect(await names(ida, 'q=lichen')).toEqual([]);
    expect(await names(ida, 'q=moss&deleted=true')).toEqual(['Moss gone']);
    expect(await names(ida, 'q=lichen&deleted=true')).toEqual(['Moss gone']);
  });

  test('shows members what is in their spaces, and nobody else', async () => {
    const [ida, ben, space] = await twoMembers(server);
    await ida.createGoal({ name: 'Secret plan', space });
    expect(await names(ben, `q=secret&space=${space}`)).toEqual(['Secret plan']);
    const eve = await server.signUp();
    expect(await names(eve, `q=secret&space=${space}`)).toEqual([]);
    expect(await names(eve, 'q=secret')).toEqual([]);
  });

  test('finds a tree and its comments in the space that it was moved to, and no more in the old one', async () => {
    const ida = await server.signUp();
    const top = await ida.createGoal({ name: 'Top' });
    const below = await ida.createGoal({ name: 'Cairn below', parent: top.id });
    await comment(ida, below.id, 'of granite');
    const other = await secondSpace(server, ida.user.uuid);
    const moved = await ida.ask({ method: 'PUT', path: `/api/goals-2/${top.id}/`, body: { space: other } });
    expect(moved.status, moved.text).toBe(200);
    for (const query of ['cairn', 'granite', 'top']) {
      expect(await names(ida, `q=${query}&space=${other}`), query).toHaveLength(1);
      expect(await names(ida, `q=${query}&space=${ida.user.defaultSpaceId}`), query).toHaveLength(0);
    }
  });

  test('comes in pages that hold every goal once', async () => {
    const ida = await server.signUp();
    for (let at = 0; at < 7; at += 1) {
      const isDone = at % 3 === 0 ? { doneDate: '2026-11-21' } : {};
      const place =
        at % 2 === 0 ? { name: `Pine ${at}` } : { name: `Tree ${at}`, richThoughts: note('pine') };
      await ida.createGoal({ ...place, ...isDone, column: 1, dueDate: `2026-11-2${at % 4}` });
    }
    const all = await names(ida, 'q=pine');
    const paged: string[] = [];
    let path: string | undefined = '/api/v2/search/?q=pine&limit=2';
    while (path) {
      const answer = await ida.ask({ path });
      paged.push(...(answer.body as FoundGoal[]).map(({ goal }) => goal.name));
      path = /<([^>]+)>/u.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(all).toHaveLength(7);
    expect(paged).toEqual(all);
  });

  test('refuses what is no search', async () => {
    const ida = await server.signUp();
    for (const query of ['', 'q=a&cursor=nowhere', 'q=a&limit=501', 'q=a&deleted=perhaps'])
      expect((await ida.ask({ path: `/api/v2/search/?${query}` })).status, query).toBe(400);
  });

  test('finds what was written before there was search, once housekeeping has read it', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ name: 'Older than search' });
    await comment(ida, goal.id, 'an ancient remark');
    await server.pool.query('update goal_words set words = null');
    await server.pool.query('update comments set search_words = null');
    expect(await names(ida, 'q=older')).toEqual([]);
    await fillWords(databaseOf(server.pool));
    expect(await names(ida, 'q=older')).toEqual(['Older than search']);
    expect(await names(ida, 'q=ancient')).toEqual(['Older than search']);
  });

  test('does not find a goal by a text that was changed without its words', async () => {
    const ida = await server.signUp();
    const { id } = await ida.createGoal({ name: 'Former' });
    await server.pool.query(`update goals set name = 'Latter', search_text = 'latter' where id = $1`, [id]);
    expect(await names(ida, 'q=former')).toEqual([]);
    await fillWords(databaseOf(server.pool));
    expect(await names(ida, 'q=latter')).toEqual(['Latter']);
  });

  test('searches several spaces at once', async () => {
    const ida = await server.signUp();
    const eve = await server.signUp();
    await joinSpace(contextOf(server), eve.user.defaultSpaceId, ida.user.uuid, 'EDITOR');
    await ida.createGoal({ name: 'Fern here' });
    await eve.createGoal({ name: 'Fern there' });
    expect(
      (await names(ida, `q=fern&space=${ida.user.defaultSpaceId},${eve.user.defaultSpaceId}`)).toSorted(),
    ).toEqual(['Fern here', 'Fern there']);
  });

  test('finds what stands in very many goals in the same order, page by page', async () => {
    const ida = await server.signUp();
    const space = ida.user.defaultSpaceId;
    const count = fewAtMost + 200;
    await server.pool.query(
      `insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, column_id, due_date)
       select $1, gen_random_uuid(), 1, now(), now(), 'many-' || n, $2, 'Heather ' || n,
         case when n % 7 > 0 then 1 end, case when n % 7 > 0 then date '2026-01-01' + n / 3 end
       from generate_series(1, $3::int) n`,
      [space, ida.user.code, count],
    );
    await ida.createGoal({ name: 'Deep', richThoughts: note('heather') });
    await fillWords(databaseOf(server.pool));
    const pages: FoundGoal[] = [];
    for (let path: string | undefined = `/api/v2/search/?q=heath&limit=500`; path !== undefined;) {
      const answer = await ida.ask({ path });
      pages.push(...(answer.body as FoundGoal[]));
      path = /<([^>]+)>/u.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(new Set(pages.map(({ goal }) => goal.id)).size).toBe(count + 1);
    expect(pages.at(-1)?.goal.name).toBe('Deep');
    const days = pages.slice(0, -1).map(({ goal }) => goal.dueDate ?? '');
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await names(ida, 'q=heather&to=2026-01-01')).toSorted()).toEqual(['Heather 1', 'Heather 2']);
  });
});
