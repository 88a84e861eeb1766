import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseOf } from '../db/database.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import type { WebhookReceiver } from '../testing/webhook-receiver.ts';
import { openWebhookServer } from '../testing/webhook-server.ts';

let opened: Awaited<ReturnType<typeof openWebhookServer>>;
let receiver: WebhookReceiver;
let server: TestServer;
beforeAll(async () => {
  opened = await openWebhookServer();
  ({ receiver, server } = opened);
});
afterAll(() => opened.close());

let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
  await ida.ask({ method: 'PATCH', path: '/api/settings/', body: { quietHoursAreOn: false } });
  await ben.ask({ method: 'PATCH', path: '/api/settings/', body: { firstName: 'Ben' } });
  await server.notify();
});

const sent = async (person = ida, limit = 100) =>
  (await person.ask({ path: `/api/v2/sent-notices/?limit=${limit}` })).body;

test('people see the mails and calls of thirty days, newest first, and nobody else’s', async () => {
  await ida.ask({ method: 'PUT', path: '/api/v2/webhook/', body: { url: receiver.url } });
  const path = '/api/v2/notifications-settings/webhook/';
  await ida.ask({ method: 'PATCH', path, body: { goalAssigned: true } });
  await ben.createGoal({ space, name: 'Given', column: 1, dueDate: '2026-11-21', assignee: ida.user.code });
  await server.notify();
  const list = (await sent()).filter(({ title }: Listed) => title.includes('Given'));
  expect(
    list.toSorted((one: Listed, other: Listed) => one.destination.localeCompare(other.destination)),
  ).toMatchObject([
    {
      destination: 'email',
      event: null,
      title: 'Ben assigned “Given” to you',
      state: 'answered',
      lastTry: null,
    },
    {
      destination: 'webhook',
      event: 'goalAssigned',
      title: 'Given',
      state: 'answered',
      tryCount: 1,
      lastTry: { status: 200 },
    },
  ]);
  expect((await sent(ida, 1)).length).toBe(1);
  expect((await sent(ben)).map(({ title }: Listed) => title)).not.toContain('Ben assigned “Given” to you');
  await server.turnAllClocks(31 * 86_400_000);
  expect(await sent()).toEqual([]);
  await keepHouse(databaseOf(server.pool), server.now());
  const { rows } = await server.pool.query('select from sent_notices where user_id = $1', [ida.user.uuid]);
  expect(rows).toEqual([]);
});

interface Listed {
  readonly destination: string;
  readonly title: string;
}

test('people send themselves a test mail, also in quiet hours, but not to an unconfirmed address', async () => {
  const test = { method: 'POST', path: '/api/v2/notifications-settings/test-mail/' } as const;
  expect((await ida.ask(test)).status).toBe(204);
  await server.jobs.runDue();
  const mails = server.mails.filter(({ to }) => to === ida.user.email);
  expect(mails.at(-1)?.subject).toBe('Mail from Cairn arrives');
  expect((await sent())[0].title).toBe('Mail from Cairn arrives');
  const strict = await openTestServer({ mailLeaves: true });
  const omar = await strict.signUp();
  expect((await omar.ask(test)).body.code).toBe('auth.unconfirmed');
  await strict.close();
});
