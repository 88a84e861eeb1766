import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone each person chooses what the bar has, and all horizons are one tap from Home', async ({
  planner,
  server,
}) => {
  const { page } = planner;
  await planner.isOpen();
  const bar = page.getByRole('navigation', { name: 'Main' });
  const entries = bar.locator('a, button');
  const atFirst = ['Home', 'Horizons', 'Days', 'Climbs', 'Gallery', 'More', 'Settings'];
  await expect(entries).toHaveText(atFirst);

  await bar.getByRole('link', { name: 'Home' }).tap();
  const ways = page.getByRole('navigation', { name: 'Horizons' });
  await expect(ways.getByRole('link')).toHaveText([
    'Days',
    'Weeks',
    'Months',
    'Quarters',
    'Years',
    'Decades',
    'Life',
  ]);
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('combobox').press('Escape');
  await ways.getByRole('link', { name: 'Weeks' }).tap();
  await expect(page).toHaveURL(/\/horizons\/weeks\/$/u);

  await page.getByRole('link', { name: 'More', exact: true }).tap();
  await page.getByRole('link', { name: 'Choose what the bar shows' }).tap();
  const choice = (name: string) =>
    page.getByRole('region', { name: 'Bar on a phone' }).getByRole('switch', { name, exact: true });
  await choice('Climbs').tap();
  await choice('Boards').tap();
  await expect(entries).toHaveText(['Home', 'Horizons', 'Days', 'Boards', 'Gallery', 'More', 'Settings']);
  await choice('Team').tap();
  await expect(page.locator('#page').getByText('The bar has room for 7.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const name of ['Settings', 'Gallery', 'Horizons']) await choice(name).tap();
  await expect(entries).toHaveText(['Home', 'Days', 'Boards', 'More']);
  await choice('Days').tap();
  await expect(page.locator('#page').getByText('The bar needs 4.')).toBeVisible();
  await expect(entries).toHaveCount(4);

  await page.reload();
  await expect(entries).toHaveText(['Home', 'Days', 'Boards', 'More']);
  await bar.getByRole('link', { name: 'Boards' }).tap();
  await expect(page).toHaveURL(/\/boards\/$/u);
  await bar.getByRole('link', { name: 'More' }).tap();
  const more = page.getByRole('navigation', { name: 'More' });
  await expect(more.getByRole('link', { name: 'Horizons' })).toBeVisible();
  await more.getByRole('link', { name: 'Settings' }).tap();
  await page.goto(`${server.origin}/settings/horizons/`);
  await page.getByRole('button', { name: 'As at first' }).tap();
  await expect(entries).toHaveText(atFirst);
});
