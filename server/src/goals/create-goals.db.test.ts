import type { GoalWire } from '@cairn/contract/goals';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  ida = await server.signUp();
});
afterAll(() => server.close());

interface Result {
  readonly status: number;
  readonly goal: GoalWire;
  readonly error: { readonly code: string; readonly limit?: number };
}

async function batch(goals: readonly object[], headers = {}, person = ida): Promise<readonly Result[]> {
  const answer = await person.ask({
    method: 'POST',
    path: '/api/v2/goals-2/batch/',
    body: { goals },
    headers,
  });
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  return answer.body.results;
}
const day = { column: 1 as const, dueDate: '2026-11-21' };
const named = (name: string, more: object = {}) => ({ name, tempId: `offline-${name}`, ...day, ...more });
const list = async (person = ida): Promise<GoalWire[]> =>
  (await person.ask({ path: '/api/goals-2/?limit=5000' })).body;

describe('a batch', () => {
  test('makes each goal as a single call would, in its order', async () => {
    const richThoughts = { ops: [{ insert: 'note\n' }] };
    const more = {
      color: 'blue' as const,
      tags: ['home'],
      richThoughts,
      sequenceNo: 7,
      doneDate: '2026-11-20',
    };
    const [one, two] = await batch([named('one', more), named('two', { column: null, dueDate: null })]);
    expect([one?.status, two?.status]).toEqual([201, 201]);
    const single = await ida.createGoal({ ...day, ...more, name: 'one' });
    const different = ['id', 'code', 'tempId', 'version', 'createdDatetime', 'modifiedDatetime'];
    const same = (goal: object) => Object.entries(goal).filter(([field]) => !different.includes(field));
    const { noteChanges: _, ...plain } = single;
    expect(same(one?.goal as object)).toEqual(same(plain));
    const read = (await ida.ask({ path: `/api/goals-2/${one?.goal.id}/` })).body;
    expect(read).toEqual(one?.goal);
    const { rows } = await server.pool.query('select rev from goal_note_changes where goal_id = $1', [
      one?.goal.id,
    ]);
    expect(rows).toEqual([{ rev: 1 }]);
  });

  test('creates each goal after the one before it', async () => {
    const results = await batch(Array.from({ length: 20 }, (_, index) => named(`typed ${index}`)));
    const moments = results.map(({ goal }) => goal.createdDatetime);
    expect(moments).toEqual(moments.toSorted());
    expect(new Set(moments).size).toBe(20);
  });

  test('may hold a whole tree, parents before their subgoals', async () => {
    const results = await batch([
      named('top'),
      named('left', { parent: 'offline-top', subgoalSequenceNo: 3000 }),
      named('right', { parent: 'offline-top', subgoalSequenceNo: 2500 }),
      named('leaf', { parent: 'offline-left' }),
    ]);
    const [top, left, right, leaf] = results.map(({ goal }) => goal) as [
      GoalWire,
      GoalWire,
      GoalWire,
      GoalWire,
    ];
    expect(top.subgoals).toEqual([right.id, left.id]);
    expect(leaf.parents).toEqual([left.id, top.id]);
    expect((await ida.ask({ path: `/api/goals-2/${leaf.id}/` })).body.parents).toEqual(leaf.parents);
    const [below] = await batch([named('below', { parent: leaf.id })]);
    expect(below?.goal.parents).toEqual([leaf.id, left.id, top.id]);
  });

  test('refuses one goal without the others, but for those below it', async () => {
    const ben = await server.signUp();
    const results = await batch([
      named('fine'),
      named('half', { dueDate: null }),
      named('below', { parent: 'offline-half' }),
      named('nobody', { assignee: 'nobody' }),
      named('elsewhere', { space: ben.user.defaultSpaceId }),
      named('nowhere', { space: 'nowhere' }),
      named('loop', { recurrence: { rule: 'FREQ=NEVER' } }),
      named('fine'),
    ]);
    expect(results.map(({ status, error }) => error?.code ?? status)).toEqual([
      201,
      'goal.schedule',
      'goal.parent',
      'goal.assignee',
      'space.unknown',
      'space.unknown',
      'goal.recurrence',
      'request.invalid',
    ]);
    expect(await list()).toHaveLength(1);
  });

  test('sent again makes nothing twice, with its key or without', async () => {
    const goals = [
      named('one'),
      named('two', { recurrence: { rule: 'FREQ=DAILY', tempId: 'offline-series' } }),
    ];
    const headers = { 'idempotency-key': 'batch' };
    const [first, again, third] = [
      await batch(goals, headers),
      await batch(goals, headers),
      await batch(goals),
    ];
    expect(first.map(({ status }) => status)).toEqual([201, 201]);
    for (const results of [again, third]) {
      expect(results.map(({ status }) => status)).toEqual([200, 200]);
      expect(results.map(({ goal }) => goal.id)).toEqual(first.map(({ goal }) => goal.id));
    }
    expect(await list()).toHaveLength(2);
    const body = { goals: [named('other')] };
    const other = await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body, headers });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } });
  });

  test('stops at what the plan has room for, period by period', async () => {
    await server.pool.query(`update users set created_at = now() - interval '40 days' where id = $1`, [
      ida.user.uuid,
    ]);
    await expect.poll(async () => (await ida.ask({ path: '/api/settings/' })).body.level.goalsLimit).toBe(10);
    const results = await batch([
      ...Array.from({ length: 12 }, (_, at) => named(`day${at}`)),
      named('done', { doneDate: '2026-11-21' }),
      named('tomorrow', { dueDate: '2026-11-22' }),
      named('coral', { dueDate: '2026-11-23', color: 'coral' }),
    ]);
    expect(results.map(({ status, error }) => error?.code ?? status)).toEqual([
      ...Array(10).fill(201),
      'limit.goals',
      'limit.goals',
      201,
      201,
      'limit.colors',
    ]);
    expect(results[10]?.error.limit).toBe(10);
  });

  test('of five hundred goals takes as many statements as one of two, and obeys the feed law', async () => {
    const before = (await ida.ask({ path: '/api/v2/feed/' })).body.cursor;
    // Mails of other tests would be sent meanwhile, by statements of their own.
    await server.jobs.stop(0);
    let statements = 0;
    const { query } = pg.Client.prototype;
    pg.Client.prototype.query = new Proxy(query, {
      apply(target, client, args) {
        statements += 1;
        return Reflect.apply(target, client, args);
      },
    });
    const counted = async (count: number, prefix: string) => {
      statements = 0;
      await batch(Array.from({ length: count }, (_, at) => named(`${prefix}${at}`)));
      return statements;
    };
    try {
      const few = await counted(2, 'few');
      // A notification may count as a statement of either run.
      expect(Math.abs((await counted(500, 'many')) - few)).toBeLessThanOrEqual(1);
    } finally {
      pg.Client.prototype.query = query;
    }
    const page = (await ida.ask({ path: `/api/v2/feed/?cursor=${before}` })).body;
    expect(page.scopes[ida.user.defaultSpaceId].rows).toHaveLength(502);
    expect(page.more).toBe(false);
  });

  test('is heard of by other members, told in the history, and no longer than five hundred', async () => {
    const [one, other, space] = await twoMembers(server);
    await batch([named('a', { space }), named('b', { space })], {}, one);
    const events = (await other.ask({ path: `/api/v2/events/?spaces=${space}&users=${one.user.uuid}` })).body;
    expect(events.filter(({ type }: { type: string }) => type === 'GOAL_CREATED')).toHaveLength(2);
    const goals = Array.from({ length: 501 }, (_, at) => named(`g${at}`));
    expect((await ida.ask({ method: 'POST', path: '/api/v2/goals-2/batch/', body: { goals } })).status).toBe(
      400,
    );
  });
});
