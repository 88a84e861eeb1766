import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

test('the life range is asked for where it is first seen, with no network too', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  await planner.isInstalled();
  await page.goto(`${server.origin}/horizons/life/`);
  const question = page.getByRole('form', { name: 'Where you are' });
  const day = question.getByLabel('When were you born?');
  await expect(day).toBeVisible();
  await expect(page.getByText(/^to 20\d\d$/u)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.context().setOffline(true);
  await day.fill('2199-01-01');
  await question.getByRole('button', { name: 'Show my years' }).click();
  await expect(question.getByText('Choose a day in the past')).toBeVisible();
  await day.fill('1990-05-17');
  await day.press('Enter');
  const squares = page.getByRole('region', { name: 'Where you are' });
  await expect(squares.getByText('1990–2070')).toBeVisible();
  await expect(page.getByText('to 2070').first()).toBeVisible();
  await page.context().setOffline(false);
  await planner.isSaved();
  await page.reload();
  await expect(squares.getByText('1990–2070')).toBeVisible();
  await page.goto(`${server.origin}/settings/`);
  await expect(page.getByLabel('Birthday')).toHaveValue('1990-05-17');
});

test('whoever does not say when they were born chooses the years in the settings', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  await page.goto(`${server.origin}/horizons/life/`);
  await page.getByRole('link', { name: 'Choose the years yourself' }).press('Enter');
  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
  await expect(from).toHaveValue('');
  await expect(to).toHaveValue('');
  await from.fill('1990-05-17');
  await to.focus();
  await expect(to).toHaveValue('2070-05-17');
  await expect(to).toBeFocused();
  await planner.isSaved();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Where you are' }).getByText('1990–2070')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Where you are' })).toHaveCount(0);
});
