import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf } from './planner.ts';

test('each notice has its own time, and whoever is about to press one is not hurried', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Dig the garden', 'Call grandma', 'Water the plants');
  await planner.row('Dig the garden').locator('[data-goal-title]').focus();
  const offers = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  // A stopped clock keeps toasts from expiring on a slow machine.
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

test('several notices cover as little as one, and come forth under a pointer and under the keys', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Dig the garden', 'Call grandma', 'Water the plants');
  await planner.row('Dig the garden').locator('[data-goal-title]').focus();
  const notices = page.getByRole('region', { name: 'Notices' });
  const offers = notices.getByRole('listitem');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (let count = 1; count <= 3; count += 1) {
    await page.keyboard.press('Backspace');
    await expect(offers).toHaveCount(count);
    await page.clock.runFor(500);
  }
  const heightOf = async () => {
    const boxes = await Promise.all((await offers.all()).map((offer) => boxOf(offer)));
    const tops = boxes.map(({ y }) => y);
    const ends = boxes.map(({ y, height }) => y + height);
    return Math.max(...ends) - Math.min(...tops);
  };
  await expect.poll(heightOf).toBeLessThan(64);

  await offers.last().hover();
  await expect.poll(heightOf).toBeGreaterThan(130);
  await page.clock.runFor(60_000);
  await expect(offers).toHaveCount(3);
  await page.mouse.move(5, 5);
  await expect.poll(heightOf).toBeLessThan(64);

  await notices.getByRole('button', { name: 'Undo' }).first().focus();
  await expect.poll(heightOf).toBeGreaterThan(130);
  await page.keyboard.press('Enter');
  await expect(planner.row('Dig the garden')).toBeVisible();
  await expect(
    offers.filter({ hasText: 'Dig the garden' }).getByRole('button', { name: 'Undo' }),
  ).toHaveCount(0);
  await page.clock.runFor(7000);
  await expect(offers).toHaveCount(0);
});

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('notices and the bar of chosen goals leave each other room', async ({ page, planner }) => {
      await planner.add('Today', 'Dig the garden', 'Call grandma', 'Water the plants');
      await planner.understandsGestures();
      const title = (name: string) => planner.row(name).locator('[data-goal-title]');
      await title('Dig the garden').focus();
      await page.keyboard.press('Backspace');
      await title('Call grandma').focus();
      await page.keyboard.press('Shift+ArrowDown');
      const bar = page.getByRole('toolbar', { name: 'Selected goals' });
      await expect(bar).toContainText('2 goals');
      const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem').first();
      await expect(notice).toBeVisible();
      await expect.poll(() => areApart(notice, bar)).toBe(true);
    });
  });

test('a notice leaves the hint at the foot of the page to be read', async ({ page, planner }) => {
  await planner.add('Today', 'Dig the garden');
  await planner.understandsGestures();
  const hint = page.getByRole('note', { name: 'Hint' });
  await expect(hint).toBeVisible();
  await planner.row('Dig the garden').locator('[data-goal-title]').focus();
  await page.keyboard.press('Backspace');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem').first();
  await expect(notice).toBeVisible();
  await expect.poll(() => areApart(notice, hint)).toBe(true);
});

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = await Promise.all([boxOf(one), boxOf(other)]);
  return above.y + above.height <= below.y;
}

test('that a file is too large is said for fifteen seconds', async ({ page, planner }) => {
  await planner.add('Today', 'Paint the shed');
  await planner.row('Paint the shed').locator('[data-goal-title]').press('Alt+Enter');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(51 * 1024 * 1024)], 'film.mov'));
    if (field) field.files = chosen.files;
    field?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const said = page.getByText('Your file is 51 MB. Maximum file size is 50 MB.');
  await expect(said).toBeVisible();
  await page.clock.runFor(14_000);
  await expect(said).toBeVisible();
  await page.clock.runFor(2000);
  await expect(said).toHaveCount(0);
});
