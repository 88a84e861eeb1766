import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newPlanner } from './planner.ts';
import { further } from './further.ts';

const until = '2099-03-07T11:00:00.000Z';
const lockText = 'Will be unlocked on 8 Mar 2099';

test.use({ timezoneId: 'Pacific/Auckland' });

test(
  'a locked goal says until when, and is neither opened, written, moved nor deleted',
  { tag: further },
  async ({ browser, planner, person, server }) => {
    await planner.add('Today', 'The second step', 'The third step');
    await planner.isSaved();
    await planner.row('The second step').locator('[data-goal-title]').press('Alt+Enter');
    await planner.page.getByRole('link', { name: 'Open as page' }).click();
    await expect(planner.page.getByRole('dialog')).toHaveCount(0);
    await expect(planner.page.getByRole('textbox', { name: 'Title' })).toHaveValue('The second step');
    const address = planner.page.url();

    const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', locale: 'en-GB' });
    await lockAll(context);
    const elsewhere = await newPlanner(context);
    await elsewhere.arriveAgain(server.origin, person);
    const { page } = elsewhere;
    const row = elsewhere.row('The second step');
    const title = row.locator('[data-goal-title]');
    await expect(row).toContainText(lockText);
    await expect(row.getByRole('checkbox')).toBeDisabled();

    await test.step('neither a click nor a key opens it or writes in it', async () => {
      const said = page.getByRole('region', { name: 'Notices' }).getByText(lockText);
      for (const key of ['Enter', 'Alt+Enter']) {
        await title.press(key);
        await expect(said.first()).toBeVisible();
      }
      await title.click();
      await expect(page.getByRole('textbox', { name: 'Goal' })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('it stays where it is', async () => {
      await title.press('Backspace');
      await title.press('Space');
      await page.keyboard.press('ArrowDown');
      await elsewhere.drag('The second step', 'Life');
      await expect(elsewhere.titles('Today')).toHaveText(['The second step', 'The third step']);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    });

    await test.step('its options let it be found again, and no more', async () => {
      await title.press('/');
      const menu = page.getByRole('menu');
      await expect(menu).toContainText(lockText);
      await expect(menu.getByRole('menuitem')).toHaveText(['Pin for everyone', 'Add to favourites']);
      await page.keyboard.press('Escape');
    });

    await test.step('its address says the same', async () => {
      await page.goto(address);
      await expect(page.getByText(lockText)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
    });
    await context.unrouteAll({ behavior: 'wait' });
    await context.close();
  },
);

/** No feature locks goals yet. */
async function lockAll(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/v2\/feed\/(?:\?|$)/u, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll('"locked":false', '"locked":true')
      .replaceAll('"lockedTillDatetime":null', `"lockedTillDatetime":"${until}"`);
    await route.fulfill({ response, body });
  });
}
