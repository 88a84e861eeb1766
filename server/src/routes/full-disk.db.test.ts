import { expect, test } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';
import { diskReserve } from './full-disk.ts';

test('on a full disk all can be read and nothing written, until there is room again', async () => {
  let freeBytes = diskReserve;
  const server = await openTestServer({ disk: async () => ({ totalBytes: 2 * diskReserve, freeBytes }) });
  const ida = await server.signUp();
  const goal = await ida.createGoal({ name: 'Walk' });
  const add = () => ida.ask({ method: 'POST', path: '/api/goals-2/', body: { name: 'Run' } });
  freeBytes -= 1;
  // The server checks the disk once a second.
  await expect.poll(async () => (await add()).body.code).toBe('server.storageFull');
  const edit = { method: 'PUT', path: `/api/goals-2/${goal.id}/`, body: { name: 'Swim' } };
  expect((await ida.ask(edit)).status).toBe(507);
  expect((await ida.ask({ path: `/api/goals-2/${goal.id}/` })).body.name).toBe('Walk');
  expect((await ida.ask({ path: '/api/v2/feed/' })).status).toBe(200);
  const signIn = { email: ida.user.email, password: ida.password };
  expect((await server.ask({ method: 'POST', path: '/api/login/email/', body: signIn })).status).toBe(200);
  freeBytes += 1;
  expect((await add()).status).toBe(201);
  await server.close();
});
