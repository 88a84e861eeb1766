import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { hundredNames, longLine } from './hundred-names.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'a hundred names as people write them arrive in another browser unchanged',
  { tag: further },
  async ({ page, planner, signInElsewhere }) => {
    await planner.paste('Today', [...hundredNames, longLine].join('\n'));
    await page.keyboard.press('Escape');
    const cut = `${Array.from(longLine).slice(0, 249).join('')}…`;
    const wanted = [...hundredNames, cut];
    await planner.panel('Today').getByRole('button', { name: 'Show all' }).click();
    expect(await planner.titles('Today').allTextContents()).toEqual(wanted);
    await planner.isSaved();

    const other = await signInElsewhere();
    await expect(other.titles('Today')).toHaveCount(100);
    await expect(other.panel('Today').getByText('1 goal is hidden')).toBeVisible();
    await other.panel('Today').getByRole('button', { name: 'Show all' }).click();
    expect(await other.titles('Today').allTextContents()).toEqual(wanted);

    await test.step('what did not fit the name stands in the note', async () => {
      await other.row(cut).locator('[data-goal-title]').focus();
      await other.page.keyboard.press('Alt+Enter');
      await expect(other.page.getByRole('textbox', { name: 'Note' })).toContainText('end');
    });
  },
);
