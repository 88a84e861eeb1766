import { expect, test } from './fixtures.ts';

test('Back closes what is open over a page, one after the other, and then leaves the page', async ({
  planner,
  server,
  page,
}) => {
  const { origin } = server;
  await planner.add('Today', 'Dig the garden');
  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await expect(page).toHaveURL(`${origin}/calendar/`);
  await page.getByRole('link', { name: 'Days' }).first().click();
  await expect(page).toHaveURL(`${origin}/horizons/days/`);
  // By selector, because a covered dialog has no role.
  const dialog = page.locator('[role=dialog]');
  const title = planner.row('Dig the garden').locator('[data-goal-title]');

  for (const key of ['n', 'f', 'Shift+Slash'])
    await test.step(`what ${key} opens`, async () => {
      await title.focus();
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${origin}/horizons/days/`);
    });

  await test.step('over an open goal', async () => {
    await title.focus();
    await page.keyboard.press('Alt+Enter');
    await expect(dialog).toHaveCount(1);
    await expect(page).toHaveURL(/\/goals\//u);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog).toHaveCount(2);
    await page.goBack();
    await expect(dialog).toHaveCount(1);
    await expect(page).toHaveURL(/\/goals\//u);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/horizons/days/`);
  });

  await test.step('closed otherwise, Back goes to the page before at once', async () => {
    await title.focus();
    await page.keyboard.press('n');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/calendar/`);
  });

  await test.step('a page that was opened from the command box is left to the one before', async () => {
    await page.keyboard.press('f');
    await expect(dialog).toBeVisible();
    await page.keyboard.type('Progress');
    await page.getByRole('option', { name: 'Progress' }).first().click();
    await expect(page).toHaveURL(/\/progress\//u);
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/calendar/`);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back closes menus and sheets', async ({ planner, server, page }) => {
    const { origin } = server;
    await planner.add('Today', 'Dig the garden');
    await page.goto(`${origin}/boards/`);
    await page.request.post(`${origin}/api/boards-2/`, {
      data: { name: 'House', tempId: 'back-board' },
      headers: { origin },
    });
    await page.goto(`${origin}/horizons/days/`);
    await expect(planner.row('Dig the garden')).toBeVisible();
    await page.getByRole('button', { name: 'New goal', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/horizons/days/`);
    await test.step('a sheet that has changed the page leaves it changed, until the next Back', async () => {
      await page.getByRole('button', { name: 'Filter and sort' }).click();
      const sheet = page.getByRole('dialog');
      for (const color of ['Red', 'Blue']) await sheet.getByRole('button', { name: color }).click();
      await expect(page).toHaveURL(/colors=/u);
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/colors=[^&]+%2C|colors=[^&]+,/u);
      await page.goBack();
      await expect(page).toHaveURL(/colors=[^,%]+$/u);
    });
    await page.goto(`${origin}/boards/back-board/`);
    await page.getByRole('button', { name: 'Options for House' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page).toHaveURL(/\/boards\//u);
  });
});
