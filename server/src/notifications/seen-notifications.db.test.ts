import { maxSeenCodes } from '@cairn/core/accounts/seen-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';

const introduction = 'https://vimeo.com/123456789';
let server: TestServer;
let ida: TestPerson;
beforeAll(async () => {
  server = await openTestServer({ introduction });
});
beforeEach(async () => {
  ida = await server.signUp();
});
afterAll(() => server.close());

const path = '/api/v2/seen-notifications/';
const add = (code: unknown, person = ida) => person.ask({ method: 'POST', path, body: { code } });
const list = async (person = ida) => (await person.ask({ path })).body;

describe('codes of seen toasts', () => {
  test('are kept once for each person, and reach the devices with the settings', async () => {
    const answers = [await add('introduction'), await add('introduction'), await add('week-2')];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await list()).toEqual(['introduction', 'week-2']);
    expect(await list(await server.signUp())).toEqual([]);
    const { body } = await ida.ask({ path: '/api/settings/' });
    expect(body).toMatchObject({ seenNotifications: ['introduction', 'week-2'], introduction });
  });

  test('are all kept when several devices add them at once', async () => {
    const codes = Array.from({ length: 10 }, (_, at) => `code-${at}`);
    await Promise.all(codes.map((code) => add(code)));
    expect((await list()).toSorted()).toEqual(codes);
  });

  test('are at most 200; the oldest is dropped', async () => {
    const codes = Array.from({ length: maxSeenCodes }, (_, at) => `code-${at}`);
    const body = { seenNotifications: codes };
    expect((await ida.ask({ method: 'PATCH', path: '/api/settings/', body })).status).toBe(200);
    await add('newest');
    expect(await list()).toEqual([...codes.slice(1), 'newest']);
  });

  test.each(['', 'Week 2', 'x'.repeat(65), 7, null])('cannot be %j', async (code) => {
    const { status, body } = await add(code);
    expect([status, body.code]).toEqual([400, 'request.invalid']);
    expect(await list()).toEqual([]);
  });
});

test('visitors get no address of the video for new people', async () => {
  const { body } = await server.ask({ path: '/api/settings/' });
  expect(body.introduction).toBeNull();
});
