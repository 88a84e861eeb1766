import { expect, test } from './fixtures.ts';

test('what was pasted, moved, ticked and deleted is undone step by step, done again, and is so with no network', async ({
  page,
  planner,
  context,
  signInElsewhere,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const notices = page.getByRole('region', { name: 'Notices' });
  const focused = page.locator(':focus');
  const field = planner.panel('Today').getByRole('textbox', { name: 'Goal' });
  const undo = () => page.keyboard.press('ControlOrMeta+z');
  const redo = () => page.keyboard.press('ControlOrMeta+Shift+z');

  await test.step('three lines are one step, like each of what follows', async () => {
    await planner.paste('Today', '- milk\n- bread\n- tea');
    await expect(planner.titles('Today')).toHaveText(['milk', 'bread', 'tea']);
    await field.press('Escape');
    await planner.moveTo('milk', 'This week');
    await expect(planner.titles('Today')).toHaveText(['bread', 'tea']);
    await planner.tick('bread');
    await expect(planner.row('bread').getByRole('checkbox')).toBeChecked();
    await planner.row('tea').locator('[data-goal-title]').focus();
    await page.keyboard.press('Backspace');
    await expect(planner.titles('Today')).toHaveText(['bread']);
  });

  await test.step('four times back is the start, and each says what it undid', async () => {
    await undo();
    await expect(notices).toContainText('Undone: “tea” deleted');
    await expect(planner.titles('Today')).toHaveText(['bread', 'tea']);
    await undo();
    await expect(notices).toContainText('Undone: “bread” done');
    await expect(planner.row('bread').getByRole('checkbox')).not.toBeChecked();
    await undo();
    await expect(notices).toContainText('Undone: “milk” moved');
    await expect(planner.titles('Today')).toHaveText(['milk', 'bread', 'tea']);
    await undo();
    await expect(notices).toContainText('Undone: 3 goals added');
    await expect(planner.titles('Today')).toHaveCount(0);
    await expect(notices.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('and four times forward is the end again', async () => {
    for (const said of ['3 goals added', '“milk” moved', '“bread” done', '“tea” deleted']) {
      await redo();
      await expect(notices).toContainText(`Redone: ${said}`);
    }
    await expect(planner.titles('Today')).toHaveText(['bread']);
    await expect(planner.row('milk')).toBeVisible();
  });

  await planner.isSaved();
  await planner.isInstalled();
  await test.step('with no network it is the same, also after a reload', async () => {
    await context.setOffline(true);
    await undo();
    await expect(planner.titles('Today')).toHaveText(['bread', 'tea']);
    await expect(notices).toContainText('Undone: “tea” deleted');
    await page.reload();
    await expect(planner.titles('Today')).toHaveText(['bread', 'tea']);
    await context.setOffline(false);
    await planner.isSaved();
    const other = await signInElsewhere();
    await expect(other.titles('Today')).toHaveText(['bread', 'tea']);
    await expect(other.row('bread').getByRole('checkbox')).toBeChecked();
  });

  await test.step('in a text the keys are the text’s own', async () => {
    await planner.add('Today', 'coffee');
    await planner.row('coffee').locator('[data-goal-title]').click();
    const title = page.getByRole('textbox', { name: 'Goal' });
    await title.press('End');
    await page.keyboard.type(' beans');
    await undo();
    await expect(title).not.toHaveValue('coffee beans');
    await expect(planner.titles('Today')).toHaveText(['bread', 'tea']);
    await page.keyboard.press('Escape');
    await expect(planner.row('coffee')).toBeVisible();
  });

  await test.step('a toast undoes its own step, though others came after it', async () => {
    await planner.moveTo('tea', 'This week');
    await planner.tick('coffee');
    await notices
      .getByRole('listitem')
      .filter({ hasText: 'Moved to' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(planner.row('tea').and(planner.panel('Today').locator('li'))).toBeVisible();
    await expect(planner.row('coffee').getByRole('checkbox')).toBeChecked();
    await notices.getByRole('button', { name: 'Redo' }).click();
    await expect(planner.titles('Today')).toHaveText(['bread', 'coffee']);
    await expect(focused).toHaveText('tea');
  });

  await test.step('a note is one step from when it is entered until it is left', async () => {
    await planner.row('coffee').locator('[data-goal-title]').focus();
    await page.keyboard.press('Alt+Enter');
    // A toast may cover the middle.
    await page.getByRole('textbox', { name: 'Note' }).click({ position: { x: 8, y: 8 } });
    await page.keyboard.type('Dark roast');
    await page.keyboard.press('Escape');
    await expect(planner.row('coffee').locator('[data-goal-title]')).toBeFocused();
    await undo();
    await expect(notices).toContainText('Undone: note of “coffee”');
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveText('');
  });
});
