import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { doors, rooms } from './screens.ts';

/** Of a page that has been read whole in the light, only this is another in the dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe calls serious or critical on the page as it stands, in the light and in the dark. */
async function seriousFindings(page: Page): Promise<readonly string[]> {
  // Without frames of others in the page it needs no second page to put the findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  await page.emulateMedia({ colorScheme: 'light' });
  await untilStill(page);
  const light = await axe.analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilStill(page);
  const dark = await axe.withRules(rulesOfColour).analyze();
  return [...light.violations, ...dark.violations]
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** A dialog that is still fading in is read with half its contrast. */
function untilStill(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
}

for (const isNarrow of [false, true]) {
  test.describe(isNarrow ? 'phone' : 'desktop', () => {
    test.use({
      viewport: isNarrow ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      // The pages are judged at rest.
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('axe finds nothing serious on any screen', async ({ page, visitor: planner, person, server }) => {
      test.setTimeout(180_000);
      for (const path of doors) {
        await page.goto(server.origin + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousFindings(page), path).toEqual([]);
      }

      await planner.signUp(server.origin, person);
      await planner.add('Today', 'A goal', 'One that is done', 'Another');
      await planner.tick('One that is done');
      for (const path of rooms) {
        await page.goto(server.origin + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousFindings(page), path).toEqual([]);
      }

      await page.goto(`${server.origin}/horizons/`);
      await planner.row('A goal').locator('[data-goal-title]').focus();
      await page.keyboard.press('/');
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await seriousFindings(page), 'options').toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);

      await page.keyboard.press('Alt+Enter');
      await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Write a comment' }).fill('Said below it');
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByRole('button', { name: 'History' }).click();
      await expect(page.getByText('You created this goal')).toBeVisible();
      expect(await seriousFindings(page), 'goal').toEqual([]);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Today/u })
        .click();
      await expect(page.getByRole('tab', { name: 'Days' })).toBeVisible();
      expect(await seriousFindings(page), 'period picker').toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      for (const key of ['n', 'f', 'Shift+Slash']) {
        await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await seriousFindings(page), key).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  });
}

test('the theme follows the person, on this device and on the next', async ({
  planner: { page },
  server,
}) => {
  await page.goto(`${server.origin}/settings/`);
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radiogroup', { name: 'Theme' }).getByText('System').click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
