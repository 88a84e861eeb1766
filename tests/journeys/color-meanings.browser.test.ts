import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { goalOption } from './planner.ts';

test('a colour is given a meaning, which menus, filters and the page of colours show', async ({
  planner,
  server,
  signInElsewhere,
}) => {
  const { page } = planner;
  const other = await signInElsewhere();
  await page.goto(`${server.origin}/horizons/`);
  await planner.add('Today', 'Run in the park');
  await planner.isSaved();
  await planner.isInstalled();
  await page.goto(`${server.origin}/settings/appearance/`);
  await page.context().setOffline(true);

  await test.step('with no network, by keys', async () => {
    const green = page.getByRole('textbox', { name: 'Green' });
    await green.fill('  Health ');
    await green.press('Tab');
    await expect(green).toHaveValue('Health');
    await page.getByRole('textbox', { name: 'Blue', exact: true }).fill('Work');
    await page.getByRole('textbox', { name: 'Blue', exact: true }).blur();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect(green).toHaveValue('Health');
  });

  await test.step('in the menu of a goal', async () => {
    await page.goto(`${server.origin}/horizons/`);
    await planner.row('Run in the park').locator('[data-goal-title]').focus();
    await page.keyboard.press('c');
    const colors = page.getByRole('dialog', { name: 'Colour' }).getByRole('radio');
    await expect(colors.first()).toHaveText('Green · Health');
    await expect(colors.nth(1)).toHaveText('Blue · Work');
    await expect(colors).toHaveCount(17);
    expect(await axeFindings(page)).toEqual([]);
    await colors.first().click();
    await page.keyboard.press('/');
    await (await goalOption(page, 'Colour')).click();
    await expect(page.getByRole('radio', { name: 'Green · Health' })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('in the filters', async () => {
    await page.keyboard.press('Shift+f');
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Green · Health' }).click();
    await expect(filters.getByRole('button', { name: 'Green · Health' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Green · Health/u })).toBeVisible();
    await expect(planner.row('Run in the park')).toBeVisible();
  });

  await page.context().setOffline(false);
  await planner.isSaved();

  await test.step('on the page of colours of another device, and removed there', async () => {
    await other.page.goto(`${server.origin}/colored/`);
    await expect(other.page.getByRole('heading', { name: 'Green · Health 1 open' })).toBeVisible();
    await other.page.goto(`${server.origin}/settings/appearance/`);
    await other.page.getByRole('textbox', { name: 'Green' }).fill(' ');
    await other.page.getByRole('textbox', { name: 'Green' }).blur();
    await other.page.goto(`${server.origin}/colored/`);
    await expect(other.page.getByRole('heading', { name: 'Green 1 open' })).toBeVisible();
  });
});
