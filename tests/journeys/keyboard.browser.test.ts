import { expect, test } from './fixtures.ts';
import { thisWeek } from './periods-now.ts';
import { arrowTo } from './tab-to.ts';

test('everything goes without a mouse', async ({ page, planner }) => {
  const focused = page.locator(':focus');

  await test.step('N adds for today, a list at once', async () => {
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog', { name: 'New goal' })).toBeVisible();
    await page.keyboard.insertText('first\nsecond\nthird');
    await page.keyboard.press('Enter');
    await expect(planner.titles('Today')).toHaveText(['first', 'second', 'third']);
  });

  await test.step('arrows walk, Enter edits, Escape reverts', async () => {
    await planner.row('first').locator('[data-goal-title]').focus();
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText('second');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' thoughts');
    await page.keyboard.press('Escape');
    await expect(planner.titles('Today')).toHaveText(['first', 'second', 'third']);
    await page.keyboard.press('Enter');
    await page.keyboard.type(' thoughts');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText('second thoughts');
  });

  await test.step('up and down go on writing in the row above and below, and no further', async () => {
    const field = page.getByRole('textbox', { name: 'Goal' });
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('second thoughts');
    for (const [key, name] of [
      ['ArrowDown', 'third'],
      ['ArrowDown', 'third'],
      ['ArrowUp', 'second thoughts'],
      ['ArrowUp', 'first'],
      ['ArrowUp', 'first'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(field).toHaveValue(name);
    }
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveValue('second thoughts');
    await expect(planner.row('first!')).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await expect(planner.row('first')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText('second thoughts');
  });

  await test.step('Space lifts, arrows carry, Space drops, and it is said aloud', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await expect(planner.titles('Today')).toHaveText(['second thoughts', 'first', 'third']);
    await expect(page.getByText('second thoughts moved to position 1 of 3 in Today.')).toBeAttached();
    await expect(focused).toHaveText('second thoughts');
  });

  await test.step('slash opens the options; a goal goes to the week from there', async () => {
    await page.keyboard.press('/');
    await arrowTo(page.getByRole('menuitem', { name: 'Move to period' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('menu')).toHaveCount(2);
    await arrowTo(page.getByRole('menuitemradio', { name: 'This week' }));
    await page.keyboard.press('Enter');
    await expect(planner.titles(thisWeek)).toHaveText(['second thoughts']);
  });

  await test.step('Backspace deletes, with a way back', async () => {
    await planner.row('third').locator('[data-goal-title]').focus();
    await page.keyboard.press('Backspace');
    await expect(planner.row('third')).toHaveCount(0);
    const undo = page.getByRole('button', { name: 'Undo' }).last();
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(planner.row('third')).toBeVisible();
  });

  await test.step('Alt+Enter opens the goal, Enter saves and closes it', async () => {
    await planner.row('first').locator('[data-goal-title]').focus();
    await page.keyboard.press('Alt+Enter');
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await expect(page).toHaveURL(/\/goals\/[^/]+\/$/u);
    await page.keyboard.press('End');
    await page.keyboard.type(' of all');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(planner.row('first of all')).toBeVisible();
    await expect(focused).toHaveText('first of all');
  });

  await test.step('F searches, S hides the sidebar, ? shows the keys, T goes to today', async () => {
    await page.keyboard.press('f');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('thou');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('second thoughts');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('s');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await page.keyboard.press('s');
    await page.keyboard.press('Shift+Slash');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Later', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(planner.panel('Today')).toHaveCount(0);
    await page.keyboard.press('t');
    await expect(planner.panel('Today')).toBeVisible();
  });

  await test.step('no key acts while something is typed', async () => {
    await planner.panel('Today').getByRole('button', { name: 'Add goal' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('nst f?');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(planner.row('nst f?')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a list that is pasted into a name begins there and goes on below', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('- milk\n- bread\n\n- tea'));
    await planner.row('nst f?').locator('[data-goal-title]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+v');
    await page.keyboard.press('Enter');
    await expect(planner.titles('Today')).toHaveText(['first of all', 'third', 'milk', 'bread', 'tea']);
  });
});

test('a goal is not saved by the Enter that ends a composition', async ({ page, planner }) => {
  await planner.panel('Today').getByRole('button', { name: 'Add goal' }).click();
  const field = planner.panel('Today').getByRole('textbox', { name: 'Goal' });
  await field.fill('日本語');
  await field.evaluate((element) => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    );
  });
  await expect(field).toHaveValue('日本語');
  await page.keyboard.press('Enter');
  await expect(planner.row('日本語')).toBeVisible();
});

test('what is typed while a box opens stands in it', async ({ page, planner }) => {
  await expect(planner.panel('Today')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('test the tent');
  await expect(page.getByRole('dialog', { name: 'New goal' }).getByRole('textbox')).toHaveValue(
    'test the tent',
  );
  await page.keyboard.press('Enter');
  await expect(planner.titles('Today')).toHaveText(['test the tent']);

  await page.keyboard.press('f');
  await page.keyboard.type('tent');
  await expect(page.getByRole('combobox')).toHaveValue('tent');
});

test('what is typed while a note opens stands in it, in its order', async ({ page, planner }) => {
  await planner.add('Today', 'tent');
  // Focuses the note immediately: on a slow machine the code after the paint has not run yet.
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      const note = document.querySelector<HTMLElement>('[data-open-goal] .ql-editor');
      if (!note || !document.querySelector('[data-open-goal] [role="toolbar"]')) return;
      watcher.disconnect();
      note.focus();
      document.execCommand('insertText', false, 'Pegs ');
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  await planner.row('tent').locator('[data-goal-title]').focus();
  await page.keyboard.press('Alt+Enter');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveText(/^Pegs\s?$/u);
  await page.keyboard.type('and rope');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveText('Pegs and rope');
});
