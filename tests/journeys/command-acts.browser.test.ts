import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { nextWeek, thisWeek } from './periods-now.ts';
import { arrowTo } from './tab-to.ts';

const boxOn = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });

test('the command box acts on what is selected, by keys alone', async ({ page, planner }) => {
  await planner.add('Today', 'Walk', 'Bake', 'Mend', 'Sow');
  const box = boxOn(page);
  const focused = page.locator(':focus');
  const act = async (text: string, entry: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(text);
    const chosen = box.getByRole('option', { selected: true });
    await expect(chosen).toContainText(entry);
    await page.keyboard.press('Enter');
    await expect(box).toHaveCount(0);
  };
  const choose = async (first: string) => {
    await planner.row(first).locator('[data-goal-title]').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('toolbar', { name: 'Selected goals' })).toContainText('2 goals');
  };

  await test.step('its acts are offered first, and not without a selection', async () => {
    await planner.row('Walk').locator('[data-goal-title]').focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box.getByRole('option', { name: /^Today/u })).toBeVisible();
    await expect(box.getByRole('group', { name: /selected/u })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await choose('Walk');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box.getByRole('group', { name: 'Goals selected: 2' }).getByRole('option')).toContainText([
      'Done',
      'Move to today',
      'Move to tomorrow',
      'Move to this week',
      'Move to next week',
      'Move to period',
      'Colour',
      'Add tag',
      'Duplicate',
      'Delete',
    ]);
    await page.keyboard.press('Enter');
    await expect(box).toHaveCount(0);
    await expect(planner.panel('Today')).toContainText('2/4');
    await expect(focused).toHaveText('Walk');
  });

  await test.step('by the name of the act, or of any period', async () => {
    await choose('Walk');
    await act('reop', 'Reopen');
    await expect(planner.panel('Today')).toContainText('0/4');
    await choose('Walk');
    await act('next week', `Move to ${nextWeek}`);
    await expect(planner.titles(nextWeek)).toHaveText(['Walk', 'Bake']);
    await expect(focused).toHaveText('Mend');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(planner.titles('Today')).toHaveText(['Walk', 'Bake', 'Mend', 'Sow']);
  });

  await test.step('a colour is asked for at the bar', async () => {
    await choose('Mend');
    await act('colo', 'Colour');
    await expect(page.getByRole('dialog', { name: 'Colour' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('li[data-goal][data-color]')).toHaveCount(2);
    await expect(focused).toHaveText('Mend');
  });

  await test.step('all are deleted, and the next goal has the focus', async () => {
    await choose('Walk');
    await act('delete', 'Delete');
    await expect(planner.titles('Today')).toHaveText(['Mend', 'Sow']);
    await expect(focused).toHaveText('Mend');
  });
});

test('a found goal is acted on where it was found', async ({ page, planner }) => {
  await planner.add('Today', 'Bake rye bread', 'Mend the rye fence');
  const box = boxOn(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('rye');
  const found = box.getByRole('group', { name: 'Goals' }).getByRole('option');
  await expect(found).toHaveCount(2);

  await test.step('the right arrow opens the options of the highlighted goal', async () => {
    await page.keyboard.press('ArrowDown');
    const name = (await box.getByRole('option', { selected: true }).textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menu', { name: /^Options of/u })).toBeVisible();
    await arrowTo(page.getByRole('menuitem', { name: 'Done', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(box.getByRole('combobox')).toBeFocused();
    await expect(box.getByRole('option', { selected: true })).toContainText(name.slice(0, 8));
    await expect(page.locator('#page li[data-done]')).toHaveCount(1);
  });

  await test.step('so does the button, and a right click', async () => {
    await page.keyboard.press('Tab');
    await expect(box.getByRole('button', { name: 'Options' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu', { name: /^Options of/u })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await found.filter({ hasText: 'Bake' }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Move to period' }).click();
    await page.getByRole('menuitemradio', { name: 'This week' }).click();
    await expect(planner.titles(thisWeek)).toHaveText(['Bake rye bread']);
    await expect(box.getByRole('combobox')).toBeFocused();
  });

  await test.step('after a deletion the field still has the focus', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menu', { name: /^Options of/u })).toBeVisible();
    await arrowTo(page.getByRole('menuitem', { name: 'Delete', exact: true }));
    await page.keyboard.press('Enter');
    await expect(found).toHaveCount(1);
    await expect(box.getByRole('combobox')).toBeFocused();
  });

  await test.step('an act that opens the goal closes the box', async () => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menu', { name: /^Options of/u })).toBeVisible();
    await arrowTo(page.getByRole('menuitem', { name: 'Add subgoal', exact: true }));
    await page.keyboard.press('Enter');
    await expect(box).toHaveCount(0);
    await expect(page).toHaveURL(/\/goals\/|goal=/u);
  });
});
