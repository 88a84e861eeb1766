import { clockChangeOn } from '@cairn/core/time/block-times';
import { plusDays } from '@cairn/core/time/date-only';
import { momentOf, todayIn } from '@cairn/core/time/zones';
import { expect, test } from './fixtures.ts';
import { type Box, boxOf } from './planner.ts';
import { HourPage, timeOf } from './hour-page.ts';
import { further } from './further.ts';

test('the mouse draws, moves, stretches and takes away the time of a goal', async ({
  page,
  planner,
  server,
}) => {
  const hours = new HourPage(page);
  await planner.add('Today', 'Loose');
  await page.goto(`${server.origin}/horizons/days/`);
  await page.getByText('Hours', { exact: true }).click();
  await expect(page).toHaveURL(/view=hours/u);
  await expect(page.locator('[data-hours-day]')).toHaveCount(7);

  await test.step('draws a block and names it', async () => {
    await hours.draw(9, 10.5, 'Write', 1);
    await expect(timeOf(hours.block('Write', 1))).toHaveText('09:00–10:30');
  });

  await test.step('a click makes an hour, Escape none', async () => {
    const { x, y } = await hours.point(14, 2);
    await page.mouse.click(x, y);
    await expect(page.getByRole('textbox', { name: 'Goal' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Goal' })).toHaveCount(0);
    await page.mouse.click(x, y);
    await page.keyboard.type('Call');
    await page.keyboard.press('Enter');
    await expect(timeOf(hours.block('Call', 2))).toHaveText('14:00–15:00');
  });

  await test.step('a drag goes to another day and snaps; the toast and the keys undo it', async () => {
    await hours.point(9, 1);
    await hours.carry(hours.block('Write', 1), 11.2, 3);
    await expect(page.getByText('11:10–12:40', { exact: true }).first()).toBeVisible();
    await page.mouse.up();
    await expect(timeOf(hours.block('Write', 3))).toHaveText('11:10–12:40');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(timeOf(hours.block('Write', 1))).toHaveText('09:00–10:30');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(timeOf(hours.block('Write', 3))).toHaveText('11:10–12:40');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(timeOf(hours.block('Write', 1))).toHaveText('09:00–10:30');
  });

  await test.step('Escape takes a drag back', async () => {
    await hours.carry(hours.block('Write', 1), 13, 4);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(timeOf(hours.block('Write', 1))).toHaveText('09:00–10:30');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the lower edge stretches it, to half an hour at least', async () => {
    const grip = async () => {
      await hours.block('Write', 1).scrollIntoViewIfNeeded();
      const box = await boxOf(hours.block('Write', 1));
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
      await page.mouse.down();
    };
    await grip();
    const later = await hours.pointInView(12, 1);
    await page.mouse.move(later.x, later.y, { steps: 4 });
    await page.mouse.up();
    await expect(timeOf(hours.block('Write', 1))).toHaveText('09:00–12:00');
    await grip();
    const earlier = await hours.pointInView(8, 1);
    await page.mouse.move(earlier.x, earlier.y, { steps: 4 });
    await page.mouse.up();
    await expect(timeOf(hours.block('Write', 1))).toHaveText('09:00–09:30');
  });

  await test.step('dropped above the hours, it has no time', async () => {
    await hours.carry(hours.block('Write', 1), 9, 1);
    const head = await boxOf(hours.day(3).locator('[data-hours-head]'));
    await page.mouse.move(head.x + 40, head.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(hours.strip(3)).toHaveText(/Write/u);
    await expect(hours.block('Write', 3)).toHaveCount(0);
  });

  await test.step('dropped on the hours again, it lasts an hour', async () => {
    await hours.carry(hours.strip(3), 6, 3);
    // In the evening, goals that find no room today make the strip higher. Near the lower edge the hours scroll.
    const { x, y } = await hours.point(10, 3);
    await page.mouse.move(x, y + 6, { steps: 4 });
    await page.mouse.up();
    await expect(hours.block('Write', 3)).not.toContainText('estimated');
    await expect(timeOf(hours.block('Write', 3))).toHaveText('10:00–11:00');
  });

  await test.step('overlapping goals stand side by side', async () => {
    // In the middle, because toasts cover the end.
    await hours.point(11, 3);
    await hours.carry(hours.block('Call', 2), 10, 3);
    await page.mouse.up();
    await expect(timeOf(hours.block('Call', 3))).toHaveText('10:00–11:00');
    const boxes = [await boxOf(hours.block('Call', 3)), await boxOf(hours.block('Write', 3))];
    const [left, right] = boxes.toSorted((one, other) => one.x - other.x) as [Box, Box];
    expect(left.x + left.width).toBeLessThanOrEqual(right.x + 1);
  });

  await test.step('resting at the side brings the days after', async () => {
    await hours.carry(hours.block('Call', 3), 10, 6);
    const grid = await boxOf(page.locator('[data-hours]'));
    await page.mouse.move(grid.x + grid.width - 8, grid.y + 300, { steps: 3 });
    // Resting at the edge, the pointer scrolls to the next days.
    await expect(page).toHaveURL(/page=\d/u);
    const place = await hours.pointInView(12, 2);
    await page.mouse.move(place.x, place.y, { steps: 3 });
    await page.mouse.up();
    await expect(hours.block('Call', 2)).toBeVisible();
  });

  await test.step('all of it is there after a reload', async () => {
    await planner.isSaved();
    await page.reload();
    await expect(hours.block('Call', 2)).toBeVisible();
    await page.keyboard.press('t');
    await expect(page).not.toHaveURL(/page=/u);
    await expect(page).toHaveURL(/view=hours/u);
    await expect(timeOf(hours.block('Write', 3))).toHaveText('10:00–11:00');
  });
});

test(
  'everything a drag does, keys and the menu do, and it is said',
  { tag: further },
  async ({ page, planner, server }) => {
    const hours = new HourPage(page);
    const said = page.locator('[aria-live=assertive]');
    await page.goto(`${server.origin}/horizons/hours/?page=1`);

    await test.step('a goal with a time without a pointer', async () => {
      await page.getByRole('button', { name: /^Add a goal with a time/u }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type('Swim');
      await page.keyboard.press('Alt+ArrowDown');
      await page.keyboard.press('Alt+Shift+ArrowUp');
      await page.keyboard.press('Enter');
      await expect(timeOf(hours.block('Swim'))).toHaveText('08:10–09:00');
      await expect(hours.block('Swim').getByRole('button', { name: 'Swim', exact: true })).toBeFocused();
    });

    await test.step('arrows move it by ten minutes, with Shift its end', async () => {
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Shift+ArrowDown', 'Alt+ArrowDown'])
        await page.keyboard.press(key);
      await expect(timeOf(hours.block('Swim'))).toHaveText('08:20–09:30');
      await expect(said).toContainText('Swim: 08:20–09:30');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(timeOf(hours.block('Swim'))).toHaveText('08:20–09:20');
    });

    await test.step('to the day after, which comes into view', async () => {
      await hours.block('Swim').getByRole('button', { name: 'Swim', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/page=2/u);
      await expect(hours.block('Swim').getByRole('button', { name: 'Swim', exact: true })).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(/page=1/u);
      await expect(hours.block('Swim').getByRole('button', { name: 'Swim', exact: true })).toBeFocused();
    });

    await test.step('Enter opens the goal; its time is chosen there', async () => {
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Time: 08:20–09:20' }).click();
      const time = page.getByRole('dialog', { name: 'Time' });
      await time.getByLabel('Start').fill('13:05');
      await time.getByLabel('Start').press('Enter');
      await expect(time.getByLabel('End')).toHaveValue('14:05');
      await time.getByLabel('End').fill('12:00');
      await time.getByLabel('End').press('Tab');
      await expect(
        time.getByText('End time should be later than start time for timestamps to apply'),
      ).toBeVisible();
      await expect(page.getByText('13:05–14:05', { exact: true }).first()).toBeAttached();
      await time.getByRole('button', { name: '1:30H' }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Time: 13:05–14:35' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(timeOf(hours.block('Swim'))).toHaveText('13:05–14:35');
    });

    await test.step('the menu does the same', async () => {
      const choose = async (name: string) => {
        await hours.block('Swim').getByRole('button', { name: 'Swim', exact: true }).focus();
        await page.keyboard.press('/');
        await page.getByRole('menuitem', { name: 'Time', exact: true }).click();
        // By key, because a toast may cover the menu.
        await page.getByRole('menuitem', { name }).press('Enter');
      };
      await choose('10 minutes later');
      await expect(timeOf(hours.block('Swim'))).toHaveText('13:10–14:40');
      await choose('10 minutes shorter');
      await expect(timeOf(hours.block('Swim'))).toHaveText('13:10–14:30');
      await choose('Remove time');
      await expect(hours.strip()).toHaveText(/Swim/u);
      await hours.strip().getByRole('button', { name: 'Swim', exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(timeOf(hours.block('Swim'))).toHaveText('08:00–09:00');
    });

    await test.step('the clock of twelve hours, chosen in the settings', async () => {
      await planner.isSaved();
      await page.goto(`${server.origin}/settings/time/`);
      await page.getByText('12-hour', { exact: true }).click();
      await page.getByLabel('Work begins at').selectOption({ label: '10:00 am' });
      await planner.isSaved();
      await page.goto(`${server.origin}/horizons/hours/?page=1`);
      await expect(timeOf(hours.block('Swim'))).toHaveText(/^08:00 am–09:00 am$/iu);
      await expect(page.getByText('2 pm', { exact: true })).toBeVisible();
    });

    await test.step('without room in the working hours, a goal stays above them and says so', async () => {
      await page.goto(`${server.origin}/settings/time/`);
      await page.getByLabel('Work ends at').selectOption({ label: '10:30 am' });
      await planner.isSaved();
      await page.goto(`${server.origin}/horizons/`);
      await planner.add('Today', 'First', 'Second');
      const today = todayIn('Europe/Lisbon', Date.now());
      await planner.isSaved();
      await page.clock.setFixedTime(momentOf(today, 360, 'Europe/Lisbon'));
      await page.goto(`${server.origin}/horizons/hours/`);
      await expect(hours.block('First')).toContainText('estimated');
      await expect(hours.strip()).toHaveText(/Second.*no room today/u);
      await hours.strip().getByRole('button', { name: 'Second', exact: true }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(timeOf(hours.block('Second'))).toHaveText(/^\d\d:\d\d [ap]m–\d\d:\d\d [ap]m$/iu);
      await expect(hours.strip()).toHaveCount(0);
      await hours.block('First').getByRole('button', { name: 'First', exact: true }).focus();
      await page.keyboard.press('/');
      await page.getByRole('menuitem', { name: 'Time', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Keep at' }).press('Enter');
      await expect(hours.block('First')).not.toContainText('estimated');
    });
  },
);

test('with no network it is planned on, and arrives elsewhere; a repetition moves alone', async ({
  page,
  context,
  planner,
  server,
  signInElsewhere,
}) => {
  const hours = new HourPage(page);
  await page.goto(`${server.origin}/horizons/days/?view=hours`);
  await hours.draw(9, 10, 'Daily walk', 1);
  await hours.block('Daily walk', 1).getByRole('button', { name: 'Daily walk', exact: true }).press('/');
  await page.getByRole('menuitem', { name: /^Repeat/u }).click();
  await page.getByRole('radio', { name: 'Daily' }).click();
  await page.getByRole('button', { name: 'Repeat', exact: true }).click();
  await expect(hours.block('Daily walk', 2)).toBeVisible();
  await planner.isInstalled();
  await planner.isSaved();

  await context.setOffline(true);
  await page.reload();
  await expect(hours.block('Daily walk', 3)).toBeVisible();
  const walk = hours.block('Daily walk', 3).getByRole('button', { name: 'Daily walk', exact: true });
  await walk.focus();
  await page.keyboard.press('ArrowDown');
  await expect(timeOf(hours.block('Daily walk', 3))).toHaveText('09:10–10:10');
  await expect(walk).toBeFocused();
  await hours.draw(15, 16, 'Written offline', 4);
  await context.setOffline(false);
  await planner.isSaved();

  const other = await signInElsewhere();
  const there = new HourPage(other.page);
  await other.page.goto(`${server.origin}/horizons/days/?view=hours`);
  await expect(timeOf(there.block('Daily walk', 3))).toHaveText('09:10–10:10');
  await expect(timeOf(there.block('Daily walk', 4))).toHaveText('09:00–10:00');
  await expect(timeOf(there.block('Written offline', 4))).toHaveText('15:00–16:00');
});

test('the days on which the clocks change have all of their hours', async ({ page, planner, server }) => {
  const hours = new HourPage(page);
  const today = todayIn('Europe/Lisbon', Date.now());
  const pageOf = (kind: 'skipped' | 'repeated') => {
    for (let days = 1; days < 400; days += 1)
      if (clockChangeOn(plusDays(today, days), 'Europe/Lisbon')?.kind === kind) return days;
    throw new Error('The clocks do not change.');
  };
  await page.goto(`${server.origin}/horizons/hours/?page=${pageOf('skipped')}`);
  await hours.point(3);
  await expect(page.getByText('Clocks go forward: this hour is skipped')).toBeVisible();
  await hours.draw(0, 0.5, 'Before');
  await hours.draw(3, 4, 'After');
  await expect(timeOf(hours.block('After'))).toHaveText('03:00–04:00');
  await hours.block('After').getByRole('button', { name: 'After', exact: true }).focus();
  for (let steps = 0; steps < 12; steps += 1) await page.keyboard.press('ArrowUp');
  await expect(timeOf(hours.block('After'))).toHaveText('02:00–03:00');
  await expect(timeOf(hours.block('Before'))).toHaveText('00:00–00:30');

  await page.goto(`${server.origin}/horizons/hours/?page=${pageOf('repeated')}`);
  await hours.point(3);
  await expect(page.getByText('Clocks go back: this hour comes twice')).toBeVisible();
  await hours.draw(2, 3, 'Behind it');
  await expect(timeOf(hours.block('Behind it'))).toHaveText('02:00–03:00');
  await planner.isSaved();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'one day at a time: a tap draws, a long press lifts, a swipe scrolls or turns the day',
    { tag: further },
    async ({ planner: { page }, server }) => {
      const hours = new HourPage(page);
      await page.goto(`${server.origin}/horizons/days/`);
      await page.getByRole('button', { name: 'Show the hours' }).tap();
      await expect(page).toHaveURL(/\/horizons\/hours\//u);
      await expect(page.locator('[data-hours-day]')).toHaveCount(1);
      await page.getByRole('button', { name: 'Later' }).tap();
      await expect(page).toHaveURL(/page=1/u);

      const place = await hours.point(9);
      await page.touchscreen.tap(place.x, place.y);
      await expect(page.getByRole('textbox', { name: 'Goal' })).toBeFocused();
      await page.keyboard.type('Row');
      await page.keyboard.press('Enter');
      await expect(timeOf(hours.block('Row'))).toHaveText('09:00–10:00');

      const touch = await page.context().newCDPSession(page);
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
      const from = await hours.point(9);
      await finger('touchStart', from.x, from.y + 20);
      await expect(page.locator('html[data-dragging]')).toBeAttached();
      for (const distance of [10, 40, 64]) await finger('touchMove', from.x, from.y + 20 + distance);
      await finger('touchEnd', 0, 0);
      await expect(timeOf(hours.block('Row'))).toHaveText('10:00–11:00');

      await test.step('resting at the side brings the day after, and the finger goes on', async () => {
        const at = await hours.point(10);
        await finger('touchStart', at.x, at.y + 20);
        await expect(page.locator('html[data-dragging]')).toBeAttached();
        for (const x of [300, 350, 384]) await finger('touchMove', x, at.y + 20);
        await expect(page).toHaveURL(/page=[2-9]/u);
        const there = await hours.pointInView(11);
        for (const x of [340, 260, 200]) await finger('touchMove', x, there.y + 20);
        const days = Number(new URL(page.url()).searchParams.get('page'));
        await finger('touchEnd', 0, 0);
        await expect(timeOf(hours.block('Row'))).toHaveText('11:00–12:00');
        await expect(page).toHaveURL(new RegExp(`page=${days}$`, 'u'));
        await page.getByRole('button', { name: 'Undo' }).last().tap();
        await expect(hours.block('Row')).toHaveCount(0);
        for (let day = days; day > 1; day -= 1) {
          await page.getByRole('button', { name: 'Earlier' }).tap();
          await expect(page).toHaveURL(new RegExp(`page=${day - 1}$`, 'u'));
        }
        await expect(timeOf(hours.block('Row'))).toHaveText('10:00–11:00');
      });

      await test.step('a swipe sideways turns the day', async () => {
        const at = await hours.point(10);
        const swipe = async (from: number, to: number) => {
          await finger('touchStart', from, at.y + 20);
          await finger('touchMove', (from + to) / 2, at.y + 22);
          await finger('touchMove', to, at.y + 24);
          await finger('touchEnd', 0, 0);
        };
        await swipe(330, 180);
        await expect(page).toHaveURL(/page=2/u);
        await swipe(120, 300);
        await expect(page).toHaveURL(/page=1/u);
        await expect(timeOf(hours.block('Row'))).toHaveText('10:00–11:00');
      });

      const start = await hours.point(10);
      const top = () => page.locator('[data-hours]').evaluate((grid) => grid.scrollTop);
      const before = await top();
      await finger('touchStart', start.x, start.y + 20);
      for (const distance of [20, 60, 110]) await finger('touchMove', start.x, start.y + 20 - distance);
      await finger('touchEnd', 0, 0);
      await expect.poll(top).toBeGreaterThan(before + 50);
      await expect(timeOf(hours.block('Row'))).toHaveText('10:00–11:00');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Goal' })).toHaveCount(0);

      await hours.block('Row').getByRole('button', { name: 'Row', exact: true }).tap();
      await expect(page.getByRole('dialog', { name: 'Row' })).toBeVisible();
      await page.getByRole('button', { name: 'Time: 10:00–11:00' }).tap();
      await page.getByRole('button', { name: '30m' }).tap();
      await expect(page.getByText('10:00–10:30', { exact: true }).first()).toBeAttached();
      await expect(page.locator('[data-sync=waiting]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
});
