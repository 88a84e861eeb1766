import { expect, test } from './fixtures.ts';
import { nextWeek, tomorrow } from './periods-now.ts';
import { withBoard } from './screens.ts';

test('after an act by key on a row, the focus is where the next one starts', async ({ page, planner }) => {
  await planner.add('Today', 'one', 'two', 'three', 'four', 'five');
  await planner.understandsGestures();
  const focused = page.locator(':focus');
  const start = async (name: string) => {
    await planner.row(name).locator('[data-goal-title]').focus();
    await expect(focused).toHaveText(name);
  };

  await test.step('an act that leaves the row leaves the focus on it', async () => {
    await start('one');
    await page.keyboard.press('x');
    await expect(planner.panel('Today')).toContainText('1/5');
    await expect(focused).toHaveText('one');
    await page.keyboard.press('F2');
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText('one!');
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Colour' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(focused).toHaveText('one!');
    await page.keyboard.press('Shift+V');
    await expect(planner.titles('Today')).toHaveCount(6);
    await expect(focused).toHaveText('one!');
    for (const key of ['h', 'Shift+T', 'a']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(focused).toHaveText('one!');
    }
  });

  await test.step('so does a tag, a time or an assignee that was chosen', async () => {
    await start('two');
    await page.keyboard.press('Shift+T');
    await expect(page.getByRole('dialog').locator(':focus')).toBeAttached();
    await page.keyboard.type('garden');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(planner.row('two')).toContainText('garden');
    await expect(focused).toHaveText('two');
    await page.keyboard.press('h');
    await expect(page.getByRole('textbox', { name: 'Start' })).toBeFocused();
    await page.keyboard.type('18:00');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'End' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(focused).toHaveText('two');
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog').locator(':focus')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(focused).toHaveText('two');
  });

  await test.step('an act that takes the row away leads to the row below', async () => {
    await start('two');
    await page.keyboard.press('d');
    await expect(planner.titles(tomorrow)).toHaveText(['two']);
    await expect(focused).toHaveText('three');
    await page.keyboard.press('Shift+D');
    await expect(planner.titles(nextWeek)).toHaveText(['three']);
    await expect(focused).toHaveText('four');
    await page.keyboard.press('p');
    await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow' }).press('Enter');
    await expect(planner.titles(tomorrow)).toHaveText(['two', 'four']);
    await expect(focused).toHaveText('five');
  });
});

test('on a board, the calendar and the hours too, the focus is where the next act starts', async ({
  page,
  planner,
  server,
}) => {
  await planner.add('Today', 'one', 'two', 'three', 'four', 'five');
  await planner.understandsGestures();
  const focused = page.locator(':focus');
  const start = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().focus();
    await expect(focused).toHaveText(name);
  };

  await test.step('in the calendar', async () => {
    await page.goto(`${server.origin}/calendar/`);
    await start('one');
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Colour' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(focused).toHaveText('one');
    await page.keyboard.press('d');
    await expect(focused).toHaveText('two');
  });

  await test.step('on the hours', async () => {
    await page.goto(`${server.origin}/horizons/days/?view=hours`);
    await start('two');
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Colour' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(focused).toHaveText('two');
    await page.keyboard.press('Delete');
    await expect(focused).toHaveText('three');
  });

  await test.step('on a board', async () => {
    await page.goto(`${server.origin}${await withBoard(page, server.origin)}`);
    await start('Hecke schneiden');
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Colour' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(focused).toHaveText('Hecke schneiden');
    await page.keyboard.press('d');
    await expect(focused, 'A date leaves it on its list.').toHaveText('Hecke schneiden');
    await page.keyboard.press('Delete');
    await expect(focused).toHaveText('Kompost umsetzen');
  });
});
