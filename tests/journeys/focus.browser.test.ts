import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { goalOption } from './planner.ts';

/** A new surface takes the focus a moment after it is drawn. */
const hasFocus = (open: Locator) =>
  expect.poll(() => open.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('what opens over the page gives the focus back where it was', async ({ planner }) => {
  const { page } = planner;
  await planner.add('Today', 'Dig the garden', 'Call grandma');
  const title = planner.row('Dig the garden').locator('[data-goal-title]');
  await title.focus();
  const open = page.locator('[role=dialog], [role=menu]');
  for (const keys of [['/'], ['ControlOrMeta+k'], ['n'], ['f'], ['Shift+Slash'], ['Alt+Enter']]) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(open, keys.join()).toBeVisible();
    await hasFocus(open);
    await page.keyboard.press('Escape');
    await expect(open, keys.join()).toHaveCount(0);
    await expect(title, keys.join()).toBeFocused();
  }
  for (const [entry, surface] of [
    ['Colour', 'Color'],
    ['Pick a date', 'Period'],
  ] as const) {
    await page.keyboard.press('/');
    if (surface === 'Period')
      await page.getByRole('menuitem', { name: 'Move to period' }).press('ArrowRight');
    const chosen =
      surface === 'Period'
        ? page.getByRole('menuitem', { name: new RegExp(`^${entry}`, 'u') })
        : await goalOption(page, entry);
    await chosen.press('Enter');
    await expect(page.getByRole('dialog'), surface).toBeVisible();
    await hasFocus(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(open, surface).toHaveCount(0);
    await expect(title, surface).toBeFocused();
  }
});

test('a goal that is moved takes the focus along; one that leaves the page gives it to what stands next', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Dig the garden', 'Call grandma', 'Water the plants');
  const title = (name: string) => planner.row(name).locator('[data-goal-title]');
  const move = async (name: string, period: string) => {
    await title(name).focus();
    await page.keyboard.press('/');
    await page.getByRole('menuitem', { name: 'Move to period' }).press('ArrowRight');
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveCount(1);
    await page.getByRole('menuitemradio', { name: period, exact: true }).press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await move('Dig the garden', 'Tomorrow');
  await expect(planner.titles('Today')).toHaveText(['Call grandma', 'Water the plants']);
  await expect(title('Call grandma')).toBeFocused();

  await page.goto(`${server.origin}/horizons/days/`);
  await move('Call grandma', 'This month');
  await expect(planner.row('Call grandma')).toHaveCount(0);
  await expect(title('Water the plants')).toBeFocused();

  await page.keyboard.press('Backspace');
  await expect(planner.row('Water the plants')).toHaveCount(0);
  await expect(planner.panel('Today').getByRole('button', { name: 'Add goal' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title('Water the plants')).toBeFocused();
});

test('a field for new goals that is closed gives the focus to what stands in its place', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Dig the garden', 'Call grandma');
  const add = planner.panel('Today').getByRole('button', { name: 'Add goal' });
  await add.click();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  const title = planner.row('Dig the garden').locator('[data-goal-title]');
  await title.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(planner.panel('Today').getByRole('textbox', { name: 'Goal' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(title).toBeFocused();
});

test('a sidebar that is hidden with the focus in it gives it to the page', async ({ page, planner }) => {
  await planner.panel('Today').waitFor();
  await page.getByRole('link', { name: 'Days' }).first().click();
  await expect(page).toHaveURL(/\/days\/$/u);
  await page.keyboard.press('s');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.locator('#page')).toBeFocused();
});
