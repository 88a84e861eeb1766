import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './fixtures.ts';
import { further } from './further.ts';
import { faultsOfWords, signUpInGerman } from './german-page.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { OtherPerson } from './other-person.ts';
import { tabTo } from './tab-to.ts';

/** Someone else’s public board, with a list and two goals. */
async function publicBoard(request: APIRequestContext, origin: string) {
  const author = await OtherPerson.who(request, origin);
  const board = await author.send('POST', 'boards-2', { name: 'Hüttentour' });
  const list = await author.send('POST', 'buckets-2', { board: board.id, name: 'Packen' });
  const note = { ops: [{ insert: 'Für zwei Leute.\n' }] };
  const tent = await author.send('POST', 'goals-2', { name: 'Zelt', bucket: list.id, richThoughts: note });
  const stove = await author.send('POST', 'goals-2', { name: 'Kocher', bucket: list.id });
  await author.send('PATCH', `public-boards/${board.id}`, { isPublic: true });
  const change = async () => {
    const richThoughts = { ops: [{ insert: 'Für eine Person.\n' }] };
    await author.send('PUT', `goals-2/${tent.id}`, { name: 'Leichtes Zelt', richThoughts });
    await author.delete(`goals-2/${stove.id}`);
    const later = await author.send('POST', 'buckets-2', { board: board.id, name: 'Danach' });
    await author.send('POST', 'goals-2', { name: 'Stiefel trocknen', bucket: later.id });
  };
  return { code: board.code, change };
}

async function cloned(page: Page, origin: string, code: string): Promise<void> {
  const made = await page.request.post(`${origin}/api/public-boards/${code}/clone/`, { data: {} });
  const copy = await made.json();
  await page.goto(`${origin}/boards/${copy.code}/`);
  await expect(page.locator('[data-goal]')).toHaveCount(2);
}

const card = (page: Page, name: string) => page.getByRole('article', { name });
const choice = (page: Page, name: string, take: string) =>
  card(page, name).getByRole('radio', { name: take, exact: true });
const names = (page: Page) => page.locator('[data-goal]');

test('a copied board takes some changes of its author and leaves others, also after a look with no network', async ({
  planner,
  server,
  request,
}) => {
  const { page } = planner;
  const board = await publicBoard(request, server.origin);
  await cloned(page, server.origin, board.code);
  await board.change();

  await test.step('one line on the board leads to the changes', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'See them' }).click();
    await expect(page.getByRole('heading', { name: /^The original has 3 changes/u })).toBeVisible();
    expect([...(await axeFindings(page)), ...(await faultsOfLayout(page))]).toEqual([]);
  });

  await test.step('each has before, after and its effect, and nothing is removed unasked', async () => {
    await expect(card(page, 'Zelt').locator('del')).toHaveText('zwei Leute.');
    await expect(card(page, 'Zelt').locator('ins')).toHaveText(['Leichtes ', 'eine Person.']);
    await expect(card(page, 'Danach')).toContainText('The list is added with 1 goal.');
    await expect(choice(page, 'Kocher', 'Leave')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Take 2 of 3' })).toBeEnabled();
  });

  await test.step('choices are kept with no network, which taking needs', async () => {
    await planner.isInstalled();
    await page.context().setOffline(true);
    await choice(page, 'Kocher', 'Take').check({ force: true });
    await choice(page, 'Danach', 'Leave').check({ force: true });
    await page.reload();
    await expect(page.getByText('These changes are from')).toBeVisible();
    await expect(choice(page, 'Danach', 'Leave')).toBeChecked();
    await expect(page.getByRole('button', { name: 'Take 2 of 3' })).toBeDisabled();
    await page.context().setOffline(false);
  });

  await test.step('what was taken is on the board, and what was left is not offered again', async () => {
    await page.getByRole('button', { name: 'Take 2 of 3' }).click();
    await expect(page.getByText('2 changes taken')).toBeVisible();
    await expect(names(page)).toHaveText([/Leichtes Zelt/u]);
    await expect(page.getByRole('link', { name: /^See/u })).toHaveCount(0);
    await page.goto(`${page.url()}changes/`);
    await expect(page.getByText('There is nothing new in the original.')).toBeVisible();
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  test(
    'the changes of a copied board are taken by keys alone on a phone’s width, in German',
    { tag: further },
    async ({ page, person, server, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signUpInGerman(page, server.origin, person);
      const board = await publicBoard(request, server.origin);
      await cloned(page, server.origin, board.code);
      await board.change();
      await page.reload();
      await tabTo(page.getByRole('link', { name: 'Ansehen' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: /^Das Original hat 3 Änderungen/u })).toBeVisible();
      expect([...(await faultsOfWords(page)), ...(await faultsOfLayout(page))]).toEqual([]);
      await tabTo(choice(page, 'Kocher', 'Lassen'));
      await page.keyboard.press('ArrowLeft');
      await tabTo(page.getByRole('button', { name: '3 von 3 übernehmen' }));
      await page.keyboard.press('Enter');
      await expect(names(page)).toHaveText([/Leichtes Zelt/u, /Stiefel trocknen/u]);
    },
  );
});
