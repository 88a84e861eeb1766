import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeList } from '../testing/boards.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('what holds more than a copy can is refused to be copied, and is left as it was', async () => {
  const ida = await server.signUp();
  const space = ida.user.defaultSpaceId;
  const { id: list, board } = await makeList(ida);
  await ida.ask({ method: 'PATCH', path: `/api/public-boards/${board}/`, body: { isPublic: true } });
  const note = JSON.stringify({ ops: [{ insert: `${'word '.repeat(90_000)}\n` }] });
  await server.pool.query(
    `with s as (update scopes set version = version + 1 where id = $1 returning version)
     insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, rich_thoughts, bucket_id)
     select $1, gen_random_uuid(), version, now(), now(), $2 || n, $2, 'Long ' || n, $3::jsonb, $4
     from s, generate_series(1, 150) n`,
    [space, ida.user.code, note, list],
  );
  const { body: made } = await ida.ask({ path: `/api/boards-2/${board}/` });
  for (const path of [
    `/api/boards-2/${board}/clone/`,
    `/api/buckets-2/${list}/clone/`,
    `/api/public-boards/${made.code}/clone/`,
    `/api/v2/spaces/${space}/clone/`,
  ]) {
    const { status, body } = await ida.ask({ method: 'POST', path, body: {} });
    expect([path, status, body.code]).toEqual([path, 400, 'copy.tooLarge']);
  }
  expect((await ida.ask({ path: '/api/boards-2/' })).body).toHaveLength(1);
});
