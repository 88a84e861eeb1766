import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

test(
  'a board and a list come back from the deleted things, long after Undo was offered',
  { tag: further },
  async ({ page, planner, server }) => {
    const part = page.getByRole('region', { name: 'Boards and lists' });
    const choose = async (of: string, entry: string) => {
      await page.getByRole('button', { name: `Options for ${of}`, exact: true }).click();
      await page.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    await page.goto(`${server.origin}/boards/`);
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByRole('textbox', { name: 'Board name' }).fill('House');
    await page.keyboard.press('Enter');
    for (const name of ['To do', 'Ideas']) {
      await page.getByRole('textbox', { name: 'List name' }).fill(name);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    for (const [list, goal] of [
      ['To do', 'Paint the hall'],
      ['Ideas', 'A pond'],
    ] as const) {
      const region = page.getByRole('region', { name: list, exact: true });
      await region.getByRole('button', { name: 'Add goal' }).click();
      await region.getByRole('textbox', { name: 'Goal' }).fill(goal);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
    }
    await planner.isSaved();
    await choose('Ideas', 'Delete list');
    await expect(page.getByRole('region', { name: 'Ideas', exact: true })).toHaveCount(0);
    await planner.isSaved();

    await test.step('they are listed with what went along, a list only while its board is there', async () => {
      await page.goto(`${server.origin}/deleted/`);
      await expect(part.getByRole('listitem')).toHaveText([
        /^Ideas\s*List of House · Deleted .* with 1 goal/u,
      ]);
      await page.goto(`${server.origin}/boards/`);
      await choose('House', 'Delete board');
      await expect(page.getByRole('link', { name: /^House/u })).toHaveCount(0);
      await planner.isSaved();
      await page.goto(`${server.origin}/deleted/`);
      await expect(part.getByRole('listitem')).toHaveText([/^House\s*Board · Deleted .* with 1 goal/u]);
      await expect(
        page.getByRole('region', { name: 'Goals', exact: true }).getByRole('listitem'),
      ).toHaveCount(2);
      expect(await axeFindings(page)).toEqual([]);
    });

    await test.step('and are restored, the list after its board', async () => {
      await part.getByRole('button', { name: 'Restore: House' }).click();
      await expect(page.getByText('“House” restored')).toBeVisible();
      await part.getByRole('button', { name: 'Restore: Ideas' }).click();
      await expect(page.getByText('Nothing was deleted')).toBeVisible();
      await page.getByRole('link', { name: 'Boards', exact: true }).click();
      await page.getByRole('link', { name: 'House', exact: true }).click();
      await expect(page.getByRole('region', { name: 'To do', exact: true })).toContainText('Paint the hall');
      await expect(page.getByRole('region', { name: 'Ideas', exact: true })).toContainText('A pond');
    });
  },
);
