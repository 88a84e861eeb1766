import { todayIn } from '@cairn/core/time/zones';
import { expect, test } from './fixtures.ts';
import { newPerson, type Planner, goalOption } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';
import { further } from './further.ts';

async function threeGoals(planner: Planner): Promise<void> {
  await planner.add('Today', 'Walk', 'Bake', 'Alter');
  await planner.tick('Bake');
  await color(planner, 'Walk', 'Blue');
  await planner.isSaved();
}

async function color(planner: Planner, name: string, colorName: string): Promise<void> {
  await planner.row(name).locator('[data-goal-title]').focus();
  await planner.page.keyboard.press('/');
  await (await goalOption(planner.page, 'Colour')).click();
  await planner.page.getByRole('radio', { name: colorName, exact: true }).click();
}

const filters = (planner: Planner) => planner.page.getByRole('dialog', { name: 'Filters' });
const active = (planner: Planner) => planner.page.getByRole('group', { name: 'Filtered by' });

test('filters stand in the address: reload and back keep them, each can be cleared and all', async ({
  planner,
}) => {
  const { page } = planner;
  await threeGoals(planner);
  await page.getByRole('button', { name: 'Filters' }).click();
  await filters(planner).getByRole('button', { name: 'Done', exact: true }).click();
  await expect(planner.titles('Today')).toHaveText(['Bake']);
  await expect(planner.panel('Today')).toContainText('1/1');
  await expect(planner.panel('Today')).toContainText('Hidden by filters: 2');
  await filters(planner).getByRole('button', { name: 'Open', exact: true }).click();
  await filters(planner).getByRole('button', { name: 'Blue', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(filters(planner)).toBeHidden();
  await expect(planner.titles('Today')).toHaveText(['Walk']);
  await expect(page).toHaveURL(/status=undone.*colors=blue|colors=blue.*status=undone/u);

  await page.reload();
  await expect(planner.titles('Today')).toHaveText(['Walk']);
  await active(planner).getByRole('button', { name: 'Clear filter: Blue' }).click();
  await expect(planner.titles('Today')).toHaveText(['Walk', 'Alter']);
  await page.goBack();
  await expect(planner.titles('Today')).toHaveText(['Walk']);
  await active(planner).getByRole('button', { name: 'Clear filters' }).click();
  await expect(planner.titles('Today')).toHaveText(['Walk', 'Bake', 'Alter']);
  await expect(active(planner)).toHaveCount(0);
  await expect(page).not.toHaveURL(/status|colors/u);
});

test('by keyboard: Shift+F opens them, and a new goal stays to be seen until the filter is another one', async ({
  planner,
}) => {
  const { page } = planner;
  await threeGoals(planner);
  await page.keyboard.press('Shift+F');
  await expect(filters(planner)).toBeVisible();
  await filters(planner).getByRole('button', { name: 'Blue', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  await planner.add('Today', 'Plain');
  await expect(planner.titles('Today')).toHaveText(['Walk', 'Plain']);
  await active(planner).getByRole('button', { name: 'Clear filter: Blue' }).press('Enter');
  await expect(planner.titles('Today')).toHaveText(['Walk', 'Bake', 'Alter', 'Plain']);
  await page.goBack();
  await expect(planner.titles('Today')).toHaveText(['Walk']);
});

test('a filter that nothing fits says so and has a way out; an address holds nothing unknown', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  await threeGoals(planner);
  await page.goto(`${server.origin}/horizons/days/?tags=nowhere&colors=plaid&status=perhaps`);
  await expect(page.getByText('No matches')).toBeVisible();
  await expect(active(planner).getByRole('button')).toHaveText(['nowhere', 'Clear filters']);
  await page.locator('section').getByRole('button', { name: 'Clear filters' }).click();
  await expect(planner.titles('Today')).toHaveText(['Walk', 'Bake', 'Alter']);
});

test('horizons are chosen, and paging keeps the filter', async ({ planner, server }) => {
  const { page } = planner;
  await page.goto(`${server.origin}/horizons/?columns=1,3`);
  await expect(page.getByRole('group', { name: 'Days', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Months', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Weeks', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(/page=1/u);
  await expect(page).toHaveURL(/columns=/u);
  await page.keyboard.press('t');
  await expect(page).not.toHaveURL(/page=/u);
  await expect(page).toHaveURL(/columns=/u);
});

test('another order is shown, offers no dates, and says why a goal cannot be moved within it', async ({
  planner,
}) => {
  const { page } = planner;
  await threeGoals(planner);
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Date', exact: true })).toHaveCount(0);
  await expect(page.getByRole('menuitemradio', { name: 'Time', exact: true })).toHaveCount(0);
  await page.getByRole('menuitemradio', { name: 'Name', exact: true }).click();
  await expect(planner.titles('Today')).toHaveText(['Alter', 'Bake', 'Walk']);
  await page.reload();
  await expect(planner.titles('Today')).toHaveText(['Alter', 'Bake', 'Walk']);

  await planner.row('Alter').locator('[data-goal-title]').focus();
  await page.keyboard.press('/');
  await (await goalOption(page, 'Move down')).click();
  const said = page.getByText('This list is sorted.').first();
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'My own order' }).click();
  await expect(planner.titles('Today')).toHaveText(['Walk', 'Bake', 'Alter']);
});

test('a sorted list takes goals from others, and no place within it', async ({ planner }) => {
  const { page } = planner;
  await planner.add('Today', 'Walk', 'Bake');
  await page.getByRole('group', { name: 'Life', exact: true }).waitFor();
  await planner.add('Life', 'Mend');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Name', exact: true }).click();
  await planner.drag('Mend', 'Today');
  await expect(planner.titles('Today')).toHaveText(['Bake', 'Mend', 'Walk']);
  await planner.drag('Bake', 'Today');
  await expect(page.getByText('This list is sorted.').first()).toBeVisible();
  await expect(planner.titles('Today')).toHaveText(['Bake', 'Mend', 'Walk']);
});

test('with no network all of it works', async ({ planner, context }) => {
  const { page } = planner;
  await threeGoals(planner);
  await planner.isInstalled();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Filters' }).click();
  await filters(planner).getByRole('button', { name: 'Open', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(planner.titles('Today')).toHaveText(['Walk', 'Alter']);
  await planner.add('Today', 'Offline');
  await page.reload();
  await expect(planner.titles('Today')).toHaveText(['Walk', 'Alter', 'Offline']);
});

test(
  'the hours show what the filter wants, and have no orders',
  { tag: further },
  async ({ planner, server }) => {
    await threeGoals(planner);
    const { page } = planner;
    const shown = page.locator('[data-hours] [data-goal]');
    await page.goto(`${server.origin}/horizons/hours/`);
    await expect(shown).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /order/iu })).toHaveCount(0);
    await page.keyboard.press('Shift+F');
    await filters(planner).getByRole('button', { name: 'Done', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(1);
    await expect(shown).toContainText('Bake');
    await page.reload();
    await expect(shown).toHaveCount(1);
    await active(planner).getByRole('button', { name: 'Clear filter: Done' }).click();
    await expect(shown).toHaveCount(3);
  },
);

test('the calendar keeps its view, its day, its filter and its order in the address', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  await threeGoals(planner);
  await page.goto(`${server.origin}/calendar/`);
  const titles = page.locator('li[data-goal] [data-goal-title]');
  await expect(titles).toHaveCount(3);
  await page.locator('label').filter({ hasText: 'Week' }).click();
  await expect(page).toHaveURL(/view=week/u);
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=/u);
  await expect(titles).toHaveText(['Alter', 'Bake', 'Walk']);
  await page.keyboard.press('Shift+F');
  await filters(planner).getByRole('button', { name: 'Open', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(titles).toHaveText(['Alter', 'Walk']);

  await page.reload();
  await expect(page).toHaveURL(/view=week/u);
  await expect(titles).toHaveText(['Alter', 'Walk']);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL(/date=/u);
  await expect(titles).toHaveCount(0);
  await expect(page).toHaveURL(/status=undone/u);
  await page.goBack();
  await expect(titles).toHaveText(['Alter', 'Walk']);
  await active(planner).getByRole('button', { name: 'Clear filter: Open' }).click();
  await expect(titles).toHaveText(['Alter', 'Bake', 'Walk']);
  await page.goBack();
  await expect(titles).toHaveText(['Alter', 'Walk']);
});

test(
  'by person and by space: who shares a space is offered, and only their goals stay',
  { tag: further },
  async ({ planner, server, playwright }) => {
    const { page } = planner;
    await planner.isOpen();
    const ida = await userOf(page.request, server.origin);
    const elsewhere = await playwright.request.newContext();
    const { email, password } = newPerson();
    await elsewhere.post(`${server.origin}/api/signup/`, { data: { email, password } });
    const ben = await userOf(elsewhere, server.origin);
    await elsewhere.dispose();
    const work = await shareSpace(server, ida, ben);
    const dueDate = todayIn('Europe/Lisbon', Date.now());
    const write = async (name: string, goal: object) =>
      expect
        .poll(async () => {
          const answer = await page.request.post(`${server.origin}/api/goals-2/`, {
            headers: { origin: server.origin, 'idempotency-key': crypto.randomUUID() },
            data: { name, columnId: 1, dueDate, ...goal },
          });
          return answer.ok() ? 'written' : answer.text();
        })
        .toBe('written');
    await write('Mine', { assignee: ida.code });
    await write('Ben bakes', { assignee: ben.code });
    await write('Nobody yet', {});
    await write('Report', { space: work });
    await page.goto(`${server.origin}/horizons/days/`);
    await expect(planner.titles('Today')).toHaveText(['Mine', 'Ben bakes', 'Nobody yet', 'Report']);
    const only = async (name: string, ...titles: readonly string[]) => {
      const choice = filters(planner).getByRole('button', { name, exact: true });
      await choice.click();
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
      await expect(planner.titles('Today')).toHaveText([...titles]);
      await choice.click();
    };

    await page.keyboard.press('Shift+F');
    const people = filters(planner).getByRole('group', { name: 'Assignee' });
    await expect(people.getByRole('button')).toHaveCount(3);
    await only(ben.name, 'Ben bakes');
    await only('Me', 'Mine');
    await only('Nobody', 'Nobody yet', 'Report');
    await only('Work', 'Report');
    await people.getByRole('button', { name: ben.name }).click();
    await filters(planner).getByRole('button', { name: 'Work', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('No matches')).toBeVisible();
    await page.reload();
    await active(planner).getByRole('button', { name: 'Clear filter: Work' }).click();
    await expect(planner.titles('Today')).toHaveText(['Ben bakes']);
    await active(planner)
      .getByRole('button', { name: `Clear filter: ${ben.name}` })
      .click();
    await expect(planner.titles('Today')).toHaveCount(4);

    await test.step('the team has the same filters, and orders without the assignee', async () => {
      await page.goto(`${server.origin}/team/?unit=1`);
      const mine = page.getByRole('region', { name: ida.name }).locator('[data-goal-title]');
      const bens = page.getByRole('region', { name: ben.name }).locator('[data-goal-title]');
      await expect(mine).toHaveText(['Mine', 'Nobody yet', 'Report']);
      await page.getByRole('button', { name: 'Sort', exact: true }).click();
      await expect(page.getByRole('menuitemradio', { name: 'Assignee', exact: true })).toHaveCount(0);
      await page.getByRole('menuitemradio', { name: 'Created', exact: true }).click();
      await expect(mine).toHaveText(['Report', 'Nobody yet', 'Mine']);
      await page.keyboard.press('Shift+F');
      await filters(planner).getByRole('button', { name: 'Work', exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(mine).toHaveText(['Report']);
      await expect(bens).toHaveCount(0);
      await page.reload();
      await expect(mine).toHaveText(['Report']);
      await page.keyboard.press('Shift+F');
      await filters(planner).getByRole('button', { name: 'Done', exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByText('No matches')).toBeVisible();
      await page.locator('#page').getByRole('button', { name: 'Clear filters' }).last().click();
      await expect(bens).toHaveText(['Ben bakes']);
    });

    await test.step('the search has the same filter', async () => {
      await page.goto(`${server.origin}/search/?q=ben`);
      await expect(page.getByText('1 found')).toBeVisible();
      await page.getByRole('button', { name: 'Any assignee' }).click();
      await page.getByRole('menuitemradio', { name: 'Me', exact: true }).click();
      await expect(page.getByText('No matches')).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Me', exact: true }).click();
      await expect(page.getByRole('menuitemradio', { name: 'Me', exact: true })).toBeChecked();
      await expect(page.getByRole('menuitemradio', { checked: true })).toHaveCount(1);
      await page.getByRole('menuitemradio', { name: ben.name }).click();
      await expect(page.getByText('1 found')).toBeVisible();
    });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sheet has filters and orders', async ({ planner }) => {
    const { page } = planner;
    await planner.add('Today', 'Walk', 'Bake');
    await planner.tick('Bake');
    await page.getByRole('button', { name: 'Filter and sort' }).tap();
    await filters(planner).getByRole('button', { name: 'Name', exact: true }).tap();
    await expect(planner.titles('Today')).toHaveText(['Bake', 'Walk']);
    await filters(planner).getByRole('button', { name: 'Open', exact: true }).tap();
    await filters(planner).getByRole('button', { name: 'Show', exact: true }).tap();
    await expect(planner.titles('Today')).toHaveText(['Walk']);
    await active(planner).getByRole('button', { name: 'Clear filter: Open' }).tap();
    await expect(planner.titles('Today')).toHaveText(['Bake', 'Walk']);
  });
});

test('the planner keeps its filter: on its other pages, in a new tab and on another device', async ({
  planner,
  server,
  signInElsewhere,
}) => {
  const { page } = planner;
  const other = await signInElsewhere();
  await threeGoals(planner);
  await planner.isInstalled();
  await page.context().setOffline(true);
  await page.keyboard.press('Shift+F');
  await filters(planner).getByRole('button', { name: 'Blue', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(planner.titles('Today')).toHaveText(['Walk']);
  // Undo is for the goal that was recoloured before, not for the filter.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(planner.titles('Today')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(planner.titles('Today')).toHaveText(['Walk']);
  await page.getByRole('link', { name: 'Weeks', exact: true }).click();
  await expect(page).toHaveURL(/\/weeks\/\?.*colors=blue/u);
  await page.goto(`${server.origin}/horizons/`);
  await expect(active(planner).getByRole('button', { name: 'Clear filter: Blue' })).toBeVisible();
  await expect(planner.titles('Today')).toHaveText(['Walk']);

  await page.context().setOffline(false);
  await planner.isSaved();
  await other.page.goto(`${server.origin}/horizons/`);
  await expect(other.page).toHaveURL(/colors=blue/u);

  await test.step('and a cleared filter stays cleared', async () => {
    await active(planner).getByRole('button', { name: 'Clear filters' }).click();
    await expect(planner.titles('Today')).toHaveText(['Walk', 'Bake', 'Alter']);
    await page.getByRole('link', { name: 'Weeks', exact: true }).click();
    await expect(page).toHaveURL(/\/weeks\/$/u);
    await page.goto(`${server.origin}/horizons/`);
    await expect(planner.titles('Today')).toHaveText(['Walk', 'Bake', 'Alter']);
    await expect(active(planner)).toHaveCount(0);
  });
});
