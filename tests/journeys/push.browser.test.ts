import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** A push service that the server must not ask, since its address is this machine. */
const pushedTo = 'https://127.0.0.1/push/';

/** Gives the browser a push service: Chromium for tests has none. */
async function withPushService(context: BrowserContext, permission: NotificationPermission): Promise<void> {
  const subscription = () => ({
    endpoint: `${pushedTo}${randomBytes(6).toString('hex')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  });
  await context.addInitScript(
    ([given, json]) => {
      let answer: NotificationPermission = given === 'denied' ? 'denied' : 'default';
      Object.defineProperty(Notification, 'permission', { get: () => answer });
      Notification.requestPermission = async () => (answer = given);
      const made = {
        toJSON: () => json,
        unsubscribe: async () => {
          localStorage.removeItem('test push');
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.getSubscription = async () => (localStorage.getItem('test push') ? made : null);
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem('test push', 'on');
        return made;
      };
    },
    [permission, subscription()] as const,
  );
}

const settings = (origin: string) => `${origin}/settings/notifications/`;
const cardOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'This browser' }) });

test('push is turned on, tested, ended elsewhere and turned off', async ({
  planner,
  server,
  signInElsewhere,
}) => {
  const { page } = planner;
  await withPushService(page.context(), 'granted');
  await planner.isInstalled();
  await page.goto(settings(server.origin));
  const card = cardOf(page);
  await expect(card).toContainText('Push is off here');
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card).toContainText('Push is on');

  await test.step('the test says for each browser what its push service answered', async () => {
    await card.getByRole('button', { name: 'Send a test' }).click();
    await expect(card.getByRole('status')).toHaveText('Its push service refused the test.');
  });

  const other = await signInElsewhere();
  await withPushService(other.page.context(), 'granted');
  await other.isInstalled();
  await other.page.goto(settings(server.origin));
  await test.step('another browser lists it, and ends it', async () => {
    const there = cardOf(other.page);
    await expect(there).toContainText('Push is off here');
    await there.getByRole('button', { name: 'Turn on' }).click();
    await expect(there).toContainText('Push is on');
    const others = there.getByRole('list', { name: 'Other browsers with push' }).getByRole('listitem');
    await expect(others).toHaveText(/Chrome, Linux/u);
    await others.getByRole('button', { name: 'End push: Chrome, Linux' }).click();
    await expect(others).toHaveCount(0);
    await there.getByRole('button', { name: 'Turn off' }).click();
    await expect(there).toContainText('Push is off here');
  });

  await page.reload();
  await expect(card).toContainText('Push is off here');
});

test('a browser that blocks notices says how to allow them', async ({ planner, server }) => {
  const { page } = planner;
  await withPushService(page.context(), 'denied');
  await planner.isInstalled();
  await page.goto(settings(server.origin));
  await expect(cardOf(page)).toContainText('This browser blocks notices from Cairn');
  await expect(cardOf(page).getByRole('button')).toHaveCount(0);
});

test('on an iPhone Cairn has to be on the home screen first', async ({ planner, server }) => {
  const { page } = planner;
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
  });
  await page.goto(settings(server.origin));
  await expect(cardOf(page)).toContainText('Put Cairn on the home screen first');
  await expect(cardOf(page).getByRole('listitem')).toHaveCount(3);
});

test('the worker shows a notice, and a press opens its goal in the open window', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  const context = page.context();
  const { origin } = server;
  await planner.isInstalled();
  const body = { data: { name: 'Finish chapter 8', column: 1, dueDate: '2026-11-21' } };
  const { id } = (await (await context.request.post(`${origin}/api/goals-2/`, body)).json()) as {
    id: string;
  };
  const devtools = await context.newCDPSession(page);
  const registrationId = await registrationOf(devtools);
  const worker = context.serviceWorkers()[0] as Worker;
  await worker.evaluate(keepNotices);
  const path = `/goals/${id}/`;
  const push = (title: string, event: object | null = null) => {
    const data = JSON.stringify({ title, text: 'Studio', path, tag: id, event });
    return devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body: text, tag }) => [title, text, tag]);
    });

  // The person looks at Cairn, where the bell shows it.
  await push('Seen at the bell', { code: 'a', datetime: new Date().toISOString() });
  await push('Given to you');
  await expect.poll(shown).toEqual([['Given to you', 'Studio', id]]);
  await worker.evaluate(pressNotice);
  await expect(page).toHaveURL(new RegExp(path, 'u'));
  await expect.poll(shown).toEqual([]);
});

test('a notice that is read on another device disappears', async ({ planner, server }) => {
  const { page } = planner;
  const { origin } = server;
  await planner.isInstalled();
  await page.evaluate(keepNotices);
  const datetime = new Date().toISOString();
  const titles = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title }) => title);
    });
  await page.evaluate(
    async ([moment]) => {
      const worker = await navigator.serviceWorker.ready;
      const data = { path: '/', event: { code: 'a', datetime: moment } };
      await worker.showNotification('Read elsewhere', { data });
      await worker.showNotification('A test', { data: { path: '/', event: null } });
    },
    [datetime],
  );
  expect(await titles()).toEqual(['Read elsewhere', 'A test']);
  const data = { noticesLastSeenDatetime: datetime };
  expect((await page.context().request.patch(`${origin}/api/settings/`, { data })).ok()).toBe(true);
  await expect.poll(titles).toEqual(['A test']);
});

/** Chromium without a window has no notices of the system, so a list in its place keeps them. */
function keepNotices(): void {
  const notices = new Set<Notification>();
  ServiceWorkerRegistration.prototype.getNotifications = async () => [...notices];
  ServiceWorkerRegistration.prototype.showNotification = async (title, more) => {
    const notice = { title, ...more, close: () => notices.delete(notice) } as unknown as Notification;
    notices.add(notice);
  };
}

/** The browser alone makes events that a worker may extend. */
async function pressNotice(): Promise<void> {
  const scope = globalThis as unknown as EventTarget & { readonly registration: ServiceWorkerRegistration };
  const [notification] = await scope.registration.getNotifications();
  scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
}

async function registrationOf(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return found;
}
