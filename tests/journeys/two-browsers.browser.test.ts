import { expect, test } from './fixtures.ts';
import { newPlanner } from './planner.ts';

test('what one browser types appears in the other, and both can write the same note', async ({
  planner,
  signInElsewhere,
}) => {
  const other = await signInElsewhere();

  await planner.add('Today', 'Shared by two screens');
  await expect(other.row('Shared by two screens')).toBeVisible();

  await other.tick('Shared by two screens');
  await expect(planner.row('Shared by two screens').getByRole('checkbox')).toBeChecked();

  await test.step('two texts typed at the same time in one note both stand', async () => {
    for (const one of [planner, other]) {
      await one.row('Shared by two screens').locator('[data-goal-title]').focus();
      await one.page.keyboard.press('Alt+Enter');
      await expect(one.page.getByRole('textbox', { name: 'Note' })).toBeVisible();
    }
    await planner.page.getByRole('textbox', { name: 'Note' }).pressSequentially('From the first. ');
    await other.page.getByRole('textbox', { name: 'Note' }).pressSequentially('From the second. ');
    for (const one of [planner, other]) {
      const note = one.page.getByRole('textbox', { name: 'Note' });
      await expect(note).toContainText('From the first.');
      await expect(note).toContainText('From the second.');
    }
  });

  await test.step('the same title changed on both: one stands, the other waits on the shelf', async () => {
    await planner.page.keyboard.press('Escape');
    await other.page.keyboard.press('Escape');
    await other.isInstalled();
    await other.page.context().setOffline(true);
    await other.rename('Shared by two screens', 'The offline title');
    await planner.rename('Shared by two screens', 'The online title');
    await planner.isSaved();
    await other.page.context().setOffline(false);
    await expect(planner.row('The offline title')).toBeVisible({ timeout: 30_000 });
    await expect(other.row('The offline title')).toBeVisible();
  });
});

test('who begins to write right before the same letter keeps their words together', async ({
  planner,
  signInElsewhere,
}) => {
  const other = await signInElsewhere();
  await planner.add('Today', 'Begun by two');
  await expect(other.row('Begun by two')).toBeVisible();
  for (const one of [planner, other]) {
    await one.row('Begun by two').locator('[data-goal-title]').focus();
    await one.page.keyboard.press('Alt+Enter');
  }
  const mine = planner.page.getByRole('textbox', { name: 'Note' });
  const theirs = other.page.getByRole('textbox', { name: 'Note' });
  await mine.pressSequentially('F');
  await expect(theirs).toHaveText('F');
  await other.page.context().setOffline(true);
  // In one task, before the browser reports the caret.
  await theirs.evaluate((note) => {
    (note as HTMLElement).focus();
    note.dispatchEvent(new InputEvent('beforeinput', { data: 'F', inputType: 'insertText' }));
    document.execCommand('insertText', false, 'F');
  });
  await other.page.keyboard.type('rom the second. ');
  await mine.pressSequentially('rom the first. ');
  await planner.page.keyboard.press('Escape');
  await planner.isSaved();
  await planner.row('Begun by two').locator('[data-goal-title]').press('Alt+Enter');
  await other.page.context().setOffline(false);
  for (const note of [mine, theirs]) {
    await expect(note).toContainText('From the first.');
    await expect(note).toContainText('From the second.');
  }
});

test('two tabs of one browser show the same planner', async ({ planner, server, context }) => {
  const tab = await newPlanner(context);
  await tab.page.goto(`${server.origin}/horizons/days/`);
  await planner.add('Today', 'Typed in the first tab');
  await expect(tab.row('Typed in the first tab')).toBeVisible();
  await tab.tick('Typed in the first tab');
  await expect(planner.row('Typed in the first tab').getByRole('checkbox')).toBeChecked();
});

test('who saves a field that stood open since before another saved has their name, and the other finds theirs on the shelf', async ({
  planner,
  signInElsewhere,
}) => {
  const other = await signInElsewhere();
  await planner.add('Today', 'Named by two');
  await planner.isSaved();
  await planner.row('Named by two').locator('[data-goal-title]').click();
  const field = planner.page.getByRole('textbox', { name: 'Goal' });
  await expect(field).toHaveValue('Named by two');
  await other.rename('Named by two', 'The words of the other');
  await other.add('Today', 'Added behind it');
  // The edit has arrived, but the open field keeps the old name.
  await expect(planner.row('Added behind it')).toBeVisible();
  await expect(field).toHaveValue('Named by two');
  await field.fill('The later words');
  await field.press('Enter');
  await expect(other.row('The later words')).toBeVisible();
  await other.says(/^Not saved \(1\)$/u);
  await other.page.getByRole('link', { name: /^Not saved/u }).click();
  await expect(other.page.getByText('The words of the other').first()).toBeVisible();
});
