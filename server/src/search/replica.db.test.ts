import { expect, test } from 'vitest';
import { openReplica } from '../db/open-replica.ts';
import { StartError } from '../base/start-error.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openTestServer } from '../testing/test-server.ts';

test('what is searched for is looked up in the replica where there is one, what is written and listed is not', async () => {
  // A replica so stale that it is empty.
  const replica = await openTestDatabase();
  const server = await openTestServer({ readPool: replica.pool });
  const person = await server.signUp();
  const goal = await person.createGoal({ name: 'bake bread' });
  expect((await person.ask({ path: '/api/v2/search/?q=bread' })).body).toEqual([]);
  expect((await person.ask({ path: `/api/goals-2/${goal.id}/` })).body).toMatchObject({ name: 'bake bread' });
  await server.close();
  await replica.close();
});

test('a replica that cannot be reached stops the start with a sentence', async () => {
  expect(await openReplica(null)).toBeNull();
  const failure = await openReplica('postgres://127.0.0.1:1/cairn').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartError);
  expect((failure as Error).message).toMatch(/^The database in DATABASE_READ_URL cannot be reached/u);
});

test('a database that is no replica of a Cairn stops the start with a sentence, once the tables had time to come over', async () => {
  const other = await openTestDatabase();
  await other.pool.query('drop table migrations');
  const failure = await openReplica(other.address, 0).then(
    (replica) => replica?.end(),
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartError);
  expect((failure as Error).message).toBe(
    'The database in DATABASE_READ_URL is no replica of Cairn’s: its tables are not there.',
  );
  const late = openReplica(other.address);
  await other.pool.query('create table migrations ()');
  await (await late)?.end();
  await other.close();
});
