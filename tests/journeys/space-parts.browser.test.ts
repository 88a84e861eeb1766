import { devices } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, newPlanner } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';
import { further } from './further.ts';

test(
  'an editor sees what a space looks like and changes nothing; a tab that is opened by its address has the focus',
  { tag: further },
  async ({ planner, browser, server }) => {
    const owner = await userOf(planner.page.request, server.origin);
    const { page } = await newPlanner(await browser.newContext()).then(async (other) => {
      await other.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
      return other;
    });
    await shareSpace(server, owner, await userOf(page.request, server.origin));
    const space = page.getByRole('dialog');
    await page.goto(`${server.origin}/spaces/${owner.defaultSpaceId}/#settings`);
    await expect(space.getByText('Only owners and admins can change the name')).toBeVisible({
      timeout: 20_000,
    });
    for (const fact of ['Name', 'Colour', 'Background'])
      await expect(space.getByRole('term').filter({ hasText: fact })).toBeVisible();
    await expect(space.getByRole('definition').filter({ hasText: 'No background' })).toBeVisible();
    await expect(space.getByRole('textbox')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('about:blank');
    await page.goto(`${server.origin}/spaces/${owner.defaultSpaceId}/#members`);
    await expect(space.getByRole('link', { name: 'Members' })).toBeFocused();
    await expect(space.getByRole('region', { name: 'Members' })).toBeVisible();
    await page.context().close();
  },
);

test(
  'a hidden tag stays on its goals, leaves the menus, and can be taken off there',
  { tag: further },
  async ({ planner, server }) => {
    const { page } = planner;
    await planner.add('Today', 'Water the plants');
    const row = planner.row('Water the plants');
    const openTags = async () => {
      await row.locator('[data-goal-title]').press('Alt+Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Tags', exact: true }).click();
    };
    await openTags();
    await page.getByRole('textbox', { name: 'Tag' }).fill('home');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'home', pressed: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await planner.isSaved();
    const { defaultSpaceId } = await userOf(page.request, server.origin);
    await page.goto(`${server.origin}/spaces/${defaultSpaceId}/#tags`);
    await expect(
      page.getByText('Nine colours. Hidden tags stay on goals but do not appear in menus.'),
    ).toBeVisible();
    await expect(page.getByText('0 done, 1 not done')).toBeVisible();
    await page.getByRole('button', { name: 'Hide home in menus' }).click();
    await expect(page.getByRole('button', { name: 'Show home in menus' })).toBeVisible();
    await page.goto(`${server.origin}/horizons/`);
    await expect(row).toContainText('home');
    await openTags();
    await page.getByRole('button', { name: 'home', pressed: true }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(row).not.toContainText('home');
    await openTags();
    await expect(page.getByRole('textbox', { name: 'Tag' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'home', exact: true })).toHaveCount(0);
  },
);

test('people are invited into a goal’s space from where it is shared', async ({ planner }) => {
  const { page } = planner;
  await planner.add('Today', 'Plan the summer');
  await planner.row('Plan the summer').locator('[data-goal-title]').press('Alt+Enter');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('link', { name: 'Invite to space...' }).click();
  await expect(page.getByRole('region', { name: 'Invite' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invite' }).first()).toBeFocused();
});

test(
  'on a phone spaces are shown alone and put in order',
  { tag: further },
  async ({ browser, server, planner }) => {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
    const other = await newPlanner(await browser.newContext(phone));
    const { page } = other;
    await other.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
    const me = await userOf(page.request, server.origin);
    await shareSpace(server, me, await userOf(planner.page.request, server.origin));
    await page.goto(`${server.origin}/more/`);
    const spaces = page.getByRole('region', { name: 'Spaces' });
    const switches = spaces.getByRole('switch');
    await expect(switches).toHaveCount(2, { timeout: 20_000 });
    const [first, second] = (await switches.allTextContents()) as [string, string];
    const options = spaces.getByRole('button', { name: `Options for ${first}` });
    await options.click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect(switches).toHaveText([second, first]);
    await expect(options).toBeFocused();
    await options.click();
    await page.getByRole('menuitem', { name: 'Show only this' }).click();
    await expect(spaces.getByRole('switch', { name: second })).not.toBeChecked();
    await expect(spaces.getByRole('switch', { name: first })).toBeChecked();
    await page.context().close();
  },
);

test(
  'what a member says of themselves keeps its formatting when they write on',
  { tag: further },
  async ({ planner, server }) => {
    const { page } = planner;
    const { defaultSpaceId } = await userOf(page.request, server.origin);
    const members = await page.request.get(`${server.origin}/api/v2/spaces/${defaultSpaceId}/memberships/`);
    const [{ id }] = (await members.json()) as [{ id: string }];
    const richDescription = {
      ops: [{ insert: 'I paint ' }, { insert: 'fences', attributes: { bold: true } }, { insert: '\n' }],
    };
    await page.request.patch(`${server.origin}/api/v2/memberships/${id}/`, { data: { richDescription } });
    await page.goto(`${server.origin}/team/${id}/`);
    await expect(page.locator('strong', { hasText: 'fences' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'What others should know about you' });
    await expect(field).toBeFocused();
    await page.keyboard.type('Now: ');
    expect(await axeFindings(page)).toEqual([]);
    await test.step('and what is with them is not cut off where the window is small', async () => {
      await page.setViewportSize({ width: 390, height: 600 });
      const cut = (panel: Element) => panel.scrollHeight - panel.clientHeight;
      for (const panel of await page.locator('section[data-walk]').all())
        expect(await panel.evaluate(cut)).toBe(0);
      await page.setViewportSize({ width: 1280, height: 720 });
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
    await expect(page.locator('strong', { hasText: 'fences' })).toBeVisible();
    await expect(page.getByText('Now: I paint')).toBeVisible();
  },
);
