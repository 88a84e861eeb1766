import type { Page } from '@playwright/test';
import { Finger } from './finger.ts';
import { expect, test } from './fixtures.ts';
import { thisWeek } from './periods-now.ts';
import type { Planner } from './planner.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Calls of `navigator.vibrate`. */
const shakes = (page: Page) => page.evaluate(() => (window as unknown as { shakes: number[] }).shakes);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const felt: number[] = [];
    Object.assign(window, { shakes: felt });
    navigator.vibrate = (pattern) => felt.push(Number(pattern)) > 0;
  });
});

async function middleOfThree(planner: Planner) {
  await planner.add('Today', 'one', 'two', 'three');
  return { finger: await Finger.on(planner.page), row: planner.row('two') };
}

test('to the right ticks and opens again, to the left asks for a period; each can be taken back', async ({
  page,
  planner,
}) => {
  const { finger, row } = await middleOfThree(planner);

  await test.step('right ticks, with a shake when it is far enough', async () => {
    await finger.touchAt(row, 120);
    await finger.go(50);
    await expect(row.locator('[data-deed="tick"]')).toBeVisible();
    await expect(row.locator('[data-ready]')).toHaveCount(0);
    await finger.go(60);
    await expect(row.locator('[data-ready]')).toBeVisible();
    await finger.lift();
    await expect(row.getByRole('checkbox')).toBeChecked();
    expect(await shakes(page)).toEqual([15]);
    await expect(row.locator('[data-deed]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
  });

  await test.step('right again opens what is done', async () => {
    await row.getByRole('checkbox').tap();
    await finger.touchAt(row, 120);
    await finger.go(110);
    await expect(row.locator('[data-deed="reopen"]')).toBeVisible();
    await finger.lift();
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await expect(page.getByText('“two” reopened')).toBeVisible();
  });

  await test.step('left asks for a period, and the goal moves there', async () => {
    await finger.touchAt(row, 300);
    await finger.go(-110);
    await expect(row.locator('[data-deed="schedule"][data-ready]')).toBeVisible();
    await finger.lift();
    const picker = page.getByRole('dialog', { name: 'Period' });
    await picker.getByRole('tab', { name: 'Week', exact: true }).tap();
    await picker.getByRole('button', { name: 'This week' }).tap();
    await expect(planner.titles('Today')).toHaveText(['one', 'three']);
    await page.getByRole('button', { name: 'Undo' }).last().tap();
    await expect(planner.titles('Today')).toHaveText(['one', 'two', 'three']);
  });

  await test.step('what closes without an answer leaves the focus on the row', async () => {
    await finger.touchAt(row, 300);
    await finger.go(-110);
    await finger.lift();
    await expect(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row.locator('[data-goal-title]')).toBeFocused();
  });
});

test('a finger that goes back, scrolls, rests or comes from the edge does something else', async ({
  page,
  planner,
}) => {
  const { finger, row } = await middleOfThree(planner);
  const nothingHappened = async () => {
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(planner.titles('Today')).toHaveText(['one', 'two', 'three']);
    await expect(page.locator('html[data-swiping]')).toHaveCount(0);
  };

  for (const [way, back] of [
    [130, -110],
    [-130, 110],
  ] as const) {
    await finger.touchAt(row, 200);
    await finger.go(way);
    await expect(row.locator('[data-ready]')).toBeVisible();
    await finger.go(back);
    await finger.lift();
    await nothingHappened();
  }

  // A vertical move first, sideways later.
  await finger.touchAt(row, 200);
  await finger.go(4, -60);
  await finger.go(140);
  await finger.lift();
  await nothingHappened();

  // Swipes from the window's edges belong to the system.
  for (const [x, way] of [
    [18, 150],
    [372, -150],
  ] as const) {
    await finger.touchAt(row, x);
    await finger.go(way);
    await finger.lift();
    await nothingHappened();
  }

  // After a long press the row is dragged, also by a finger that moves before the page has drawn the lift.
  await row.evaluate((element) => {
    const root = document.documentElement;
    const moveAtOnce = () => {
      if (!root.hasAttribute('data-dragging')) return;
      lift.disconnect();
      const { x, y, height } = element.getBoundingClientRect();
      const touch = new Touch({ identifier: 0, target: element, clientX: x + 300, clientY: y + height / 2 });
      const move = { touches: [touch], bubbles: true, cancelable: true };
      element.dispatchEvent(new TouchEvent('touchmove', move));
    };
    const lift = new MutationObserver(moveAtOnce);
    lift.observe(root, { attributeFilter: ['data-dragging'] });
  });
  await finger.touchAt(row, 200);
  await expect(page.locator('html[data-dragging]')).toBeAttached();
  await finger.go(120);
  await expect(row.locator('[data-deed]')).toHaveCount(0);
  await finger.go(-120);
  await finger.lift();
  await nothingHappened();
});

test('in a line of days a row is swiped and the rest turns the page', async ({ page, planner, server }) => {
  await planner.add('Today', 'one', 'two');
  await page.goto(`${server.origin}/horizons/days/`);
  await expect(planner.titles('Today')).toHaveText(['one', 'two']);
  await expect(page.locator('html[data-whole]')).toBeAttached();
  const finger = await Finger.on(page);
  const slides = page.locator('[data-slide]').first().locator('..');
  const scrolled = () => slides.evaluate((element) => element.scrollLeft);

  await finger.touchAt(planner.row('one'), 300);
  await finger.go(-120);
  await expect(planner.row('one').locator('[data-ready]')).toBeVisible();
  expect(await scrolled()).toBe(0);
  await finger.lift();
  await page.getByRole('dialog', { name: 'Period' }).press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await scrolled()).toBe(0);

  await finger.touchAt(planner.panel('Today').getByRole('heading'), 300);
  await finger.go(-220);
  await finger.lift();
  await expect.poll(scrolled).toBeGreaterThan(300);
});

test('also a subgoal in an open goal is swiped, and no list scrolls sideways by it', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'whole');
  await planner.row('whole').locator('[data-goal-title]').tap();
  const sheet = page.getByRole('dialog', { name: 'whole' });
  await sheet.getByRole('button', { name: 'Add...' }).tap();
  await page.keyboard.type('part');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const finger = await Finger.on(page);
  await finger.touchAt(planner.row('part'), 120);
  await finger.go(120);
  await expect(planner.row('part').locator('[data-ready]')).toBeVisible();
  expect(
    await planner.row('part').evaluate((row) => {
      const wide = [];
      for (let at: Element | null = row.parentElement; at; at = at.parentElement)
        if (at.scrollWidth > at.clientWidth && getComputedStyle(at).overflowX !== 'visible' && at.scrollLeft)
          wide.push(at.className);
      return wide;
    }),
  ).toEqual([]);
  await finger.lift();
  await expect(sheet.getByText('1 of 1')).toBeVisible();
});

test('keys do the same: the box ticks, the options move', async ({ page, planner }) => {
  await planner.add('Today', 'one');
  await planner.row('one').getByRole('checkbox').press('Space');
  await expect(planner.row('one').getByRole('checkbox')).toBeChecked();
  await planner.row('one').locator('[data-goal-title]').press('/');
  await page.getByRole('menuitem', { name: 'Move to period' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'This week' }).press('Enter');
  await expect(planner.titles('Today')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Horizons' }).getByRole('button', { name: 'Weeks' }).click();
  await expect(planner.titles(thisWeek)).toHaveText(['one']);
});
