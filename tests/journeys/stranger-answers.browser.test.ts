import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

type Answer = Parameters<Route['fulfill']>[0];

const welcome = '<!doctype html><title>Welcome to our network</title><h1>Please sign in</h1>';

/** Answers of a hotel's network, a proxy or an expired sign-in. */
const strangers: Readonly<Record<string, Answer>> = {
  'a page with 200': { status: 200, contentType: 'text/html', body: welcome },
  'nothing with 204': { status: 204 },
  'JSON of its own': { status: 200, json: { ok: true } },
  'an unknown path': { status: 404, contentType: 'text/plain', body: 'Not Found' },
  'a refusal of its own': { status: 401, json: { error: 'unauthorized' } },
  'a page elsewhere': { status: 302, headers: { location: '/login/' } },
};

/** The result counts the writes. */
async function answersAll(page: Page, answer: Answer): Promise<() => number> {
  let writes = 0;
  await page.unrouteAll();
  await page.route('**/api/**', async (route) => {
    const isWrite = route.request().method() !== 'GET';
    await route.fulfill(answer);
    if (isWrite) writes += 1;
  });
  return () => writes;
}

async function triesAgain(page: Page, writes: () => number): Promise<void> {
  const before = writes();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(writes).toBeGreaterThan(before);
}

test('whatever others answer in Cairn’s place, nothing typed is lost, and the mark says that it waits', async ({
  planner,
  signInElsewhere,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Water the fern', 'Sweep the stairs');
  await planner.isSaved();

  let writes = () => 0;
  for (const [name, answer] of Object.entries(strangers)) {
    await test.step(name, async () => {
      writes = await answersAll(page, answer);
      await planner.add('Today', `Typed beside ${name}`);
      await triesAgain(page, writes);
      await expect(page.locator('[data-sync="waiting"]').first()).toBeVisible();
    });
  }
  await planner.rename('Water the fern', 'Water the tall fern');
  await planner.row('Sweep the stairs').locator('[data-goal-title]').press('Backspace');
  await expect(planner.row('Sweep the stairs')).toHaveCount(0);
  await triesAgain(page, writes);
  await expect(page.getByRole('link', { name: /^All saved$/u })).toHaveCount(0);
  await expect(planner.row('Water the tall fern')).toBeVisible();

  await page.reload();
  await planner.isOpen();
  for (const name of Object.keys(strangers)) await expect(planner.row(`Typed beside ${name}`)).toBeVisible();
  await expect(planner.row('Water the tall fern')).toBeVisible();
  await expect(planner.row('Sweep the stairs')).toHaveCount(0);

  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await planner.isSaved();
  const other = await signInElsewhere();
  await expect(other.titles('Today')).toHaveCount(1 + Object.keys(strangers).length);
  await expect(other.row('Water the tall fern')).toBeVisible();
});

test('who signs in through somebody else’s network is told that there is none', async ({
  visitor,
  server,
  person,
}) => {
  const { page } = visitor;
  await page.goto(`${server.origin}/login/`);
  await answersAll(page, strangers['a page with 200']);
  await visitor.passDoor(person);
  await expect(page.getByRole('alert')).toContainText(/connection|network/iu);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});
