import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const longNote = { ops: [{ insert: `${'word '.repeat(90_000)}\n` }] };
const aPageAndAGoal = 9_000_000;

async function pagesOf(person: TestPerson, query: string): Promise<readonly (readonly string[])[]> {
  const pages: (readonly string[])[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await person.ask({ path: `/api/goals-2/?${query}${cursor && `&cursor=${cursor}`}` });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body).length).toBeLessThan(aPageAndAGoal);
    pages.push(answer.body.map(({ name, dueDate }: Record<string, string>) => `${name} ${dueDate}`));
    cursor = /[?&]cursor=([^&>]+)/u.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
  }
  return pages;
}

describe('a list of goals', () => {
  test('ends its page by bytes, and goes on behind it', async () => {
    const ida = await server.signUp();
    const made: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      await ida.createGoal({ name: `Long ${n}`, column: 1, dueDate: '2026-11-21', richThoughts: longNote });
      made.push(`Long ${n} 2026-11-21`);
    }
    const pages = await pagesOf(ida, 'column=1&limit=5000');
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().toSorted()).toEqual(made.toSorted());
    expect(await pagesOf(ida, 'column=1&limit=5000&fields=-richThoughts')).toHaveLength(1);
  });

  test('repeats the long note of a series only as often as fits into a page', async () => {
    const ida = await server.signUp();
    const recurrence = { rule: 'FREQ=DAILY', anchor: 'date' };
    const run = { name: 'Run', column: 1, dueDate: '2026-11-21', recurrence, richThoughts: longNote };
    await ida.createGoal(run as never);
    for (let n = 0; n < 20; n += 1)
      await ida.createGoal({ name: `Long ${n}`, column: 1, dueDate: '2026-11-30', richThoughts: longNote });
    const query = 'column=1&from=2026-11-21&to=2026-12-30&limit=5000';
    const [all = [], ...more] = await pagesOf(ida, `${query}&fields=-richThoughts`);
    expect(more).toEqual([]);
    expect(all.length).toBeGreaterThan(50);
    const pages = await pagesOf(ida, query);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toEqual(all);
  });

  test.each([
    [2_147_483_648, '2026-11-21 00:00:00+00'],
    [1.5, '2026-11-21 00:00:00+00'],
    [1, '2026-13-41 00:00:00+00'],
    [1, '+275760-09-13'],
    [1, 'infinity'],
  ])('refuses a cursor that is none: %s, %s', async (number, moment) => {
    const ida = await server.signUp();
    const cursor = Buffer.from(JSON.stringify([number, moment, ida.user.uuid])).toString('base64url');
    const answer = await ida.ask({ path: `/api/goals-2/?column=1&cursor=${cursor}` });
    expect([answer.status, answer.body.code]).toEqual([400, 'request.invalid']);
  });
});
