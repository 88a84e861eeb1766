import { type Browser, devices, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, newPerson, newPlanner, type Person, type Planner } from './planner.ts';
import { further } from './further.ts';

async function arrival(
  browser: Browser,
  origin: string,
  person: Person,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Planner> {
  const planner = await newPlanner(await browser.newContext(options));
  await planner.arrive(origin, person, { locale: 'en', timezone: 'UTC' });
  return planner;
}

/** Returns the invitation link. */
async function spaceCalled(name: string, { page }: Planner, origin: string): Promise<string> {
  await page.getByRole('button', { name: 'Spaces: show, arrange, add' }).click();
  await page.getByRole('menuitem', { name: 'New space' }).click();
  const dialog = page.getByRole('dialog', { name: 'New space' });
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`  ${name} `);
  await page.keyboard.press('Enter');
  await dialog.getByRole('radio', { name: 'Moss' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create' }).click();
  const space = page.getByRole('dialog', { name });
  await expect(space.getByRole('region', { name: 'Invite' })).toBeVisible();
  await space.getByRole('button', { name: 'New link' }).click();
  await expect(space.getByRole('button', { name: 'Copy' })).toBeVisible();
  const [, id] = /spaces\/([^/]+)/u.exec(page.url()) ?? [];
  const links = await page.request.get(`${origin}/api/v2/spaces/${id}/magic-links/`);
  const [{ joinUrl }] = (await links.json()) as [{ joinUrl: string }];
  return joinUrl;
}

async function join({ page }: Planner, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page).toHaveURL(/\/home\//u);
}

/** Assigned to this person. */
const with_ = (page: Page, name: string) =>
  page.getByRole('region', { name }).locator('[data-goal] [data-goal-title]');

async function assign(page: Page, to: string, goal: string): Promise<void> {
  await page.getByRole('region', { name: to }).getByRole('button', { name: 'Assign a goal' }).click();
  await page.getByRole('textbox', { name: `New goal for ${to}` }).fill(goal);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

test('two people plan a week together, live, and a third joins by the link on a phone', async ({
  planner,
  person,
  browser,
  server,
}) => {
  const link = await spaceCalled('Summer house', planner, server.origin);
  const { page } = planner;
  const ben = { ...newPerson(), name: 'Ben' };
  const other = await arrival(browser, server.origin, ben);
  const [me, them] = [await nameOf(page, server.origin), await nameOf(other.page, server.origin)];
  expect(me).not.toBe(them);

  await test.step('joining brings the space in at once, for both', async () => {
    await join(other, link);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Team' }).first().click();
    await expect(page.getByRole('heading', { name: them })).toBeVisible();
    await other.page.goto(`${server.origin}/team/`);
    await expect(other.page.getByRole('heading', { name: me })).toBeVisible();
  });

  await test.step('what one gives to the other stands on both screens', async () => {
    await assign(page, them, 'Buy the paint');
    await assign(page, me, 'Rent a van');
    await expect(with_(other.page, them)).toHaveText(['Buy the paint']);
    await expect(with_(other.page, me)).toHaveText(['Rent a van']);
    await other.tick('Buy the paint');
    await expect(planner.row('Buy the paint').getByRole('checkbox')).toBeChecked();
  });

  await test.step('a goal that is dragged to somebody is theirs, with a way back', async () => {
    await planner.understandsGestures();
    await planner.row('Rent a van').hover();
    await page.mouse.down();
    await page.getByRole('region', { name: them }).hover();
    await page.getByRole('region', { name: them }).hover({ position: { x: 100, y: 160 } });
    await page.mouse.up();
    await expect(with_(other.page, them)).toHaveText(['Buy the paint', 'Rent a van']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(with_(other.page, me)).toHaveText(['Rent a van']);
  });

  await test.step('what happened is told, what is new marked', async () => {
    await other.page.reload();
    const tile = other.page
      .getByRole('list', { name: 'Spaces' })
      .getByRole('button', { name: /^Summer house/u });
    await expect(tile).toHaveAccessibleName(/^Summer house, \d+ new$/u);
    expect(await axeFindings(other.page)).toEqual([]);
    await other.page.getByRole('link', { name: 'Progress' }).first().click();
    const row = other.page.getByRole('listitem').filter({ hasText: 'Rent a van' }).last();
    await expect(row).toContainText('new');
    await other.page.getByRole('button', { name: `Only ${them}` }).click();
    await expect(other.page.getByText('completed Buy the paint')).toBeVisible();
    await expect(other.page.getByText('Rent a van')).toBeHidden();
    await expect(tile).toHaveAccessibleName('Summer house');
  });

  await test.step('a third one has no account yet, and a phone', async () => {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
    const context = await browser.newContext(phone);
    const third = await newPlanner(context);
    await third.page.goto(link);
    await expect(third.page.getByRole('heading', { name: 'Summer house' })).toBeVisible();
    await third.page.getByRole('button', { name: 'Create an account and join' }).click();
    const eve = newPerson();
    await third.page.getByLabel('Email').fill(eve.email);
    await third.page.getByLabel('Password', { exact: true }).fill(eve.password);
    await third.page.getByRole('button', { name: 'Create account' }).click();
    await expect(third.page).toHaveURL(/\/home\//u);
    await third.page.goto(`${server.origin}/more/`);
    await expect(third.page.getByRole('switch', { name: 'Summer house' })).toBeChecked();
    await third.page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Team' }).click();
    await expect(with_(third.page, me)).toHaveText(['Rent a van']);
    await context.close();
  });
  await other.page.context().close();
  expect(person.email).not.toBe(ben.email);
});

async function nameOf(page: Page, origin: string): Promise<string> {
  return ((await (await page.request.get(`${origin}/api/settings/`)).json()) as { name: string }).name;
}

test(
  'a member who is removed while offline with unsent edits finds them under “Not saved”, and the space gone',
  { tag: further },
  async ({ planner, browser, server }) => {
    const link = await spaceCalled('Choir', planner, server.origin);
    const { page } = planner;
    const other = await arrival(browser, server.origin, newPerson());
    const them = await nameOf(other.page, server.origin);
    await join(other, link);
    await other.page.getByRole('button', { name: 'Choir' }).click();
    await other.page.goto(`${server.origin}/horizons/`);
    await other.add('Today', 'Learn the alto');
    await other.isSaved();
    await other.isInstalled();
    await other.page.context().setOffline(true);
    await other.rename('Learn the alto', 'Learn the alto by heart');

    const space = page.getByRole('dialog', { name: 'Choir' });
    await space.getByRole('link', { name: 'Members' }).click();
    await space.getByRole('button', { name: `Remove ${them}` }).click();
    const question = page.getByRole('dialog', { name: `Remove ${them}` });
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    // While the question is open, everything behind it counts as hidden.
    await expect(question).toBeHidden();
    await expect(space.getByRole('button', { name: `Remove ${them}` })).toBeHidden();

    await other.page.context().setOffline(false);
    await expect(other.page.getByRole('button', { name: 'Choir' })).toBeHidden({ timeout: 30_000 });
    await expect(other.row('Learn the alto by heart')).toBeHidden();
    await other.page.goto(`${server.origin}/settings/not-saved/`);
    await expect(other.page.getByText('Learn the alto by heart').first()).toBeVisible();
    await other.page.context().close();
  },
);

test(
  'an owner hands the space over and leaves; a space is deleted after five seconds and brought back',
  { tag: further },
  async ({ planner, browser, server }) => {
    const link = await spaceCalled('Allotment', planner, server.origin);
    const { page } = planner;
    const other = await arrival(browser, server.origin, newPerson());
    const them = await nameOf(other.page, server.origin);
    await join(other, link);
    const space = page.getByRole('dialog', { name: 'Allotment' });

    await test.step('the last owner cannot leave', async () => {
      await space.getByRole('link', { name: 'Settings' }).click();
      await expect(space.getByRole('button', { name: 'Leave space' })).toBeDisabled();
    });

    await test.step('with another owner they can', async () => {
      await space.getByRole('link', { name: 'Members' }).click();
      await space.getByRole('combobox', { name: `Role of ${them}` }).selectOption('Owner');
      await space.getByRole('link', { name: 'Settings' }).click();
      await space.getByRole('button', { name: 'Leave space' }).click();
      const question = page.getByRole('dialog', { name: 'Leave space' });
      await question.getByRole('button', { name: 'Leave space' }).click();
      await expect(page.getByRole('button', { name: 'Allotment' })).toBeHidden();
    });

    await test.step('the new owner deletes it, and brings it back', async () => {
      await other.page.getByRole('button', { name: 'Spaces: show, arrange, add' }).click();
      await other.page.getByRole('menuitem', { name: 'Allotment' }).hover();
      await other.page.getByRole('menuitem', { name: 'Settings' }).click();
      const theirs = other.page.getByRole('dialog', { name: 'Allotment' });
      await theirs.getByRole('button', { name: 'Delete space' }).click();
      const sure = other.page.getByRole('dialog', { name: 'Delete this space?' });
      await expect(sure.getByText('This action cannot be undone.')).toBeVisible();
      await expect(sure.getByRole('button', { name: /^Delete in [1-5]$/u })).toBeDisabled();
      await expect(sure.getByRole('button', { name: 'Keep it' })).toBeEnabled();
      await sure.getByRole('button', { name: 'Delete space', exact: true }).click({ timeout: 15_000 });
      await expect(theirs).toBeHidden();
      await expect(other.page.getByRole('button', { name: 'Allotment' })).toBeHidden();
      await expect(other.page).not.toHaveURL(/\/spaces\//u);
      await other.page.goto(`${server.origin}/deleted/`);
      await other.page.getByRole('button', { name: 'Restore: Allotment' }).click();
      await expect(other.page.getByRole('button', { name: 'Allotment', exact: true })).toBeVisible();
    });
    await other.page.context().close();
  },
);

test(
  'spaces are put in order by a drag and by the menu, and stay so',
  { tag: further },
  async ({ planner, server }) => {
    const { page } = planner;
    await spaceCalled('Work', planner, server.origin);
    await page.goto(`${server.origin}/horizons/`);
    const tiles = page.getByRole('list', { name: 'Spaces' }).getByRole('button');
    await expect(tiles).toHaveCount(2);
    const names = () => tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')));
    const [own, work] = await names();
    expect(work).toBe('Work');
    await planner.understandsGestures();
    // Drag code loads at idle; until then a press does nothing more.
    await expect(async () => {
      const other = await boxOf(tiles.and(page.getByLabel(String(own))));
      const dragged = await boxOf(tiles.and(page.getByLabel('Work')));
      await page.mouse.move(dragged.x + 14, dragged.y + 14);
      await page.mouse.down();
      await page.mouse.move(other.x + 2, other.y + 14, { steps: 8 });
      await page.mouse.up();
      await expect.poll(names, { timeout: 2000 }).toEqual(['Work', own]);
    }).toPass();
    await expect(page.getByText('Work: space 1 of 2.')).toBeAttached();
    await planner.isSaved();
    await page.reload();
    await expect(tiles.first()).toHaveAccessibleName('Work');

    await page.getByRole('button', { name: 'Spaces: show, arrange, add' }).click();
    await page.getByRole('menuitem', { name: 'Work' }).click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect(tiles.last()).toHaveAccessibleName('Work');
  },
);

test(
  'spaces are switched by Alt and a number, and only what is shown stands in the lists',
  { tag: further },
  async ({ planner, server }) => {
    const { page } = planner;
    await planner.add('Today', 'At home');
    await spaceCalled('Work', planner, server.origin);
    await page.keyboard.press('Escape');
    await page.goto(`${server.origin}/horizons/`);
    await expect(planner.row('At home')).toBeHidden();
    await planner.add('Today', 'At work');
    await expect(page.getByRole('button', { name: 'Work', exact: true })).toBeVisible();
    await page.locator('#page').focus();
    await page.keyboard.press('Alt+Digit1');
    await expect(planner.row('At home')).toBeVisible();
    await expect(planner.row('At work')).toBeHidden();
    await page.keyboard.press('Alt+Shift+Digit2');
    await expect(planner.row('At work')).toBeVisible();
    await expect(planner.row('At home')).toBeVisible();

    await test.step('with both shown, a new goal is asked which one it goes to, and says where it is', async () => {
      await page.keyboard.press('n');
      const dialog = page.getByRole('dialog', { name: 'New goal' });
      await page.keyboard.type('For the team');
      await expect(dialog.getByRole('textbox')).toHaveValue('For the team');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'What you can type' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('radio', { checked: true })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name: 'Work' })).toBeChecked();
      await dialog.getByRole('button', { name: 'Add' }).click();
      await planner.row('For the team').locator('[data-goal-title]').press('Alt+Enter');
      await expect(page.getByRole('button', { name: 'In the space Work' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await page.reload();
    await expect(planner.row('At work')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Work', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);
