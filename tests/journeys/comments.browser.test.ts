import { expect, test } from './fixtures.ts';
import type { Planner } from './planner.ts';

async function open(planner: Planner, name: string): Promise<void> {
  await planner.row(name).locator('[data-goal-title]').press('Alt+Enter');
  await expect(planner.page.getByRole('dialog', { name })).toBeVisible();
}

async function close(planner: Planner, name: string): Promise<void> {
  await planner.page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(planner.row(name).locator('[data-goal-title]')).toBeFocused();
}

test('a comment that was written with no network is read in another browser, and its goal’s history tells of it', async ({
  planner,
  signInElsewhere,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Read the survey');
  await planner.isSaved();
  await planner.isInstalled();

  await test.step('offline: a comment on a goal of the server, and on one that it does not know', async () => {
    await page.context().setOffline(true);
    await planner.add('Today', 'Made offline');
    for (const name of ['Read the survey', 'Made offline']) {
      await open(planner, name);
      await page.getByRole('button', { name: 'Comment', exact: true }).click();
      await page.keyboard.type('First line');
      await page.keyboard.press('Enter');
      await page.keyboard.type(`of ${name}`);
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.getByRole('region', { name: 'Comments' })).toContainText(`of ${name}`);
      await close(planner, name);
    }
    await open(planner, 'Read the survey');
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByText('This part needs a connection')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('You created this goal')).toBeVisible({ timeout: 30_000 });
    await close(planner, 'Read the survey');
  });

  await planner.isSaved();
  const other = await signInElsewhere();
  await other.page.reload();
  const comments = other.page.getByRole('region', { name: 'Comments' });
  for (const name of ['Made offline', 'Read the survey']) {
    await expect(other.row(name)).toContainText('1 comment');
    await open(other, name);
    await expect(comments.getByRole('listitem')).toHaveText([new RegExp(`First line\\sof ${name}`, 'u')]);
    if (name === 'Made offline') await close(other, name);
  }

  await test.step('changed there, it is changed here; deleted here, it comes back with Undo', async () => {
    await comments.getByRole('listitem').hover();
    await comments.getByRole('button', { name: /^Options of the comment/u }).click();
    await other.page.getByRole('menuitem', { name: 'Edit' }).click();
    await comments.getByRole('textbox', { name: 'Comment' }).fill('Better said');
    await comments.getByRole('button', { name: 'Save' }).click();
    await open(planner, 'Read the survey');
    const here = page.getByRole('region', { name: 'Comments' });
    await expect(here).toContainText('Better said');
    await here.getByRole('listitem').hover();
    await here.getByRole('button', { name: /^Options of the comment/u }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(here).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeFocused();
    await expect(comments).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(comments).toContainText('Better said');
  });
});
