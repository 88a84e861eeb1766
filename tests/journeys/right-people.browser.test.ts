import { expect, test } from './fixtures.ts';
import { HourPage } from './hour-page.ts';
import { newPerson, newPlanner, Planner } from './planner.ts';
import { userOf } from './shared-space.ts';

test('who signs up through an invite link keeps new goals to themselves, and sees where each one goes', async ({
  planner,
  browser,
  server,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Ours');
  const { defaultSpaceId } = await userOf(page.request, server.origin);
  const link = (await (
    await page.request.post(`${server.origin}/api/v2/spaces/${defaultSpaceId}/magic-links/`, {
      data: {},
      headers: { origin: server.origin },
    })
  ).json()) as { readonly joinUrl: string };

  const context = await browser.newContext({ locale: 'en-GB' });
  const guest = await newPlanner(context);
  await guest.page.goto(link.joinUrl);
  await guest.page.getByRole('button', { name: 'Create an account and join' }).click();
  const eve = newPerson();
  await guest.page.getByLabel('Email').fill(eve.email);
  await guest.page.getByLabel('Password', { exact: true }).fill(eve.password);
  await guest.page.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  await expect(guest.row('Ours')).toContainText('In ');

  await test.step('the field for new goals names their space', async () => {
    const today = guest.panel('Today');
    await today.getByRole('button', { name: 'Add goal' }).click();
    const field = today.getByRole('textbox', { name: 'Goal' });
    await expect(field).toHaveAccessibleDescription(/^Goes to /u);
    await field.fill('Mine alone');
    await field.press('Enter');
    await field.press('Escape');
    await expect(guest.row('Mine alone')).not.toContainText('In ');
  });

  await test.step('so does the field on the hours', async () => {
    await guest.page.goto(`${server.origin}/horizons/hours/?page=1`);
    const { x, y } = await new HourPage(guest.page).point(14);
    await guest.page.mouse.click(x, y);
    const field = guest.page.getByRole('textbox', { name: 'Goal' });
    await expect(field).toHaveAccessibleDescription(/^Goes to /u);
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await guest.page.goBack();
    await expect(guest.row('Mine alone')).toBeVisible();
  });

  await test.step('quick add names it too, and takes another one that is chosen', async () => {
    await guest.page.keyboard.press('n');
    const dialog = guest.page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
    await dialog.getByRole('textbox', { name: 'Goal' }).fill('Also mine');
    await guest.page.keyboard.press('Enter');
    await guest.page.keyboard.press('n');
    await dialog.getByRole('radio', { checked: false }).locator('..').click();
    await dialog.getByRole('textbox', { name: 'Goal' }).fill('For all of us');
    await guest.page.keyboard.press('Enter');
    await guest.isSaved();
  });

  await expect(planner.row('For all of us')).toBeVisible();
  await expect(planner.row('Mine alone')).toHaveCount(0);
  await expect(planner.row('Also mine')).toHaveCount(0);
  await context.close();
});

test('Invite on a board is about that board, and says what the whole space would show', async ({
  planner,
  browser,
  server,
}) => {
  const { page } = planner;
  await planner.add('Today', 'Private matters');
  await page.getByRole('link', { name: 'Boards', exact: true }).first().click();
  await page.getByRole('button', { name: 'New board' }).first().click();
  await page.getByRole('textbox', { name: 'Board name' }).fill('Garden');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'List name' }).fill('In spring');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await planner.isSaved();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite' });
  await expect(dialog).toContainText('see nothing else of the space');
  await expect(dialog).toContainText('1 goal, 1 board');
  await dialog.getByRole('button', { name: 'Open the board with a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();

  const context = await browser.newContext({ locale: 'en-GB' });
  const guest = await newPlanner(context);
  await guest.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Join in' }).click();
  await expect(guest.page.getByRole('heading', { name: 'In spring' })).toBeVisible();
  await guest.page.goto(`${server.origin}/horizons/`);
  await guest.isOpen();
  await expect(guest.row('Private matters')).toHaveCount(0);
  await context.close();
});

test('after a new link nothing but the new one opens a public goal, and its members’ address is called so', async ({
  planner,
  browser,
}) => {
  const { page } = planner;
  await planner.add('Today', 'For the world');
  await planner.isSaved();
  await planner.row('For the world').locator('[data-goal-title]').press('Alt+Enter');
  await page.getByRole('button', { name: 'Share' }).click();
  const share = page.getByRole('dialog', { name: 'Share this goal' });
  await expect(share.getByRole('textbox', { name: 'Link for members of its space' })).toBeVisible();
  const members = await share.getByRole('textbox', { name: /^Link/u }).inputValue();
  await share.getByRole('switch', { name: 'Publish to the web' }).click();
  const field = share.getByRole('textbox', { name: 'Link', exact: true });
  const first = await field.inputValue();
  await share.getByRole('button', { name: 'New link' }).click();
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();

  const context = await browser.newContext({ locale: 'en-GB' });
  const stranger = new Planner(await context.newPage());
  const sees = async (address: string) => {
    await stranger.page.goto(address);
    await expect(stranger.page.getByRole('heading').first()).toBeVisible();
    return stranger.page.getByRole('heading', { name: 'For the world' }).count();
  };
  expect(await sees(second)).toBe(1);
  expect(await sees(first)).toBe(0);
  expect(await sees(members)).toBe(0);
  await context.close();
});
