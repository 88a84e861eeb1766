import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { withListedBoards } from './listed-boards.ts';
import { newPerson, newPlanner } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';
import { arrowTo, tabTo } from './tab-to.ts';

test('settings are changed by keys alone', { tag: further }, async ({ page, planner, person, server }) => {
  const { keyboard } = page;
  await planner.isOpen();

  await test.step('the address of the account', async () => {
    await page.goto(`${server.origin}/settings/security/`);
    const change = page.getByRole('button', { name: 'Change the address' });
    await tabTo(change);
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change the address' });
    await tabTo(dialog.getByLabel('New email address'));
    await keyboard.type(`new-${person.email}`);
    await tabTo(dialog.getByLabel('Current password'));
    await keyboard.type(person.password);
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^A link is on its way/u)).toBeVisible();
    await expect(change).toBeFocused();
  });

  await test.step('the meaning of a colour', async () => {
    await page.goto(`${server.origin}/settings/appearance/`);
    const green = page.getByRole('textbox', { name: 'Green' });
    await tabTo(green);
    await keyboard.type('Health');
    await keyboard.press('Tab');
    await planner.isSaved();
    await page.reload();
    await expect(green).toHaveValue('Health');
  });

  await test.step('the bar on a phone', async () => {
    await page.goto(`${server.origin}/settings/horizons/`);
    const climbs = page
      .getByRole('region', { name: 'Bar on a phone' })
      .getByRole('switch', { name: 'Climbs', exact: true });
    await tabTo(climbs);
    await expect(climbs).toBeChecked();
    await keyboard.press('Space');
    await expect(climbs).not.toBeChecked();
    await expect(climbs).toBeFocused();
  });
});

test(
  'boards of others are liked, followed, put in order and copied by keys alone',
  { tag: further },
  async ({ planner, browser, server }) => {
    await planner.isOpen();
    await withListedBoards(planner.page, server.origin, ['Trails', 'Stars']);
    const reader = await newPlanner(await browser.newContext());
    await reader.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'Europe/Lisbon' });
    const { page } = reader;
    const { keyboard } = page;
    await page.goto(`${server.origin}/gallery/?sort=new`);
    const act = (name: string, board: string) =>
      page.getByRole('button', { name: new RegExp(`^${name}: ${board},`, 'u') });
    await tabTo(act('Like', 'Stars'));
    await keyboard.press('Space');
    await expect(act('Like', 'Stars')).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Trails', 'Stars']) {
      await tabTo(act('Follow', name));
      await keyboard.press('Enter');
      await expect(act('Follow', name)).toHaveAttribute('aria-pressed', 'true');
      await expect(act('Follow', name)).toBeFocused();
    }

    await page.goto(`${server.origin}/boards/`);
    const followed = page.getByRole('region', { name: 'Following' });
    const titles = followed.getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Trails', 'Stars']);
    const options = followed.getByRole('button', { name: 'Options for Stars' });
    await tabTo(options);
    await keyboard.press('Enter');
    await arrowTo(page.getByRole('menuitem', { name: 'Move earlier' }));
    await keyboard.press('Enter');
    await expect(titles).toHaveText(['Stars', 'Trails']);
    await expect(options).toBeFocused();

    await page.goto(`${server.origin}/gallery/?sort=new`);
    await tabTo(act('Use as template', 'Stars'));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Stars' })).toBeVisible();
    await page.context().close();
  },
);

test(
  'a member becomes a viewer, and the team is filtered and sorted, by keys alone',
  { tag: further },
  async ({ planner, browser, server }) => {
    const { page } = planner;
    const { keyboard } = page;
    // Goals of one upload are created at the same moment, and would have no order by it.
    for (const name of ['Alder', 'Birch']) {
      await planner.add('Today', name);
      await planner.isSaved();
    }
    const other = await newPlanner(await browser.newContext());
    await other.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
    const [ida, ben] = [
      await userOf(page.request, server.origin),
      await userOf(other.page.request, server.origin),
    ];
    await shareSpace(server, ida, ben);
    await other.page.context().close();

    await test.step('the role', async () => {
      await page.goto(`${server.origin}/spaces/${ida.defaultSpaceId}/#members`);
      const role = page.getByRole('dialog').getByRole('combobox', { name: `Role of ${ben.name}` });
      await tabTo(role);
      await keyboard.type('Viewer');
      await expect(role).toHaveValue('VIEWER');
      await expect(role).toBeEnabled();
      await page.reload();
      await expect(role).toHaveValue('VIEWER');
      await keyboard.press('Escape');
    });

    await test.step('the order', async () => {
      await page.goto(`${server.origin}/team/?unit=1`);
      const mine = page.getByRole('region', { name: ida.name }).locator('[data-goal-title]');
      await expect(mine).toHaveText(['Alder', 'Birch']);
      await tabTo(page.getByRole('button', { name: 'Sort', exact: true }));
      await keyboard.press('Enter');
      await arrowTo(page.getByRole('menuitemradio', { name: 'Created', exact: true }));
      await keyboard.press('Enter');
      await expect(mine).toHaveText(['Birch', 'Alder']);
    });

    await test.step('the filter', async () => {
      await tabTo(page.getByRole('button', { name: 'Filters', exact: true }));
      await keyboard.press('Enter');
      const done = page
        .getByRole('dialog', { name: 'Filters' })
        .getByRole('button', { name: 'Done', exact: true });
      await tabTo(done);
      await keyboard.press('Space');
      await expect(done).toHaveAttribute('aria-pressed', 'true');
      await keyboard.press('Escape');
      await expect(page.getByText('No matches')).toBeVisible();
    });
  },
);
