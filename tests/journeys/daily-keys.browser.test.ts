import { expect, test } from './fixtures.ts';
import { thisWeek, tomorrow } from './periods-now.ts';
import type { Planner } from './planner.ts';

const title = (planner: Planner, name: string) => planner.row(name).locator('[data-goal-title]');

test('daily acts have one key each, and the focus is where the next one begins', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Dig', 'Call', 'Bake', 'Mend', 'Walk');
  await title(planner, 'Dig').focus();

  await test.step('tick and reopen, on the same row', async () => {
    await page.keyboard.press('x');
    await expect(planner.row('Dig').getByRole('checkbox')).toBeChecked();
    await expect(title(planner, 'Dig')).toBeFocused();
    await page.keyboard.press('x');
    await expect(planner.row('Dig').getByRole('checkbox')).not.toBeChecked();
  });

  await test.step('open and rename', async () => {
    await page.keyboard.press('o');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Dig');
    await page.keyboard.press('Escape');
    await expect(title(planner, 'Dig')).toBeFocused();
    await page.keyboard.press('F2');
    await expect(page.getByRole('textbox', { name: 'Goal' })).toHaveValue('Dig');
    await page.keyboard.press('Escape');
    await expect(title(planner, 'Dig')).toBeFocused();
  });

  await test.step('surfaces open at the row and give the focus back', async () => {
    for (const [key, name] of [
      ['p', 'Period'],
      ['h', 'Time'],
      ['c', 'Colour'],
      ['Shift+t', 'Tags'],
      ['a', 'Assignee'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name }), key).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog'), key).toHaveCount(0);
      await expect(title(planner, 'Dig'), key).toBeFocused();
    }
  });

  await test.step('letters and arrows choose in a surface', async () => {
    await page.keyboard.press('a');
    const people = page.getByRole('radiogroup', { name: 'Assignee' });
    await expect(people.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(people.getByRole('radio').last()).toBeFocused();
    const name = (await people.locator('bdi').first().textContent()) ?? '';
    await page.keyboard.type(name.slice(0, 3));
    await expect(people.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    const colors = page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio');
    await expect(colors.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(colors.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(title(planner, 'Dig')).toBeFocused();
  });

  await test.step('tomorrow and next week, and the next row has the focus', async () => {
    await page.keyboard.press('d');
    await expect(planner.titles(tomorrow)).toHaveText(['Dig']);
    await expect(title(planner, 'Call')).toBeFocused();
    await page.keyboard.press('Shift+d');
    await expect(planner.titles('Today')).toHaveText(['Bake', 'Mend', 'Walk']);
    await expect(title(planner, 'Bake')).toBeFocused();
    await title(planner, 'Dig').focus();
    await page.keyboard.press('0');
    await expect(planner.titles('Today')).toHaveText(['Bake', 'Mend', 'Walk', 'Dig']);
  });

  await test.step('duplicate, and the copy has the focus', async () => {
    await title(planner, 'Mend').focus();
    await page.keyboard.press('Shift+v');
    await expect(planner.titles('Today')).toHaveText(['Bake', 'Mend', 'Mend', 'Walk', 'Dig']);
    await expect(title(planner, 'Mend').nth(1)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(planner.titles('Today')).toHaveText(['Bake', 'Mend', 'Walk', 'Dig']);
  });

  await test.step('below the goal above', async () => {
    await title(planner, 'Mend').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(planner.titles('Today')).toHaveText(['Bake', 'Walk', 'Dig']);
    await expect(title(planner, 'Walk')).toBeFocused();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(planner.row('Bake')).toContainText('2 subgoals');
    await expect(title(planner, 'Dig')).toBeFocused();
  });

  await test.step('and out again, in the list of subgoals', async () => {
    await title(planner, 'Bake').focus();
    await page.keyboard.press('o');
    const below = page.getByRole('dialog').locator('li[data-goal] [data-goal-title]');
    await expect(below).toHaveText(['Mend', 'Walk']);
    await below.first().focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(below).toHaveText(['Walk']);
  });
});

test('Tab makes the goal whose name is edited a subgoal, and never traps', async ({ page, planner }) => {
  await planner.add('Today', 'Trip', 'Pack', 'Book');
  const field = page.getByRole('textbox', { name: 'Goal', exact: true });
  await title(planner, 'Pack').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' bags');
  await page.keyboard.press('Tab');
  await expect(planner.titles('Today')).toHaveText(['Trip', 'Book']);
  await expect(planner.row('Trip')).toContainText('1 subgoal');
  await expect(title(planner, 'Book')).toBeFocused();

  // The first row has none above, so Tab leaves the field.
  await title(planner, 'Trip').focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toHaveCount(0);
  await expect(planner.titles('Today')).toHaveText(['Trip', 'Book']);

  await title(planner, 'Trip').focus();
  await page.keyboard.press('o');
  const below = page.getByRole('dialog').locator('li[data-goal] [data-goal-title]');
  await expect(below).toHaveText(['Pack bags']);
  await below.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(below).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(planner.titles('Today')).toContainText(['Trip', 'Pack bags']);
});

test('goals are copied as a list, and pasted as the same goals', async ({ page, planner, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await planner.paste('Today', '- Trip\n  - [x] Book\n  - Pack\n- Rest');
  await expect(planner.titles('Today')).toHaveText(['Trip', 'Rest']);
  await page.keyboard.press('Escape');
  await title(planner, 'Trip').focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('3 copied').first()).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return [await read('text/plain'), await read('text/html')];
  });
  expect(copied[0]).toBe('- [ ] Trip\n  - [x] Book\n  - [ ] Pack');
  expect(copied[1]).toContain('<li>[x] Book</li>');
});

test('the keys act on all selected goals', async ({ page, planner }) => {
  await planner.add('Today', 'Dig', 'Call', 'Bake');
  await planner.understandsGestures();
  const choose = async () => {
    await title(planner, 'Dig').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('toolbar', { name: 'Selected goals' })).toContainText('2 goals');
  };
  await choose();
  await page.keyboard.press('x');
  await expect(planner.panel('Today')).toContainText('2/3');
  await choose();
  await page.keyboard.press('c');
  await page.getByRole('radio', { name: 'Red', exact: true }).click();
  await expect(planner.row('Call')).toHaveAttribute('data-color', 'red');
  await choose();
  await page.keyboard.press('d');
  await expect(planner.titles(tomorrow)).toHaveText(['Dig', 'Call']);
  await expect(title(planner, 'Bake')).toBeFocused();
});

test('a right click opens the menu at the pointer, with at most 14 entries', async ({ page, planner }) => {
  await planner.add('Today', 'Dig');
  await planner.understandsGestures();
  await title(planner, 'Dig').click({ button: 'right', position: { x: 12, y: 8 } });
  const menu = page.getByRole('menu', { name: 'Options of Dig' });
  await expect(menu).toBeVisible();
  const entries = await menu.getByRole('menuitem').allTextContents();
  expect(entries.length).toBeLessThanOrEqual(14);
  expect(entries[0]).toMatch(/^Done/u);
  expect(entries.at(-1)).toMatch(/^Delete/u);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(title(planner, 'Dig')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(new URL('/calendar/', page.url()).href);
  await planner.understandsGestures();
  await page.getByRole('button', { name: 'Dig', exact: true }).click({ button: 'right' });
  await expect(menu).toBeVisible();
});

test('G and a letter go to a screen, and the keys are in the sheet and the settings', async ({
  page,
  planner,
}) => {
  await expect(planner.panel(thisWeek)).toBeVisible();
  for (const [letter, address] of [
    ['h', /\/home\/$/u],
    ['c', /\/calendar\/$/u],
    ['w', /\/horizons\/weeks\/$/u],
    ['s', /\/settings\/$/u],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'Keyboard' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mark as done, or reopen: X' })).toBeVisible();
  await page.keyboard.press('Shift+Slash');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('region', { name: 'On a goal' })).toContainText('Move to tomorrow');
});
