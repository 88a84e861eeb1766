import { expect, test } from './fixtures.ts';
import { goalOption } from './planner.ts';
import type { Planner } from './planner.ts';

const names = ['Walk', 'Bake', 'Alter', 'Mend'];
const bar = (planner: Planner) => planner.page.getByRole('toolbar', { name: 'Selected goals' });
const title = (planner: Planner, name: string) => planner.row(name).locator('[data-goal-title]');

async function begin(planner: Planner, name: string): Promise<void> {
  await planner.understandsGestures();
  await title(planner, name).click({ modifiers: ['ControlOrMeta'] });
  await expect(bar(planner)).toBeVisible();
}

test('Ctrl+click and Shift+click choose; all are done at once and undone together', async ({ planner }) => {
  const { page } = planner;
  await planner.add('Today', ...names);
  await begin(planner, 'Bake');
  await title(planner, 'Mend').click({ modifiers: ['Shift'] });
  await expect(bar(planner)).toContainText('3 goals');
  await title(planner, 'Alter').click({ modifiers: ['ControlOrMeta'] });
  await expect(bar(planner)).toContainText('2 goals');
  await bar(planner).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('2 goals done').first()).toBeVisible();
  await expect(bar(planner)).toHaveCount(0);
  await expect(planner.panel('Today')).toContainText('2/4');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(planner.panel('Today')).toContainText('0/4');
});

test('by keyboard alone: a stretch is chosen, deleted, and comes back whole', async ({ planner }) => {
  const { page } = planner;
  await planner.add('Today', ...names);
  await begin(planner, 'Walk');
  await page.keyboard.press('Escape');
  await expect(bar(planner)).toHaveCount(0);

  await title(planner, 'Walk').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(planner)).toContainText('3 goals');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(bar(planner)).toContainText('2 goals');
  await expect(title(planner, 'Bake')).toBeFocused();
  await page.keyboard.press('/');
  await expect(bar(planner).getByRole('button', { name: 'Done' })).toBeFocused();
  await title(planner, 'Bake').focus();
  await page.keyboard.press('Delete');
  await expect(planner.titles('Today')).toHaveText(['Alter', 'Mend']);
  await expect(title(planner, 'Alter')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(planner.titles('Today')).toHaveText(names);
});

test('all move to a period from the bar, and by dragging one of them', async ({ planner }) => {
  const { page } = planner;
  await planner.add('Today', ...names);
  await begin(planner, 'Walk');
  await title(planner, 'Alter').click({ modifiers: ['ControlOrMeta'] });
  await bar(planner).getByRole('button', { name: 'Move to period' }).click();
  await page.getByRole('tab', { name: 'Life' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Life', exact: true }).click();
  await expect(planner.titles('Life')).toHaveText(['Walk', 'Alter']);
  await expect(page.getByText('2 goals moved to Life').first()).toBeVisible();

  await begin(planner, 'Walk');
  await title(planner, 'Alter').click({ modifiers: ['Shift'] });
  await planner.drag('Alter', 'Today');
  await expect(planner.titles('Life')).toHaveCount(0);
  await expect(planner.titles('Today')).toHaveCount(4);
  const order = await planner.titles('Today').allTextContents();
  expect(order.indexOf('Alter')).toBe(order.indexOf('Walk') + 1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(planner.titles('Life')).toHaveText(['Walk', 'Alter']);
});

test('colours and tags go to all, with no network too', async ({ planner, context }) => {
  const { page } = planner;
  await planner.add('Today', ...names);
  await planner.isSaved();
  await planner.isInstalled();
  await context.setOffline(true);
  await begin(planner, 'Walk');
  await title(planner, 'Bake').click({ modifiers: ['Shift'] });
  await bar(planner).getByRole('button', { name: 'Colour' }).click();
  await page.getByRole('radio', { name: 'Red', exact: true }).click();
  await expect(planner.row('Walk')).toHaveAttribute('data-color', 'red');
  await expect(planner.row('Bake')).toHaveAttribute('data-color', 'red');

  await begin(planner, 'Walk');
  await title(planner, 'Bake').click({ modifiers: ['Shift'] });
  await bar(planner).getByRole('button', { name: 'Add tag' }).click();
  const field = page.getByRole('textbox', { name: 'Add tag' });
  await field.fill('two words');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A tag is one word, without punctuation.');
  await field.fill('#home');
  await field.press('Enter');
  await expect(page.getByText('2 goals tagged home').first()).toBeVisible();
  await expect(planner.row('Walk')).toContainText('home');
  await page.keyboard.press('Shift+F');
  await page.getByRole('dialog').getByRole('button', { name: 'home', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(planner.titles('Today')).toHaveText(['Walk', 'Bake']);
  await context.setOffline(false);
  await planner.isSaved();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a choice begins in the options, taps go on', async ({ planner }) => {
    const { page } = planner;
    await planner.add('Today', 'Walk', 'Bake');
    await title(planner, 'Walk').focus();
    await page.keyboard.press('/');
    await (await goalOption(page, 'Select')).tap();
    await expect(bar(planner)).toContainText('1 goal');
    await title(planner, 'Bake').tap();
    await expect(bar(planner)).toContainText('2 goals');
    await bar(planner).getByRole('button', { name: 'Done' }).tap();
    await expect(planner.panel('Today')).toContainText('2/2');
    await expect(bar(planner)).toHaveCount(0);
  });
});
