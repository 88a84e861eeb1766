import { databaseOf } from '../db/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startClimb } from '../testing/climbs.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { publishBuiltInClimbs } from './built-in-climbs.ts';
import type { ClimbText } from './content/climb-text.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const climb = (part: Partial<ClimbText> = {}): ClimbText => ({
  code: 'walk',
  category: 'outdoors',
  language: 'en',
  color: 'green',
  icon: 'boot',
  name: 'Walk a mile',
  description: 'Four walks.',
  inOrder: false,
  steps: [
    { name: 'Walk', description: 'Slowly.', notes: '[ ] Shoes', column: 1, periodIndex: 1, repeatCount: 4 },
  ],
  ...part,
});

describe('climbs that come with the server', () => {
  test('are published once for each language, found without a gallery, liked and started', async () => {
    const db = databaseOf(server.pool);
    const publish = (english: readonly ClimbText[]) =>
      publishBuiltInClimbs(db, new Date(), (language) => (language === 'en' ? english : []));
    for (let n = 0; n < 2; n += 1) await publish([climb()]);
    const names = async () =>
      (await server.ask({ path: '/api/climbs/?language=en' })).body.map(
        ({ name, version }: { name: string; version: number }) => [name, version],
      );
    expect(await names()).toEqual([['Walk a mile', 1]]);
    const ida = await server.signUp();
    expect((await ida.ask({ method: 'POST', path: '/api/climbs/walk-en/like/' })).status).toBe(201);
    const started = await startClimb(ida, 'walk-a-mile', '2026-11-28');
    expect(started.body.progress).toHaveLength(4);
    const [{ goalId }] = started.body.progress;
    expect((await ida.ask({ path: `/api/goals-2/${goalId}/` })).body).toMatchObject({
      richThoughts: { ops: [{ insert: 'Shoes' }, { insert: '\n', attributes: { list: 'unchecked' } }] },
      climbStep: { description: 'Slowly.', climb: { code: 'walk-en', icon: 'boot', color: 'green' } },
    });
    await publish([climb({ name: 'Walk two miles' })]);
    expect(await names()).toEqual([['Walk two miles', 2]]);
    expect((await ida.ask({ path: '/api/climbs/walk-a-mile/' })).body).toMatchObject({
      likesCount: 1,
      author: null,
    });
    await publish([]);
    expect(await names()).toEqual([]);
    expect((await ida.ask({ path: '/api/climbs/walk-en/' })).status).toBe(200);
  });
});
