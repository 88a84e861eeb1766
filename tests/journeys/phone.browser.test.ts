import { expect, test } from './fixtures.ts';
import { boxOf } from './planner.ts';
import { Finger } from './finger.ts';
import { holdBack } from './hold-back.ts';
import { thisWeek } from './periods-now.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a long press lifts a goal, a swipe only scrolls', async ({ page, planner }) => {
  await planner.add('Today', 'one', 'two', 'three');
  await planner.understandsGestures();
  const touch = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const from = await boxOf(planner.row('one'));
  const to = await boxOf(planner.row('three'));

  await finger('touchStart', 200, from.y + 20);
  await expect(page.locator('html[data-dragging]')).toBeAttached();
  for (const share of [0.3, 0.6, 1])
    await finger('touchMove', 200, from.y + 20 + (to.y + 12 - from.y) * share);
  await finger('touchEnd', 0, 0);
  await expect(planner.titles('Today')).toHaveText(['two', 'three', 'one']);

  const start = await boxOf(planner.row('three'));
  await finger('touchStart', 200, start.y + 20);
  for (const distance of [20, 60, 110]) await finger('touchMove', 200, start.y + 20 - distance);
  await finger('touchEnd', 0, 0);
  await expect(planner.titles('Today')).toHaveText(['two', 'three', 'one']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an open goal does not move under a thumb while its editor arrives', async ({ page, planner }) => {
  await planner.add('Today', 'Walk by the sea');
  const editor = await holdBack(page, '**/assets/notes-editor-*.js');
  await page.reload();
  await planner.row('Walk by the sea').locator('[data-goal-title]').tap();
  const sheet = page.getByRole('dialog', { name: 'Walk by the sea' });
  await editor.isAsked;
  const heights = await sheet.evaluateHandle((element) => {
    const seen = new Set<number>();
    new ResizeObserver(() => seen.add(element.getBoundingClientRect().height)).observe(element);
    return seen;
  });
  await editor.letGo();
  await expect(sheet.getByRole('textbox', { name: 'Note', exact: true })).toBeVisible();
  await expect(sheet.locator('.ql-container')).toBeVisible();
  expect(await heights.evaluate((seen) => [...seen])).toHaveLength(1);
});

test('a phone plans with a thumb', async ({ page, planner, server }) => {
  await test.step('the round button adds a list', async () => {
    await page.getByRole('button', { name: 'New goal' }).tap();
    const sheet = page.getByRole('dialog', { name: 'New goal' });
    await sheet.getByRole('textbox').fill('Call home\nWalk by the sea');
    await sheet.getByRole('button', { name: 'Add 2' }).tap();
    await expect(planner.titles('Today')).toHaveText(['Call home', 'Walk by the sea']);
  });

  await test.step('a tap opens the goal as a sheet, and a swipe closes it', async () => {
    await planner.row('Walk by the sea').locator('[data-goal-title]').tap();
    const sheet = page.getByRole('dialog', { name: 'Walk by the sea' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: /^Today/u }).tap();
    await page.getByRole('tab', { name: 'Week', exact: true }).tap();
    await page.getByRole('button', { name: 'This week' }).tap();
    await expect(sheet.getByRole('button', { name: new RegExp(`^${thisWeek}`, 'u') })).toBeVisible();
    const box = await boxOf(sheet);
    await page.mouse.move(195, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(195, box.y + 160, { steps: 4 });
    await page.mouse.up();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('one horizon at a time, chosen by its stones', async () => {
    await page.getByRole('navigation', { name: 'Horizons' }).getByRole('button', { name: 'Weeks' }).tap();
    await expect(planner.titles(thisWeek)).toHaveText(['Walk by the sea']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Days' }).tap();
    await expect(planner.titles('Today')).toHaveText(['Call home']);
  });

  await test.step('everything that is touched is at least 44 pixels high', async () => {
    for (const target of await page.getByRole('navigation', { name: 'Main' }).locator('a, button').all()) {
      const box = await boxOf(target);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    const row = await boxOf(planner.row('Call home'));
    expect(row.height).toBeGreaterThanOrEqual(44);
  });

  await test.step('nothing is wider than the phone', async () => {
    for (const path of [
      '/horizons/',
      '/horizons/days/',
      '/horizons/hours/',
      '/settings/',
      '/deleted/',
      '/settings/not-saved/',
    ]) {
      await page.goto(server.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
  });
});

test('a swipe goes from day to day, beyond the seventh to the next seven, and back', async ({
  page,
  planner,
  server,
}) => {
  await page.goto(`${server.origin}/horizons/days/`);
  await expect(planner.panel('Today')).toBeVisible();
  const finger = await Finger.on(page);
  const slides = page.locator('[data-slide]');
  const shownDay = () =>
    slides.evaluateAll((all) => all.findIndex((slide) => slide.getBoundingClientRect().left > 0));
  const swipe = async (across: number) => {
    await finger.touch(across < 0 ? 320 : 80, 500);
    await finger.go(across);
    await finger.lift();
  };
  await expect(slides).toHaveCount(7);
  const names = await page.locator('[data-slide] h2').allTextContents();

  await slides.nth(6).evaluate((slide) => slide.scrollIntoView({ behavior: 'instant', inline: 'start' }));
  await expect(page).not.toHaveURL(/page=/u);
  await expect.poll(shownDay).toBe(6);
  await swipe(-220);
  await expect(page).toHaveURL(/page=1$/u);
  await expect(page.locator('[data-slide] h2').first()).not.toHaveText(names[0] ?? '');
  await expect.poll(shownDay).toBe(0);

  await swipe(220);
  await expect(page).not.toHaveURL(/page=/u);
  await expect(page.locator('[data-slide] h2')).toHaveText(names);
  await expect.poll(shownDay).toBe(6);
});
