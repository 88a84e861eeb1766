import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { boxOf } from './planner.ts';

test.use({ viewport: { width: 1000, height: 500 } });

const row = (page: Page) => page.locator('div:has(> [role=group] > [data-walk])');
const days = (page: Page) => page.getByRole('group', { name: 'Days', exact: true });

async function scrolls(page: Page): Promise<readonly number[]> {
  return [
    await row(page).evaluate(({ scrollLeft }) => scrollLeft),
    await days(page)
      .locator('[data-walk]')
      .evaluate(({ scrollTop }) => scrollTop),
  ];
}

test('the days are whole at any width, and the horizons come back as they were left', async ({
  page,
  planner,
}) => {
  const areWhole = async () => {
    const { x, width } = await boxOf(days(page));
    expect(width).toBeGreaterThanOrEqual(200);
    expect(x + width).toBeLessThanOrEqual(1000);
  };
  await areWhole();
  await row(page).evaluate((element) => element.scrollTo({ left: 120 }));
  await days(page)
    .locator('[data-walk]')
    .evaluate((element) => element.scrollTo({ top: 90 }));
  await areWhole();
  expect(await scrolls(page)).toEqual([120, 90]);
  expect(await axeFindings(page)).toEqual([]);

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Boards', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boards' })).toBeVisible();
  await main.getByRole('link', { name: 'Horizons', exact: true }).click();
  await planner.isOpen();
  await expect.poll(() => scrolls(page)).toEqual([120, 90]);

  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { level: 1, name: 'Boards' })).toBeVisible();
  await page.goBack();
  await planner.isOpen();
  await expect.poll(() => scrolls(page)).toEqual([120, 90]);
});

test('what takes the focus beside the days is not below them', async ({ page, planner }) => {
  await planner.isOpen();
  const weeks = page.getByRole('group', { name: 'Weeks', exact: true });
  const add = weeks.getByRole('button', { name: 'Add goal' }).first();
  const isClear = async () => {
    const [button, column] = [await boxOf(add), await boxOf(days(page))];
    return button.x + button.width <= column.x;
  };
  expect(await isClear()).toBe(false);
  await add.focus();
  await expect.poll(isClear).toBe(true);
});
