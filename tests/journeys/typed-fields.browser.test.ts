import { expect, test } from './fixtures.ts';
import { HourPage, timeOf } from './hour-page.ts';
import { nextWeek, thisWeek } from './periods-now.ts';

test('the field on the hours understands words', async ({ page, planner, server }) => {
  const hours = new HourPage(page);
  await page.goto(`${server.origin}/horizons/days/?view=hours`);
  const field = page.getByRole('textbox', { name: 'Goal' });
  const parts = page.getByRole('group', { name: 'Recognised' }).getByRole('button');
  const open = async (at: number) => {
    const { x, y } = await hours.point(at, 1);
    await page.mouse.click(x, y);
    await expect(field).toBeFocused();
  };

  await test.step('a length and a tag become chips, and the drawn block is as long', async () => {
    await open(9);
    await page.keyboard.type('Water the beans for 45 min #garden');
    await expect(parts).toHaveText(['45m', 'garden']);
    await expect(page.locator('[data-drawn] mark')).toHaveText(['for 45 min', '#garden']);
    await page.keyboard.press('Enter');
    const block = hours.block('Water the beans', 1);
    await expect(timeOf(block)).toHaveText('09:00–09:45');
    await expect(block.getByRole('button', { name: 'Water the beans', exact: true })).toBeFocused();
  });

  await test.step('a click on a chip keeps its words as text, and the focus', async () => {
    await open(12);
    await page.keyboard.type('Read 15:00');
    await expect(parts).toHaveText([/15:00/u]);
    await parts.first().click();
    await expect(parts).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(timeOf(hours.block('Read 15:00', 1))).toHaveText('12:00–13:00');
  });

  await test.step('a typed time counts instead of the drawn one', async () => {
    await open(16);
    await page.keyboard.type('Call mum 18:30');
    await page.keyboard.press('Enter');
    await expect(timeOf(hours.block('Call mum', 1))).toHaveText(/^18:30/u);
  });

  await test.step('another period is named in a notice', async () => {
    await open(20);
    await page.keyboard.type('Sort the seeds next week');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Added to ${nextWeek}`).first()).toBeVisible();
    await page.getByRole('link', { name: 'Horizons', exact: true }).click();
    await expect(planner.titles(nextWeek)).toHaveText(['Sort the seeds']);
  });
});

test('the field of a person in the team understands words', async ({ page, planner, server }) => {
  await planner.isSaved();
  await page.goto(`${server.origin}/team/`);
  await page.getByRole('button', { name: 'Assign a goal' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^New goal for/u })).toBeFocused();
  await page.keyboard.type('Paint the fence this week #garden');
  const parts = page.getByRole('group', { name: 'Recognised' }).getByRole('button');
  await expect(parts).toHaveText([/Week/u, 'garden']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^New goal for/u })).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.goto(`${server.origin}/horizons/`);
  const row = planner.panel(thisWeek).locator('li[data-goal]').filter({ hasText: 'Paint the fence' });
  await expect(row).toContainText('garden');
});
