import { momentOf, todayIn } from '@cairn/core/time/zones';
import { expect, test } from './fixtures.ts';
import { HourPage, timeOf } from './hour-page.ts';

test('a typed duration is shown, lays the goal on the hours, and is how long its first block lasts', async ({
  page,
  planner,
  server,
}) => {
  const hours = new HourPage(page);
  await planner.add('Today', 'Run for 45 min');
  await expect(planner.row('Run')).toContainText('Duration: 45m');
  await planner.isSaved();
  await page.clock.setFixedTime(momentOf(todayIn('Europe/Lisbon', Date.now()), 360, 'Europe/Lisbon'));
  await page.goto(`${server.origin}/horizons/hours/`);
  await expect(hours.block('Run')).toContainText('estimated');
  await expect(timeOf(hours.block('Run'))).toHaveText('08:00–08:45');

  await test.step('the open goal offers other durations, and none', async () => {
    await hours.block('Run').getByRole('button', { name: 'Run', exact: true }).click();
    const time = page.getByRole('dialog', { name: 'Time' });
    const choose = async (now: string, next: string) => {
      await page.getByRole('button', { name: now, exact: true }).click();
      await time.getByRole('button', { name: next, exact: true }).click();
      await expect(time).toHaveCount(0);
    };
    await choose('Duration: 45m', '1:30H');
    await choose('Duration: 1:30H', 'No duration');
    await choose('Time', '1:30H');
    await expect(page.getByRole('button', { name: 'Duration: 1:30H', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(timeOf(hours.block('Run'))).toHaveText('08:00–09:30');
  });

  await test.step('dropped on the hours, it lasts as long', async () => {
    await hours.carry(hours.block('Run'), 11);
    await page.mouse.up();
    await expect(hours.block('Run')).not.toContainText('estimated');
    await expect(timeOf(hours.block('Run'))).toHaveText('11:00–12:30');
  });

  await test.step('without the time it has its duration again, and a typed start makes its end', async () => {
    await hours.block('Run').getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByRole('button', { name: 'Time: 11:00–12:30' }).click();
    const time = page.getByRole('dialog', { name: 'Time' });
    await time.getByRole('button', { name: 'Remove time' }).click();
    await page.getByRole('button', { name: 'Duration: 1:30H', exact: true }).click();
    await time.getByLabel('Start').fill('14');
    await time.getByLabel('Start').press('Enter');
    await expect(time.getByLabel('End')).toHaveValue('15:30');
  });
});
