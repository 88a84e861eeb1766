import { expect, test } from './fixtures.ts';
import { boxOf } from './planner.ts';
import { thisWeek, nextWeek } from './periods-now.ts';
import { further } from './further.ts';

test('a goal opens over the page, keeps its own address, and is a page after a reload', async ({
  page,
  planner,
  server,
}) => {
  await planner.add(thisWeek, 'Finish chapter 8');
  await planner.isSaved();
  await planner.row('Finish chapter 8').locator('[data-goal-title]').focus();
  await page.keyboard.press('Alt+Enter');
  const dialog = page.getByRole('dialog', { name: 'Finish chapter 8' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/goals\/[^/]+\/$/u);
  await expect(planner.panel(thisWeek)).toBeVisible();

  await test.step('colour, note, subgoals', async () => {
    await dialog.getByRole('button', { name: /^Colour/u }).click();
    await page.getByRole('radio', { name: 'Yellow' }).click();
    await expect(planner.row('Finish chapter 8')).toHaveAttribute('data-color', 'yellow');
    await dialog.getByRole('textbox', { name: 'Note' }).pressSequentially('The line moves, slowly.');
    await dialog.getByRole('button', { name: 'Add...' }).click();
    await page.keyboard.type('Re-read the field notes');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Pick two photographs');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await planner.tick('Pick two photographs');
    await expect(dialog.getByText('1 of 2')).toBeVisible();
  });

  await test.step('a subgoal shows what it serves, and leads back', async () => {
    await dialog.getByText('Re-read the field notes').focus();
    await page.keyboard.press('Alt+Enter');
    const below = page.getByRole('dialog', { name: 'Re-read the field notes' });
    await below
      .getByRole('navigation', { name: 'Serves' })
      .getByRole('button', { name: 'Finish chapter 8' })
      .click();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Finish chapter 8');
    await expect(dialog.getByText('Re-read the field notes')).toBeVisible();
  });

  await test.step('Escape saves and closes, back in the list it stands where it stood', async () => {
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Finish chapter 8, the tree line');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(planner.titles(thisWeek)).toHaveText(['Finish chapter 8, the tree line']);
    await expect(page).toHaveURL(/\/horizons\/$/u);
  });

  await test.step('its address alone shows it as a page', async () => {
    await planner.isSaved();
    await planner.row('Finish chapter 8, the tree line').locator('[data-goal-title]').focus();
    await page.keyboard.press('Alt+Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Finish chapter 8, the tree line');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Note' })).toContainText('The line moves, slowly.');
    await page.goto(`${server.origin}/goals/0198c0de-0000-7000-8000-000000000000/`);
    await expect(page).toHaveURL(/\/horizons\/$/u);
  });
});

test('a title takes 150 characters, emoji counted as one', async ({ page, planner }) => {
  await planner.add('Today', 'short');
  await planner.row('short').locator('[data-goal-title]').focus();
  await page.keyboard.press('Alt+Enter');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('🪨'.repeat(160));
  await expect(title).toHaveValue('🪨'.repeat(150));
});

test('what was deleted waits under Deleted goals and comes back with its subgoals', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Keep', 'Delete me');
  await planner.row('Delete me').locator('[data-goal-title]').focus();
  await page.keyboard.press('Alt+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Add...' }).click();
  await page.keyboard.type('with me');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await planner.isSaved();
  await planner.row('Delete me').locator('[data-goal-title]').focus();
  await page.keyboard.press('Backspace');
  await expect(planner.titles('Today')).toHaveText(['Keep']);
  await planner.isSaved();

  await page.getByRole('link', { name: 'Deleted goals' }).click();
  await expect(page.getByText('with 1 subgoal')).toBeVisible();
  await page.getByRole('button', { name: 'Restore: Delete me' }).click();
  await expect(page.getByText('Nothing was deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Horizons' }).click();
  await expect(planner.titles('Today')).toHaveText(['Keep', 'Delete me']);
  await expect(planner.row('Delete me').getByText('1 subgoal')).toBeVisible();

  await test.step('a subgoal whose goal is still deleted comes back by itself, and that is said', async () => {
    await planner.row('Delete me').locator('[data-goal-title]').focus();
    await page.keyboard.press('Alt+Enter');
    await planner.row('with me').locator('[data-goal-title]').focus();
    await page.keyboard.press('Backspace');
    await expect(planner.row('with me')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await planner.row('Delete me').locator('[data-goal-title]').press('Backspace');
    await expect(planner.row('Delete me')).toHaveCount(0);
    await planner.isSaved();
    await page.getByRole('link', { name: 'Deleted goals' }).click();
    await page.getByRole('button', { name: 'Restore: with me' }).click();
    await expect(page.getByText(/^Goal restored without its parent/u)).toBeVisible();
  });

  await test.step('what goes for good is asked about', async () => {
    const question = page.getByRole('dialog', { name: /^Delete .*Delete me.* for good\?$/u });
    await page.getByRole('button', { name: 'Delete for good: Delete me' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Restore: Delete me' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete for good: Delete me' }).click();
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Nothing was deleted')).toBeVisible();
  });
});

test('columns fold, done goals hide, and both are so on the next visit', async ({ page, planner }) => {
  await planner.add('Today', 'open', 'done');
  await planner.tick('done');
  await page.getByRole('switch', { name: 'Hide completed' }).click();
  await expect(planner.titles('Today')).toHaveText(['open']);
  await page.getByRole('button', { name: 'Collapse Weeks' }).click();
  await expect(planner.panel(thisWeek)).toHaveCount(0);
  await planner.isSaved();
  await page.reload();
  await planner.isOpen();
  await expect(planner.titles('Today')).toHaveText(['open']);
  await expect(page.getByRole('button', { name: 'Expand Weeks' })).toBeVisible();
});

test('a drag goes back on Escape, and a move can be undone', async ({ page, planner }) => {
  await planner.add('Today', 'one', 'two');
  await planner.understandsGestures();
  const from = await boxOf(planner.row('two'));
  await page.mouse.move(from.x + 60, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x - 300, from.y, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(planner.titles('Today')).toHaveText(['one', 'two']);
  const first = await boxOf(planner.row('one'));
  await page.mouse.move(first.x + 60, first.y + 10);
  await page.mouse.down();
  await page.mouse.move(first.x - 100, first.y, { steps: 5 });
  await page.mouse.move(600, 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('one is back where it was.')).toBeAttached();
  await expect(planner.titles('Today')).toHaveText(['one', 'two']);

  await planner.drag('one', nextWeek);
  await expect(planner.titles(nextWeek)).toHaveText(['one']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(planner.titles('Today')).toHaveText(['one', 'two']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(
  'the last tick of a day is celebrated, where it was made; what lies below can be used meanwhile',
  { tag: further },
  async ({ page, planner, signInElsewhere }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const celebration = page.getByRole('heading', { name: 'Today is done' });
    await planner.add('Today', 'one', 'two');
    await planner.isSaved();
    const elsewhere = await signInElsewhere();
    await planner.tick('one');
    await expect(celebration).toHaveCount(0);
    await planner.tick('two');
    await expect(celebration).toBeVisible();
    await expect(page.getByText('2 of 2. The stack is a stone taller.')).toBeVisible();
    await expect(page.locator('[data-confetti]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(celebration).toHaveCount(0);

    await expect(elsewhere.row('two').getByRole('checkbox')).toBeChecked();
    await expect(elsewhere.page.getByRole('heading', { name: 'Today is done' })).toHaveCount(0);

    await planner.add('Today', 'three');
    await planner.tick('three');
    await expect(celebration).toBeVisible();
    await expect(page.locator('[data-confetti]')).toHaveCount(0);
    await planner.add(nextWeek, 'Typed while the pebbles fall');
    await page.getByRole('button', { name: 'Back to the plan' }).click();
    await expect(celebration).toHaveCount(0);

    await planner.add('Today', 'four');
    await planner.row('four').locator('[data-goal-title]').press('Delete');
    await expect(planner.row('four')).toHaveCount(0);
    await expect(celebration).toHaveCount(0);
  },
);
