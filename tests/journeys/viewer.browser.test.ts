import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, newPerson, newPlanner, type Planner } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';

const readOnly = 'You can only read and comment in this space.';

async function giveRole({ page }: Planner, origin: string, space: string, name: string, role: string) {
  await page.goto(`${origin}/spaces/${space}/#members`);
  const members = page.getByRole('dialog');
  await members.getByRole('combobox', { name: `Role of ${name}` }).selectOption(role);
  await expect(members.getByRole('combobox', { name: `Role of ${name}` })).toBeEnabled();
  await page.goto(`${origin}/horizons/`);
}

const today = (page: Page) => page.getByRole('region', { name: 'Today' });

const shared = test.extend<{ owner: Planner; viewer: Planner; space: string; viewerName: string }>({
  owner: async ({ planner }, use) => {
    await planner.add('Today', 'Paint the fence', 'Mow the lawn');
    await planner.isSaved();
    await use(planner);
  },
  viewer: async ({ owner, browser, server }, use) => {
    const viewer = await newPlanner(await browser.newContext());
    await viewer.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
    const [ida, vera] = [
      await userOf(owner.page.request, server.origin),
      await userOf(viewer.page.request, server.origin),
    ];
    await shareSpace(server, ida, vera);
    await viewer.page.goto(`${server.origin}/horizons/`);
    await expect(viewer.row('Paint the fence')).toBeVisible();
    await use(viewer);
    await viewer.page.context().close();
  },
  space: async ({ owner, server }, use) => {
    await use((await userOf(owner.page.request, server.origin)).defaultSpaceId);
  },
  viewerName: async ({ viewer, server }, use) => {
    await use((await userOf(viewer.page.request, server.origin)).name);
  },
});

shared(
  'a viewer reads and comments, changes nothing by mouse or keys, and goes on once made editor',
  async ({ owner, viewer, space, viewerName, server }) => {
    const { page } = viewer;
    await giveRole(owner, server.origin, space, viewerName, 'Viewer');
    const row = viewer.row('Paint the fence');
    const box = row.getByRole('checkbox');
    await expect(box).toBeDisabled();
    await expect(box).toHaveAccessibleName('Done: Paint the fence');

    await test.step('keys and the menu say why', async () => {
      await row.locator('[data-goal-title]').focus();
      await page.keyboard.press('x');
      await expect(page.getByText(readOnly)).toBeVisible();
      await expect(box).not.toBeChecked();
      await page.keyboard.press('Backspace');
      await expect(row).toBeVisible();
      await page.keyboard.press('/');
      const menu = page.getByRole('menu', { name: 'Options of Paint the fence' });
      await expect(menu.getByText(readOnly)).toBeVisible();
      await expect(menu.getByRole('menuitem', { name: /Delete|Tags|Colour/u })).toHaveCount(0);
      await expect(menu.getByRole('menuitem', { name: 'Add to favourites' })).toBeVisible();
      await expect(menu.getByRole('menuitem', { name: /Pin/u })).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('a drag moves nothing', async () => {
      await viewer.understandsGestures();
      const [from, to] = await Promise.all([boxOf(row), boxOf(viewer.row('Mow the lawn'))]);
      await page.mouse.move(from.x + 100, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(to.x + 110, to.y + 30, { steps: 6 });
      await page.mouse.up();
      await expect(today(page).locator('[data-goal-title]')).toHaveText(['Paint the fence', 'Mow the lawn']);
      await page.keyboard.press('Escape');
    });

    await test.step('the open goal is read and commented', async () => {
      await row.locator('[data-goal-title]').press('Alt+Enter');
      const goal = page.getByRole('dialog', { name: 'Paint the fence' });
      await expect(goal.getByRole('note')).toHaveText(readOnly);
      await expect(goal.getByRole('textbox', { name: 'Title' })).not.toBeEditable();
      await expect(goal.getByRole('checkbox')).toBeDisabled();
      for (const name of ['Add subgoal', 'Delete', 'Assignee', 'Subgoal'])
        await expect(goal.getByRole('button', { name, exact: true })).toHaveCount(0);
      await goal.getByRole('button', { name: 'Comment', exact: true }).click();
      await page.keyboard.type('Green, please');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(goal.getByRole('region', { name: 'Comments' })).toContainText('Green, please');
      await goal.getByRole('button', { name: 'Close', exact: true }).first().click();
      await expect(owner.row('Paint the fence')).toContainText('1 comment');
    });

    await test.step('with only that space shown, nothing can be added to it', async () => {
      await page.goto(`${server.origin}/horizons/`);
      await viewer.isSaved();
      const settings = { activeSpacesIds: [space] };
      await page.request.patch(`${server.origin}/api/settings/`, { data: settings });
      await expect(today(page).getByRole('button', { name: 'Add goal' })).toHaveCount(0);
    });

    await test.step('made editor, the viewer ticks and adds at once', async () => {
      await giveRole(owner, server.origin, space, viewerName, 'Editor');
      await expect(box).toBeEnabled();
      await viewer.tick('Paint the fence');
      await expect(owner.row('Paint the fence').getByRole('checkbox')).toBeChecked();
      await viewer.add('Today', 'Buy brushes');
      await expect(owner.row('Buy brushes')).toBeVisible();
    });
  },
);

shared(
  'what an editor wrote offline before they became a viewer is refused in a sentence, and kept',
  async ({ owner, viewer, space, viewerName, server }) => {
    const { page } = viewer;
    await viewer.isSaved();
    await viewer.isInstalled();
    await page.context().setOffline(true);
    await viewer.rename('Mow the lawn', 'Mow the lawn on Saturday');
    await giveRole(owner, server.origin, space, viewerName, 'Viewer');
    await page.context().setOffline(false);
    await expect(viewer.row('Mow the lawn on Saturday')).toContainText('Not synced', { timeout: 30_000 });
    await page.goto(`${server.origin}/settings/not-saved/`);
    await expect(page.getByText('Mow the lawn on Saturday').first()).toBeVisible();
    await expect(page.getByText('You can view this goal, but not change it.').first()).toBeVisible();
    await expect(owner.row('Mow the lawn')).toBeVisible();
  },
);

shared(
  'on a phone, a viewer opens a goal and a board, and is offered no change',
  async ({ owner, viewer, space, viewerName, server }) => {
    const { page } = viewer;
    const made = await owner.page.request.post(`${server.origin}/api/boards-2/`, {
      data: { name: 'House', space },
    });
    const board = (await made.json()) as { id: string; code: string };
    await owner.page.request.post(`${server.origin}/api/buckets-2/`, {
      data: { name: 'To do', board: board.id },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await giveRole(owner, server.origin, space, viewerName, 'Viewer');
    await page.goto(`${server.origin}/boards/${board.code}/`);
    await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
    for (const name of ['Add list', 'Add goal', 'Options for To do'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.getByRole('button', { name: 'Options for House' }).click();
    await expect(page.getByRole('menu').getByText(readOnly)).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete board' })).toHaveCount(0);
  },
);
