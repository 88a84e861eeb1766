import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

test('dates are written in the chosen form, on every page, device and with no network', async ({
  planner,
  server,
  signInElsewhere,
}) => {
  const { page } = planner;
  const other = await signInElsewhere();
  await planner.isInstalled();
  await page.goto(`${server.origin}/settings/time/`);
  await page.context().setOffline(true);
  const form = page.getByLabel('Dates', { exact: true });
  await expect(form.getByRole('option').first()).toHaveText(/^As in your language: 24 Dec 20\d\d$/u);
  await expect(form.getByRole('option').nth(1)).toHaveText(/^24\.12\.20\d\d$/u);
  await form.selectOption('dots');
  await expect(form).toHaveValue('dots');
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${server.origin}/horizons/`);
  await expect(page.getByRole('region', { name: /^Today/u }).first()).toContainText(/\w{3}, \d\d\.\d\d\./u);
  await expect(page.getByRole('region', { name: /^Week/u }).first()).toContainText(
    /\d\d\.\d\d\.–\d\d\.\d\d\./u,
  );
  await page.goto(`${server.origin}/calendar/?view=week&date=2027-06-09`);
  await expect(page.getByText('07.06.2027–13.06.2027', { exact: true }).first()).toBeVisible();

  await test.step('typed dates are read in its order', async () => {
    await page.goto(`${server.origin}/settings/time/`);
    await form.selectOption('dmy');
    await page.goto(`${server.origin}/settings/`);
    await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await page.keyboard.press('n');
    const box = page.getByRole('dialog', { name: 'New goal' });
    await box.getByRole('textbox').fill('Dentist 3/4/2027');
    await expect(box.getByRole('button', { name: 'Period: 03/04/2027' })).toBeVisible();
  });

  await page.context().setOffline(false);
  await page.goto(`${server.origin}/horizons/`);
  await planner.isSaved();
  await other.page.goto(`${server.origin}/settings/time/`);
  await expect(other.page.getByLabel('Dates', { exact: true })).toHaveValue('dmy');
  await other.page.goto(`${server.origin}/horizons/`);
  await expect(other.page.getByRole('region', { name: /^Today/u }).first()).toContainText(
    /\w{3}, \d\d\/\d\d/u,
  );
});
