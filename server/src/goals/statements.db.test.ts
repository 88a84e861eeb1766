import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let statements = 0;
const { query } = pg.Client.prototype;
beforeAll(async () => {
  server = await openTestServer();
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, client, args) {
      // Telling of a commit is a statement too, and comes when it comes.
      const [asked] = args as [string | { readonly text: string }];
      if (!(typeof asked === 'string' ? asked : asked.text).includes('pg_notify')) statements += 1;
      return Reflect.apply(target, client, args);
    },
  });
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await server.close();
});

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = statements;
  await work();
  return statements - before;
}

/** A tree of so many goals, and each call once with all of them. */
async function callsWith(person: TestPerson, count: number): Promise<Readonly<Record<string, number>>> {
  const top = await person.createGoal({ column: 1, dueDate: '2026-11-21' });
  const parents = await Promise.all(
    Array.from({ length: count }, () => person.createGoal({ parent: top.id })),
  );
  const order = {
    list: { parent: top.id },
    goals: parents.map(({ id }, sequenceNo) => ({ id, sequenceNo })),
  };
  const ask = (method: string, path: string, body?: unknown) => () => person.ask({ method, path, body });
  return {
    list: await statementsOf(ask('GET', '/api/goals-2/')),
    order: await statementsOf(ask('POST', '/api/v2/goals-2/order/', order)),
    feed: await statementsOf(ask('GET', '/api/v2/feed/')),
    edit: await statementsOf(ask('PUT', `/api/goals-2/${top.id}/`, { name: 'Top' })),
    delete: await statementsOf(ask('DELETE', `/api/goals-2/${top.id}/`)),
    deleted: await statementsOf(ask('GET', '/api/deleted-goals/')),
    restore: await statementsOf(ask('POST', `/api/deleted-goals/${top.id}/restore/`)),
  };
}

test('a call takes as many statements for fifty goals as for two', async () => {
  const ida = await server.signUp();
  const few = await callsWith(ida, 2);
  const many = await callsWith(ida, 50);
  for (const [call, count] of Object.entries(many))
    expect(Math.abs(count - (few[call] ?? 0)), call).toBeLessThanOrEqual(1);
  expect(many['list']).toBeLessThanOrEqual(3);
});
