import type { NotificationSetting } from '@cairn/contract/notifications';
import { notificationEvents } from '@cairn/core/notifications/notification-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveSpace } from '../testing/memberships.ts';
import { contextOf, twoMembers } from '../testing/shared-space.ts';
import { openTestServer, type TestPerson, type TestServer } from '../testing/test-server.ts';
import { setFlagEverywhere } from './set-flag-everywhere.ts';

let server: TestServer;
let ida: TestPerson;
let ben: TestPerson;
let space: string;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  [ida, ben, space] = await twoMembers(server);
});
afterAll(() => server.close());

const path = '/api/v2/notifications-settings/';
const list = async (person = ida): Promise<NotificationSetting[]> => (await person.ask({ path })).body;
const edit = (code: string, body: object, person = ida) =>
  person.ask({ method: 'PATCH', path: `${path}${code}/`, body });
const inSpace = async (person = ida) =>
  (await list(person)).find((setting) => setting.space === space) as NotificationSetting;
const everywhere = async (person = ida) => (await list(person))[0] as NotificationSetting;

describe('settings of notifications', () => {
  test('are listed for all spaces first, then for each space, with what is inherited', async () => {
    const [general, push, webhook, ...spaces] = await list();
    expect(webhook).toMatchObject({ code: 'webhook', space: null, goalAssigned: false });
    expect(push).toMatchObject({ code: 'push', space: null, goalAssigned: true, commentCreated: false });
    expect(general).toMatchObject({ code: 'email', space: null, destination: 'email', goalAssigned: true });
    expect(general?.inherited).toEqual(notificationEvents);
    const { spaceIds } = { spaceIds: (await ida.ask({ path: '/api/v2/spaces/' })).body as { id: string }[] };
    expect(spaces.map(({ space: id, code }) => [id, code]).toSorted()).toEqual(
      spaceIds
        .flatMap(({ id }) => [`email-${id}`, `push-${id}`, `webhook-${id}`].map((code) => [id, code]))
        .toSorted(),
    );
  });

  test('of a space inherit flag by flag, until a flag is set there', async () => {
    const general = await edit('email', { goalDone: true, commentCreated: false });
    expect([general.status, general.body]).toMatchObject([200, { goalDone: true, commentCreated: false }]);
    expect(await inSpace()).toMatchObject({ goalDone: true, commentCreated: false });
    const own = await edit(`email-${space}`, { goalDone: false });
    expect(own.body).toMatchObject({ code: `email-${space}`, space, goalDone: false, commentCreated: false });
    expect(own.body.inherited).toEqual(notificationEvents.filter((event) => event !== 'goalDone'));
    expect(await everywhere()).toMatchObject({ goalDone: true });
    expect((await edit(`email-${space}`, { goalDone: null })).body).toMatchObject({
      goalDone: true,
      inherited: notificationEvents,
    });
  });

  test('of push are apart from those of mails', async () => {
    expect((await edit('push', { goalDone: true })).body).toMatchObject({ code: 'push', goalDone: true });
    expect((await edit(`push-${space}`, { goalDone: false })).body).toMatchObject({ space, goalDone: false });
    expect((await edit(`push-${space}`, { goalDone: null })).body).toMatchObject({ goalDone: true });
    expect(await everywhere()).toMatchObject({ code: 'email', goalDone: false });
  });

  test('keep the flags that were not sent, and belong to one person', async () => {
    await edit('email', { goalDone: true });
    await edit('email', { boardCreated: true });
    expect(await everywhere()).toMatchObject({ goalDone: true, boardCreated: true });
    expect(await everywhere(ben)).toMatchObject({ goalDone: false, boardCreated: false });
  });

  test('reach the devices with the settings of the person and of the membership', async () => {
    await edit('email', { goalDone: true });
    await edit(`email-${space}`, { goalDone: false });
    const { scopes } = (await ida.ask({ path: '/api/v2/feed/' })).body;
    const rows = scopes[ida.user.uuid];
    expect(JSON.stringify(rows)).toContain('"emailNotifications":{"goalDone":true}');
    expect(JSON.stringify(rows)).toContain('"emailNotifications":{"goalDone":false}');
  });

  test('are refused where there is nothing to set', async () => {
    const stranger = await server.signUp();
    const answers = [
      await edit('fax', { goalDone: true }),
      await edit('email-none', { goalDone: true }),
      await edit(`email-${space}`, { goalDone: true }, stranger),
      await edit('email', { goalDone: 'yes' }),
      await edit('email', { goalTold: true }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'notification.unknown'],
      [404, 'space.unknown'],
      [404, 'space.unknown'],
      [400, 'request.invalid'],
      [200, 'email'],
    ]);
    await leaveSpace(contextOf(server), space, ben.user.uuid);
    expect((await edit(`email-${space}`, { goalDone: true }, ben)).status).toBe(403);
    expect(await inSpace(ben)).toBeUndefined();
  });

  test('are turned off everywhere at once, and on again', async () => {
    await edit(`email-${space}`, { goalDone: true, goalDeleted: true });
    await edit('email', { goalDone: true });
    const set = (isOn: boolean) =>
      setFlagEverywhere(contextOf(server), ida.user.uuid, 'email', 'goalDone', isOn);
    expect(await set(false)).toBe(true);
    expect(await everywhere()).toMatchObject({ goalDone: false });
    expect(await inSpace()).toMatchObject({ goalDone: false, goalDeleted: true });
    await set(true);
    expect([await everywhere(), await inSpace()]).toMatchObject([{ goalDone: true }, { goalDone: true }]);
    const nobody = '0190c3e2-7a2b-7cde-8f00-123456789abc';
    expect(await setFlagEverywhere(contextOf(server), nobody, 'email', 'goalDone', false)).toBe(false);
  });
});
