import { expect, test } from './fixtures.ts';

test('a board and a list whose change is refused say so where they are, and are tried again', async ({
  page,
  planner,
}) => {
  const refused = /\/api\/(?:boards|buckets)-2\//u;
  await planner.isOpen();
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await page.getByRole('button', { name: 'New board' }).click();
  await page.getByRole('textbox', { name: 'Board name' }).fill('Atlas');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'List name' }).fill('Ideas');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await planner.isSaved();
  await page.route(refused, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'cairn-api': '2' },
      json: { status: 'error', code: 'space.role', message: 'No.' },
    }),
  );

  const list = page.getByRole('region', { name: 'Plans', exact: true });
  await test.step('the head of a list says it', async () => {
    await page.getByRole('heading', { name: 'Ideas' }).getByRole('button').click();
    await page.getByRole('textbox', { name: 'List name' }).fill('Plans');
    await page.keyboard.press('Enter');
    await expect(list.getByRole('link', { name: 'Not synced' })).toBeVisible();
  });

  await test.step('so do the head of a board and its card', async () => {
    await page.getByRole('button', { name: 'Options for Atlas', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Board name' }).fill('Compass');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Not synced' })).toHaveCount(2);
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Compass' }) });
    await expect(card.getByRole('link', { name: 'Not synced' })).toBeVisible();
    await card.getByRole('link', { name: 'Not synced' }).click();
  });

  await test.step('both wait under "Not saved" with the words, and are sent again', async () => {
    await expect(page).toHaveURL(/\/settings\/not-saved\/$/u);
    for (const name of ['Compass', 'Plans'])
      await expect(page.getByRole('listitem').filter({ hasText: `Yours: ${name}` })).toContainText(
        'Rejected by the server',
      );
    await page.unroute(refused);
    for (const name of ['Compass', 'Plans'])
      await page.getByRole('button', { name: `Try again: ${name}` }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await planner.isSaved();
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await page.getByRole('link', { name: 'Compass' }).click();
    await expect(list).toBeVisible();
    await expect(page.getByRole('link', { name: 'Not synced' })).toHaveCount(0);
  });
});
