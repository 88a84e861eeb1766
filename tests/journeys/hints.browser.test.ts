import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { boxOf } from './planner.ts';

test(
  'a page gives one hint at its foot, until it is put away, here and on every device',
  { tag: further },
  async ({ planner, server, signInElsewhere }) => {
    const { page } = planner;
    const hint = page.getByRole('note', { name: 'Hint' });
    await expect(hint).toContainText('Press N and write');
    await planner.add('Today', 'Bake rye bread');

    await test.step('put away by keyboard, with no network; the next one waits for the next visit', async () => {
      await planner.isInstalled();
      await page.context().setOffline(true);
      await hint.getByRole('button', { name: 'Dismiss this hint' }).press('Enter');
      await expect(hint).toHaveCount(0);
      await page.reload();
      await expect(hint).toContainText('Drag a goal');
      expect(await axeFindings(page)).toEqual([]);
      await page.context().setOffline(false);
      await planner.isSaved();
      const other = await signInElsewhere();
      await expect(other.page.getByRole('note', { name: 'Hint' })).toContainText('Drag a goal');
    });

    await test.step('every screen has its own', async () => {
      for (const [path, words] of [
        ['/horizons/days/', 'Paste a list'],
        ['/horizons/days/?view=hours', 'Draw on the grid'],
        ['/calendar/', 'into the margin'],
        ['/home/', 'run any command'],
      ] as const) {
        await page.goto(server.origin + path);
        await expect(hint).toContainText(words);
      }
      await page.goto(`${server.origin}/settings/appearance/`);
      await planner.isSaved();
      await expect(hint).toHaveCount(0);
    });

    await test.step('switched off there is none, and switched on again all are back', async () => {
      await page.goto(`${server.origin}/horizons/`);
      await hint.getByRole('button', { name: 'No hints' }).click();
      await expect(hint).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(hint).toContainText('Drag a goal');
      await page.goto(`${server.origin}/settings/appearance/`);
      const choice = page.getByRole('switch', { name: 'Hints at the foot of pages' });
      await choice.press('Space');
      await expect(choice).not.toBeChecked();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
      await expect(hint).toHaveCount(0);
      await page.goBack();
      await choice.click();
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Horizons' }).click();
      await expect(hint).toContainText('Press N and write');
    });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it speaks of fingers, and leaves the button that adds free', async ({ planner }) => {
    const { page } = planner;
    const hint = page.getByRole('note', { name: 'Hint' });
    await expect(hint).toContainText('Tap the plus');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Days' }).tap();
    await expect(hint).toContainText('Paste a list');
    const away = hint.getByRole('button', { name: 'Dismiss this hint' });
    const [box, add] = [await boxOf(away), await boxOf(page.getByRole('button', { name: 'New goal' }))];
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(add.x);
    await away.tap();
    await expect(hint).toHaveCount(0);
  });
});
