import { expect, test } from './fixtures.ts';
import { HourPage } from './hour-page.ts';

test('lines of a note that begin with a time are on the hours of the day, and follow the note', async ({
  page,
  planner,
  server,
}) => {
  const hours = new HourPage(page);
  const note = page.getByRole('textbox', { name: 'Note' });
  await page.goto(`${server.origin}/horizons/days/?view=hours`);
  await hours.draw(9, 10, 'Trip', 1);
  const trip = hours.block('Trip', 1).getByRole('button', { name: 'Trip', exact: true });

  await test.step('written into the note of a goal', async () => {
    await trip.press('Enter');
    await note.click();
    for (const line of ['Bring the map', '10:15 Meet Ada', '25:00 Never', '14:00 Museum']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hours.blocks(1)).toHaveCount(3);
    await expect(hours.block('Meet Ada', 1)).toContainText('10:15–11:15');
    await expect(hours.block('Museum', 1).getByRole('button')).toHaveAccessibleDescription(
      '14:00–15:00 from the note of Trip',
    );
  });

  await test.step('a line does not move; a press or Enter opens its goal', async () => {
    await hours.carry(hours.block('Museum', 1), 16, 1);
    await page.mouse.up();
    await expect(hours.blocks(1)).toHaveCount(3);
    await expect(hours.block('Museum', 1)).toContainText('14:00–15:00');
    await page.keyboard.press('Escape');
    await hours.block('Meet Ada', 1).getByRole('button').press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  await test.step('it changes with the note, and is there after a reload', async () => {
    await note.fill('15:30 Park');
    await page.keyboard.press('Escape');
    await expect(hours.block('Park', 1)).toContainText('15:30–16:30');
    await expect(hours.block('Museum', 1)).toHaveCount(0);
    await planner.isSaved();
    await page.reload();
    await expect(hours.block('Park', 1)).toBeVisible();
  });
});
