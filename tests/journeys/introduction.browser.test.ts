import type { Page } from '@playwright/test';
import { CairnServer } from './cairn-server.ts';
import { expect, test as base } from './fixtures.ts';
import { Planner } from './planner.ts';

const test = base.extend<object, { offering: CairnServer }>({
  offering: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await CairnServer.start({ CAIRN_INTRODUCTION: 'https://vimeo.com/123456789' });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const offerOn = (page: Page) => page.getByRole('region', { name: 'See how Cairn works' });

test('new people are offered the introduction once, and find it again on the page More', async ({
  offering,
  visitor: planner,
  person,
  browser,
}) => {
  const { page } = planner;
  await page.route('https://player.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await planner.signUp(offering.origin, person);
  await expect(offerOn(page)).toBeVisible();
  await planner.isSaved();

  await test.step('no other device offers it again', async () => {
    const context = await browser.newContext();
    const other = new Planner(await context.newPage());
    await other.arriveAgain(offering.origin, person);
    await other.page.goto(`${offering.origin}/more/`);
    await expect(other.page.getByRole('button', { name: 'See how Cairn works' })).toBeVisible();
    await expect(offerOn(other.page)).toBeHidden();
    await context.close();
  });

  await test.step('nothing of another site is asked before the click', async () => {
    await expect(page.locator('iframe')).toHaveCount(0);
    const asked = page.waitForRequest('https://player.vimeo.com/**');
    await offerOn(page).getByRole('button', { name: 'Watch' }).last().click();
    await asked;
    const dialog = page.getByRole('dialog', { name: 'See how Cairn works' });
    await expect(dialog.locator('iframe')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(offerOn(page)).toBeHidden();
  });

  await test.step('the page More plays it at any time, but not with no network', async () => {
    await page.goto(`${offering.origin}/more/`);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'See how Cairn works' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('The film needs a network.');
    await page.context().setOffline(false);
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
  });
});

test('the offer leaves by itself after 15 seconds, unless the pointer or the focus is on it', async ({
  offering,
  visitor: planner,
  person,
}) => {
  const { page } = planner;
  await page.clock.install();
  await planner.signUp(offering.origin, person);
  await expect(offerOn(page)).toBeVisible();
  // The pointer rests where the form had its button.
  await page.mouse.move(0, 0);
  await offerOn(page).getByRole('button', { name: 'Not now' }).focus();
  await page.clock.runFor(20_000);
  await expect(offerOn(page)).toBeVisible();
  await page.locator('#page').focus();
  await page.clock.runFor(14_000);
  await expect(offerOn(page)).toBeVisible();
  // The card draws itself between the steps of the clock.
  const isThereLater = async () => {
    await page.clock.runFor(500);
    return offerOn(page).isVisible();
  };
  await expect.poll(isThereLater).toBe(false);
});
