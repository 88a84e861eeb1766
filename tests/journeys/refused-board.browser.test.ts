import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const refused = /\/api\/(?:boards|buckets)-2\//u;

const refuseBoards = (page: Page) =>
  page.route(refused, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'cairn-api': '2' },
      json: { status: 'error', code: 'space.role', message: 'No.' },
    }),
  );

async function makeBoard(page: Page, board: string, list: string): Promise<void> {
  await page.getByRole('button', { name: 'New board' }).click();
  await page.getByRole('textbox', { name: 'Board name' }).fill(board);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'List name' }).fill(list);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

test('a refused change of a board or a list is taken back with a sentence, and put back later', async ({
  page,
  planner,
}) => {
  await planner.isOpen();
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await makeBoard(page, 'Atlas', 'Ideas');
  await planner.isSaved();
  await refuseBoards(page);
  const region = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('a list has its former name again', async () => {
    await page.getByRole('heading', { name: 'Ideas' }).getByRole('button').click();
    await page.getByRole('textbox', { name: 'List name' }).fill('Plans');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The server rejected a change of “Ideas”.')).toBeVisible();
    await expect(region('Ideas')).toBeVisible();
    await expect(region('Plans')).toHaveCount(0);
  });

  await test.step('so does a board', async () => {
    await page.getByRole('button', { name: 'Options for Atlas', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Board name' }).fill('Compass');
    await page.keyboard.press('Enter');
    const notice = page.getByText('The server rejected a change of “Atlas”.');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Atlas' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Not synced' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show', exact: true }).last().click();
  });

  await test.step('both names wait under "Not saved", and are put back', async () => {
    await expect(page).toHaveURL(/\/settings\/not-saved\/$/u);
    const entry = (name: string) => page.getByRole('listitem').filter({ hasText: `Yours: ${name}` });
    for (const name of ['Compass', 'Plans'])
      await expect(entry(name)).toContainText('Rejected by the server');
    await page.unroute(refused);
    for (const name of ['Compass', 'Plans'])
      await entry(name)
        .getByRole('button', { name: /^Put back/u })
        .click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await planner.isSaved();
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await page.getByRole('link', { name: 'Compass' }).click();
    await expect(region('Plans')).toBeVisible();
  });
});

test('a new board and a new list that are refused say so where they are, and are tried again', async ({
  page,
  planner,
}) => {
  await planner.isOpen();
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await refuseBoards(page);
  await makeBoard(page, 'Compass', 'Plans');
  const list = page.getByRole('region', { name: 'Plans', exact: true });

  await test.step('the head of the board and its card say it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Compass' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Not synced' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Compass' }) });
    await card.getByRole('link', { name: 'Not synced' }).click();
  });

  await test.step('both wait under "Not saved" with the words, and are sent again', async () => {
    await expect(page).toHaveURL(/\/settings\/not-saved\/$/u);
    await expect(page.getByRole('listitem').filter({ hasText: 'Yours: Compass' })).toContainText(
      'Rejected by the server',
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'Yours: Plans' })).toBeVisible();
    await page.unroute(refused);
    await page.getByRole('button', { name: 'Try again: Compass' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await planner.isSaved();
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await page.getByRole('link', { name: 'Compass' }).click();
    await expect(list).toBeVisible();
    await expect(page.getByRole('link', { name: 'Not synced' })).toHaveCount(0);
  });
});
