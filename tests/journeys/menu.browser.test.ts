import { expect, test } from './fixtures.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { boxOf, goalOption } from './planner.ts';

test('an open menu, and what it opens, stay in the window when that becomes narrower', async ({
  page,
  planner,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // A narrower window does not show the last column.
  await planner.add('Today', 'Plant the tree');
  const title = planner.row('Plant the tree').locator('[data-goal-title]');
  const isInWindow = async (surface: typeof title, width: number) => {
    await expect
      .poll(async () => {
        const { x, width: own } = await boxOf(surface);
        return x >= 0 && x + own <= width;
      })
      .toBe(true);
    expect(await faultsOfLayout(page)).toEqual([]);
  };

  const menu = page.getByRole('menu');
  await title.press('/');
  await expect(menu).toBeVisible();
  for (const width of [1100, 720]) {
    await page.setViewportSize({ width, height: 900 });
    await isInWindow(menu, width);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(title).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await title.press('/');
  await (await goalOption(page, 'Parent goal...')).click();
  const picker = page.getByRole('dialog', { name: 'Parent goal' });
  await expect(picker).toBeVisible();
  await page.setViewportSize({ width: 720, height: 900 });
  await isInWindow(picker, 720);
});
