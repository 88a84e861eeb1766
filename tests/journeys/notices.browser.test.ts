import { expect, test } from './fixtures.ts';

test('each notice has its own time, and whoever is about to press one is not hurried', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Dig the garden', 'Call grandma', 'Water the plants');
  await planner.row('Dig the garden').locator('[data-goal-title]').focus();
  const offers = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  // Stands still unless it is told to go on: a slow machine takes no time from a notice.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.press('Backspace');
  await expect(offers).toHaveCount(1);
  await page.clock.runFor(4000);
  await page.keyboard.press('Backspace');
  await expect(offers).toHaveCount(2);
  await page.clock.runFor(2500);
  await expect(offers).toHaveCount(1);

  await offers.hover();
  await page.clock.runFor(60_000);
  await expect(offers).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(5900);
  await expect(offers).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(offers).toHaveCount(0);
});
