import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newPerson, newPlanner } from './planner.ts';
import { further } from './further.ts';

async function send<Answer>(page: Page, address: string, method: string, data?: object): Promise<Answer> {
  const headers = { origin: new URL(address).origin, 'idempotency-key': crypto.randomUUID() };
  const answer = await page.request.fetch(address, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${address}`).toBe(true);
  return (answer.status() === 204 ? null : await answer.json()) as Answer;
}

/** The app reports an ended space only if it has stored its name. */
const knowsSpace = (page: Page, name: string) =>
  page.waitForFunction(
    (word) =>
      Object.entries(localStorage).some(
        ([key, text]) => key.startsWith('cairn-known-spaces') && String(text).includes(word),
      ),
    name,
  );

test(
  'a space that ends says which one and why, and its address says so too',
  { tag: further },
  async ({ planner, browser, server, signInElsewhere }) => {
    test.setTimeout(120_000);
    const { page } = planner;
    const { origin } = server;
    const api = `${origin}/api/v2`;
    const make = async (name: string) => {
      const { id } = await send<{ id: string }>(page, `${api}/spaces/`, 'POST', { name });
      const link = await send<{ joinUrl: string }>(page, `${api}/spaces/${id}/magic-links/`, 'POST', {});
      return { id, token: new URL(link.joinUrl).pathname.split('/')[2] ?? '' };
    };
    const garden = await make('Garden \u202Ecousins');
    const house = await make('House');
    const other = await newPlanner(await browser.newContext());
    await other.arrive(origin, newPerson(), { locale: 'en', timezone: 'UTC' });
    for (const { token } of [garden, house])
      await send(other.page, `${api}/magic-links/${token}/join/`, 'POST', {});
    await other.page.goto(`${origin}/spaces/${house.id}/#members`);
    await expect(other.page.getByRole('dialog')).toBeVisible();
    await knowsSpace(other.page, 'House');

    await test.step('who is removed reads so, and goes on reading it', async () => {
      const members = await send<readonly { id: string; role: string }[]>(
        page,
        `${api}/spaces/${house.id}/memberships/`,
        'GET',
      );
      const member = members.find(({ role }) => role !== 'OWNER');
      await send(page, `${api}/memberships/${member?.id}/`, 'DELETE');
      await expect(other.page.getByText('You were removed from the space House.')).toBeVisible();
      await other.page.goto(`${origin}/spaces/${house.id}/`);
      await expect(other.page.getByText('You are no longer in this space')).toBeVisible();
      await other.page.goto(`${origin}/spaces/${house.id}/activate/`);
      await expect(other.page.getByText('You are no longer in this space')).toBeVisible();
    });

    const elsewhere = await signInElsewhere();
    await elsewhere.page.goto(`${origin}/spaces/${garden.id}/`);
    await expect(elsewhere.page.getByRole('dialog')).toBeVisible();
    await other.page.goto(`${origin}/home/`);
    await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const one of [other, elsewhere]) await knowsSpace(one.page, 'cousins');

    await test.step('a deleted one says so to its members and to its owner, by the name without its turns', async () => {
      await send(page, `${api}/spaces/${garden.id}/`, 'DELETE');
      await expect(
        other.page.getByText('The space Garden cousins was deleted. Its owners can'),
      ).toBeVisible();
      await expect(elsewhere.page.getByText('The space Garden cousins was deleted. You can')).toBeVisible();
      await other.page.goto(`${origin}/spaces/${garden.id}/`);
      await expect(other.page.getByText('This space was deleted', { exact: true })).toBeVisible();
      await expect(other.page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
      await other.page.goto(`${origin}/spaces/018f0000-0000-7000-8000-000000000000/`);
      await expect(other.page.getByText('This space does not exist.')).toBeVisible();
    });

    await test.step('its owner brings it back from its address', async () => {
      await page.goto(`${origin}/spaces/${garden.id}/`);
      await expect(page.getByText('You can restore it with all of its goals')).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: 'Restore' }).click();
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Settings' })).toBeVisible();
    });
  },
);
