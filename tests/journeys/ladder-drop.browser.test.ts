import { expect, test } from './fixtures.ts';
import { boxOf } from './planner.ts';

test('in an open goal, a subgoal is dropped on a rung of the ladder, by mouse and by keys', async ({
  page,
  planner,
}) => {
  const year = String(new Date().getFullYear());
  await planner.add(year, 'Publish the guide');
  await planner.row('Publish the guide').locator('[data-goal-title]').press('Alt+Enter');
  const addBelow = async (parent: string, ...names: readonly string[]) => {
    const dialog = page.getByRole('dialog', { name: parent });
    await dialog.getByRole('button', { name: 'Add...' }).click();
    for (const name of names) {
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('textbox', { name: 'Goal' })).toHaveValue('');
    }
    await page.keyboard.press('Escape');
  };
  await addBelow('Publish the guide', 'Part one');
  const titleIn = (parent: string, name: string) =>
    page
      .getByRole('dialog', { name: parent })
      .getByRole('region', { name: 'Subgoals' })
      .locator('[data-goal-title]', { hasText: name });
  await titleIn('Publish the guide', 'Part one').press('Alt+Enter');
  await addBelow('Part one', 'Sketch', 'Ink', 'Print');
  const part = page.getByRole('dialog', { name: 'Part one' });
  await part.getByRole('button', { name: 'Ladder' }).click();
  const rung = part.getByRole('region', { name: 'Ladder' }).getByRole('button', { name: /^Publish/u });
  await expect(rung).toContainText('0 of 1');

  await test.step('the mouse drops it', async () => {
    await planner.understandsGestures();
    const from = await boxOf(titleIn('Part one', 'Ink'));
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 8, { steps: 3 });
    // Without the row, the dialog is less tall, so the rung moves once.
    await expect(async () => {
      const to = await boxOf(rung);
      await page.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 6 });
      await expect(part.locator('li[data-aimed]')).toHaveCount(1, { timeout: 300 });
    }).toPass();
    await page.mouse.up();
    await expect(rung).toContainText('0 of 2');
    await expect(titleIn('Part one', 'Ink')).toHaveCount(0);
  });

  await test.step('the keys carry it there, and the next subgoal has the focus', async () => {
    await titleIn('Part one', 'Sketch').focus();
    await page.keyboard.press('Space');
    const said = page.locator('[aria-live=assertive]');
    await expect(said).toContainText('Sketch is picked up');
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(said).toContainText('in Publish the guide.', { timeout: 300 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(rung).toContainText('0 of 3');
    await expect(titleIn('Part one', 'Sketch')).toHaveCount(0);
    await expect(titleIn('Part one', 'Print')).toBeFocused();
  });
});
