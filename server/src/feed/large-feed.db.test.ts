import type { FeedAnswer, ScopeRows } from '@cairn/contract/feed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FeedPicture, wholePicture } from '../testing/feed-picture.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('a page of the feed', () => {
  const longNote = { ops: [{ insert: `${'word '.repeat(90_000)}\n` }] };
  const bytesOf = (page: unknown) => JSON.stringify(page).length;
  const aPageAndARow = 9_000_000;

  test('ends by bytes between versions, for a new device and for one that was away', async () => {
    const ida = await server.signUp();
    const device = await new FeedPicture(ida).pull();
    for (let n = 0; n < 20; n += 1) await ida.createGoal({ name: `Long ${n}`, richThoughts: longNote });
    for (const reader of [
      device,
      new FeedPicture(ida),
      new FeedPicture(ida, 'limit=2000&today=2026-11-21'),
    ]) {
      const pages: FeedAnswer[] = [];
      while (pages.at(-1)?.more !== false) pages.push(await reader.read());
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) expect(bytesOf(page)).toBeLessThan(aPageAndARow);
      expect(reader.scopes).toEqual(await wholePicture(ida));
    }
  });

  test('ends inside a version that is larger than a page, and goes on behind the last row', async () => {
    const ida = await server.signUp();
    const device = await new FeedPicture(ida).pull();
    await server.pool.query(
      `with s as (update scopes set version = version + 1 where id = $1 returning version)
       insert into goals (scope_id, id, version, created_at, modified_at, code, created_by, name, rich_thoughts)
       select $1, gen_random_uuid(), version, now(), now(), $2 || n, $2, 'Long ' || n, $3::jsonb
       from s, generate_series(1, 50) n`,
      [ida.user.defaultSpaceId, ida.user.code, JSON.stringify(longNote)],
    );
    for (const reader of [device, new FeedPicture(ida)]) {
      const pages: FeedAnswer[] = [];
      while (pages.at(-1)?.more !== false) {
        const page = await reader.read();
        expect(bytesOf(page)).toBeLessThan(aPageAndARow);
        pages.push(page);
        if (pages.length === 2) {
          const { rows } = page.scopes[ida.user.defaultSpaceId] as ScopeRows;
          const goal = rows.find(({ table }) => table === 'goals');
          await ida.ask({ method: 'PUT', path: `/api/goals-2/${goal?.row.id}/`, body: { name: 'Short' } });
        }
      }
      expect(pages.length).toBeGreaterThan(2);
      expect(reader.scopes).toEqual(await wholePicture(ida));
    }
    const rows = [...(device.scopes.get(ida.user.defaultSpaceId)?.keys() ?? [])];
    expect(rows.filter((key) => key.startsWith('goals '))).toHaveLength(50);
  });

  test('carries of the changes of a note only the newest, up to a size', async () => {
    const ida = await server.signUp();
    const goal = await ida.createGoal({ name: 'Long', richThoughts: longNote });
    const device = await new FeedPicture(ida).pull();
    for (let n = 0; n < 4; n += 1) {
      const insert = `${`text${n} `.repeat(70_000)}\n`;
      await ida.ask({
        method: 'PUT',
        path: `/api/goals-2/${goal.id}/`,
        body: { richThoughts: { ops: [{ insert }] } },
      });
    }
    const page = await device.read();
    expect(bytesOf(page)).toBeLessThan(2_000_000);
    expect(device.scopes).toEqual(await wholePicture(ida));
    const { body } = await ida.ask({ path: `/api/goals-2/${goal.id}/?notesBaseRev=1` });
    expect(bytesOf(body)).toBeLessThan(2_000_000);
  });
});
