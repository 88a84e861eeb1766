import { isoWeekday, plusDays } from '@cairn/core/time/date-only';
import { momentOf, todayIn } from '@cairn/core/time/zones';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { HourPage } from './hour-page.ts';

test('the days begin with Monday if wanted, the chosen view stays, and goals above the hours are counted', async ({
  page,
  planner,
  server,
}) => {
  const zone = 'Europe/Lisbon';
  const today = todayIn(zone, Date.now());
  const monday = plusDays(today, 1 - isoWeekday(today));
  await page.clock.setFixedTime(momentOf(monday, 600, zone));
  await page.goto(`${server.origin}/settings/time/`);
  await page.getByLabel('Days', { exact: true }).selectOption({ label: 'Monday to Sunday' });
  await planner.isSaved();
  await page.clock.setFixedTime(momentOf(plusDays(monday, 3), 600, zone));
  await page.goto(`${server.origin}/horizons/days/`);
  const panels = page.locator('section[data-period]');
  await expect(panels.first()).toHaveAttribute('data-period', `1-${monday}`);
  await expect(panels.last()).toHaveAttribute('data-period', `1-${plusDays(monday, 6)}`);
  await expect(planner.panel('Today')).toBeInViewport();

  await page.getByText('Hours', { exact: true }).click();
  await expect(page).toHaveURL(/view=hours/u);
  const hours = new HourPage(page);
  await expect(page.locator('[data-hours-day]').first()).toHaveAttribute('data-hours-day', monday);
  await hours.draw(8, 9, 'Swim', 3);
  await planner.isSaved();
  await page.goto(`${server.origin}/horizons/days/`);
  await expect(page).toHaveURL(/view=hours/u);
  await expect(hours.block('Swim', 3)).toBeVisible();
  const earlier = page.getByRole('button', { name: '1 earlier' });
  await expect(earlier).toHaveCount(0);
  await page.locator('[data-hours]').evaluate((grid) => grid.scrollTo({ top: 1000 }));
  await earlier.press('Enter');
  await expect(hours.block('Swim', 3).getByRole('button', { name: 'Swim', exact: true })).toBeFocused();
  await expect(hours.block('Swim', 3)).toBeInViewport();
  await expect(earlier).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByText('List', { exact: true }).click();
  await expect(planner.panel('Today')).toBeVisible();
  await page.goto(`${server.origin}/horizons/days/`);
  await expect(planner.panel('Today')).toBeVisible();
  await expect(page).not.toHaveURL(/view=hours/u);
});
