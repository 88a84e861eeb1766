import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { thisWeek, tomorrow } from './periods-now.ts';
import { boxOf, type Planner } from './planner.ts';

/** The copy of the lifted row. */
const carried = (page: Page) => page.locator('body > li[aria-hidden="true"]');

async function lift(planner: Planner, name: string): Promise<void> {
  await planner.row(name).locator('[data-goal-title]').focus();
  await planner.page.keyboard.press('Space');
  await expect(carried(planner.page)).toContainText(name);
}

test('a lifted row keeps its text, and the arrows carry it where they point', async ({ page, planner }) => {
  await planner.add('Today', 'first', 'second', 'third');
  await planner.add(tomorrow, 'later');
  await planner.add(thisWeek, 'some day');
  const press = async (key: string, place: string, panel: string) => {
    await page.keyboard.press(key);
    await expect(page.locator('[aria-live=assertive]')).toContainText(place);
    await expect(async () => {
      const [row, list] = [await boxOf(carried(page)), await boxOf(planner.panel(panel))];
      expect(row.x).toBeGreaterThanOrEqual(list.x);
      expect(row.x + row.width).toBeLessThanOrEqual(list.x + list.width);
      expect(row.y).toBeGreaterThanOrEqual(list.y);
      expect(row.y + row.height).toBeLessThanOrEqual(list.y + list.height);
    }).toPass();
  };

  await test.step('down leads past the end into the list below, up leads back', async () => {
    await lift(planner, 'second');
    await press('ArrowDown', 'Position 3 of 3 in Today.', 'Today');
    await press('ArrowDown', `Position 1 of 2 in ${tomorrow}.`, tomorrow);
    await press('ArrowDown', `Position 2 of 2 in ${tomorrow}.`, tomorrow);
    await press('ArrowUp', `Position 1 of 2 in ${tomorrow}.`, tomorrow);
    await press('ArrowUp', 'Position 3 of 3 in Today.', 'Today');
    await press('ArrowUp', 'Position 2 of 3 in Today.', 'Today');
  });

  await test.step('left and right lead to the column beside, and drop there', async () => {
    await press('ArrowLeft', `Position 2 of 2 in ${thisWeek}.`, thisWeek);
    await press('ArrowRight', 'Position 2 of 3 in Today.', 'Today');
    await press('ArrowLeft', `Position 2 of 2 in ${thisWeek}.`, thisWeek);
    await page.keyboard.press('Space');
    await expect(planner.titles(thisWeek)).toHaveText(['some day', 'second']);
    await expect(planner.row('second').locator('[data-goal-title]')).toBeFocused();
    await expect(carried(page)).toHaveCount(0);
  });

  await test.step('Escape puts it back', async () => {
    await lift(planner, 'first');
    await press('ArrowDown', 'Position 2 of 2 in Today.', 'Today');
    await press('ArrowDown', `Position 1 of 2 in ${tomorrow}.`, tomorrow);
    await page.keyboard.press('Escape');
    await expect(carried(page)).toHaveCount(0);
    await expect(planner.titles('Today')).toHaveText(['first', 'third']);
    await expect(planner.row('first').locator('[data-goal-title]')).toBeFocused();
  });
});
