import { plusDays, yearOf } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

const today = todayIn('Europe/Lisbon', Date.now());
const year = String(yearOf(today));

test('the calendar shows a year: a day opens its day, a month its month, by mouse and by keys', async ({
  page,
  planner,
  server,
}) => {
  await planner.add('Today', 'Sow peas');
  await planner.isSaved();
  await page.goto(`${server.origin}/calendar/`);
  await page.getByText('Year', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: year })).toBeVisible();
  await expect(page.locator('[data-day]')).toHaveCount(yearOf(today) % 4 === 0 ? 366 : 365);
  const day = page.locator(`[data-day="${today}"]`);
  await expect(day).toHaveAttribute('data-open');
  expect(await axeFindings(page)).toEqual([]);

  await day.getByRole('link').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(`[data-day="${plusDays(today, -7)}"] a`)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hours' })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('heading', { level: 1, name: String(Number(year) + 1) })).toBeVisible();
  await page.locator('section h2').getByRole('link', { name: 'March' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'March' })).toBeVisible();
  await expect(page).not.toHaveURL(/view=/u);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the months of a year are one below the other', async ({ page, planner, server }) => {
    await planner.add('Today', 'Sow peas');
    await page.goto(`${server.origin}/calendar/?view=year`);
    await expect(page.getByRole('heading', { level: 1, name: year })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(page.getByRole('heading', { level: 1, name: year })).toBeInViewport();
    await expect(page.locator('section[data-now]')).toBeInViewport();
    await expect(page.getByText('Year', { exact: true })).toBeInViewport();
    expect(await axeFindings(page)).toEqual([]);
  });
});
