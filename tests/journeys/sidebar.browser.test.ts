import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

test(
  'a person chooses what the sidebar shows, with no network too, and finds the rest under More',
  { tag: further },
  async ({ planner, server, signInElsewhere }) => {
    const { page } = planner;
    const ways = page.getByRole('complementary').getByRole('navigation', { name: 'Main' });
    const choices = page.getByRole('region', { name: 'Sidebar' });
    const other = await signInElsewhere();
    await planner.isInstalled();
    await page.goto(`${server.origin}/settings/horizons/`);
    await expect(ways.getByRole('link')).toHaveText([
      'Home',
      'Horizons',
      'Life',
      'Decades',
      'Years',
      'Quarters',
      'Months',
      'Weeks',
      'Days',
      'Calendar',
      'Boards',
      'Progress',
      'Climbs',
      'Gallery',
      'More',
    ]);

    await test.step('by keyboard, at once, offline', async () => {
      await page.context().setOffline(true);
      for (const entry of ['Team', 'Deleted goals']) {
        const choice = choices.getByRole('switch', { name: entry, exact: true });
        await expect(choice).not.toBeChecked();
        await choice.press('Space');
        await expect(ways.getByRole('link', { name: entry, exact: true })).toBeVisible();
      }
      for (const entry of ['Home', 'Horizons', 'Progress', 'Team', 'Deleted goals']) {
        const choice = choices.getByRole('switch', { name: entry, exact: true });
        await choice.press('Space');
        await expect(choice).not.toBeChecked();
        await expect(choice).toBeFocused();
      }
      await expect(ways.getByRole('link')).toHaveText(['Calendar', 'Boards', 'Climbs', 'Gallery', 'More']);
      await page.reload();
      await expect(choices.getByRole('switch', { name: 'Calendar' })).toBeChecked();
      await expect(ways.getByRole('link')).toHaveText(['Calendar', 'Boards', 'Climbs', 'Gallery', 'More']);
      await page.context().setOffline(false);
      await planner.isSaved();
    });

    await test.step('on another device as well', async () => {
      const otherWays = other.page.getByRole('complementary').getByRole('navigation', { name: 'Main' });
      await expect(otherWays.getByRole('link')).toHaveText([
        'Calendar',
        'Boards',
        'Climbs',
        'Gallery',
        'More',
      ]);
    });

    await test.step('what is hidden is found under More, and so is where to choose', async () => {
      await ways.getByRole('link', { name: 'More' }).press('Enter');
      const more = page.getByRole('navigation', { name: 'More' });
      for (const name of ['Home', 'Horizons', 'Calendar', 'Boards', 'Team', 'Progress', 'Deleted goals'])
        await expect(more.getByRole('link', { name, exact: true })).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await more.getByRole('link', { name: 'Choose what the sidebar shows' }).press('Enter');
      const choice = choices.getByRole('switch', { name: 'Home' });
      await expect(choice).toBeInViewport();
      await choice.click();
      await expect(ways.getByRole('link')).toHaveText([
        'Home',
        'Calendar',
        'Boards',
        'Climbs',
        'Gallery',
        'More',
      ]);
      await ways.getByRole('link', { name: 'More' }).click();
      await expect(more.getByRole('link', { name: 'Home' })).toHaveCount(0);
    });
  },
);

test('what has no content yet appears when it is used, also with no network', async ({
  planner,
  page,
  server,
  signInElsewhere,
}) => {
  const ways = (at: typeof page) => at.getByRole('complementary').getByRole('navigation', { name: 'Main' });
  const other = await signInElsewhere();
  await planner.add('Today', 'Ship it', 'Bake bread');
  await expect(ways(page).getByRole('link', { name: 'More' })).toBeVisible();
  for (const name of ['Team', 'Deleted goals'])
    await expect(ways(page).getByRole('link', { name })).toHaveCount(0);
  await planner.isInstalled();
  await page.context().setOffline(true);

  await test.step('the deleted goals with the first deletion, which one undo takes back', async () => {
    await planner.row('Bake bread').locator('[data-goal-title]').focus();
    await page.keyboard.press('Backspace');
    await expect(ways(page).getByRole('link', { name: 'Deleted goals' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(planner.titles('Today')).toHaveText(['Ship it', 'Bake bread']);
    await page.reload();
    await expect(ways(page).getByRole('link', { name: 'Deleted goals' })).toBeVisible();
  });

  await page.context().setOffline(false);
  await planner.isSaved();
  await expect(ways(other.page).getByRole('link', { name: 'Deleted goals' })).toBeVisible();

  await test.step('the command box leads to what is not shown', async () => {
    await page.keyboard.press('f');
    await page.getByRole('combobox').fill('team');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.origin}/team/`);
  });
});
