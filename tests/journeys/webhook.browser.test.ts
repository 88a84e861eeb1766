import type { Locator, Page } from '@playwright/test';
import { openBeside } from '@cairn/server/db/open-database';
import {
  isSignedWith,
  openWebhookReceiver,
  type WebhookReceiver,
} from '@cairn/server/testing/webhook-receiver';
import { axeFindings } from './axe-findings.ts';
import { CairnServer } from './cairn-server.ts';
import { expect, test as base } from './fixtures.ts';
import { OtherPerson } from './other-person.ts';
import { userOf } from './shared-space.ts';

/** With a receiver on this machine, which the server may call. */
const test = base.extend<{ receiver: WebhookReceiver; address: string }, { server: CairnServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await CairnServer.start({ CAIRN_PRIVATE_NETWORKS: 'allow' });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern
  receiver: async ({}, use) => {
    const receiver = await openWebhookReceiver();
    await use(receiver);
    await receiver.close();
  },
  address: async ({ receiver }, use) => use(receiver.url.replace('hooks.example.com', '127.0.0.1')),
});

const cardOf = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const rowsOf = (page: Page) => page.getByRole('list', { name: 'Last deliveries' }).getByRole('listitem');
const field = (card: Locator) => card.getByRole('textbox', { name: 'Address' });

async function setUp(page: Page, address: string): Promise<string> {
  const card = cardOf(page, 'Webhook');
  await field(card).fill(address);
  await field(card).press('Enter');
  const secret = card.getByRole('textbox', { name: 'Secret' });
  await expect(secret).toBeFocused();
  await expect(page.getByText(/^The sample arrived: 200 in [\d,]+ ms$/u)).toBeVisible();
  return secret.inputValue();
}

test('a webhook is set up by keys, called for chosen events, sent again and removed', async ({
  planner,
  server,
  receiver,
  address,
  request,
}) => {
  const { page } = planner;
  const { origin } = server;
  const card = cardOf(page, 'Webhook');
  const joins = page.getByRole('checkbox', { name: 'Somebody joins: Webhook' });

  await test.step('the table of notifications leads to it', async () => {
    await page.goto(`${origin}/settings/notifications/`);
    await expect(page.getByRole('checkbox', { name: 'For me: Webhook' })).toBeDisabled();
    await page.getByRole('link', { name: 'Set up the webhook' }).press('Enter');
    await expect(page).toHaveTitle(/^Tokens and webhook/u);
    await expect(page.getByText('Nothing was called yet')).toBeVisible();
  });

  await test.step('a refused address stays in its field', async () => {
    await field(card).fill('ftp://hooks.example.org/cairn');
    await card.getByRole('button', { name: 'Set up' }).press('Enter');
    await expect(card.getByRole('alert')).toContainText('Write a public address');
    await expect(field(card)).toHaveValue('ftp://hooks.example.org/cairn');
    expect(await axeFindings(page)).toEqual([]);
  });

  const secret = await setUp(page, address);
  await test.step('the secret is shown once, and signs the sample', async () => {
    const [sample] = receiver.received;
    expect(sample && isSignedWith(secret, sample)).toBe(true);
    expect(sample?.content).toMatchObject({ event: 'sample' });
    await expect(rowsOf(page)).toContainText(['Sample']);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect(card.getByText('answers', { exact: true })).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Secret' })).toHaveCount(0);
    await expect(card.getByText(`ends with ${secret.slice(-4)}`)).toBeAttached();
  });

  await test.step('an event that is turned on is delivered', async () => {
    await card.getByRole('link', { name: /^No event is on yet/u }).press('Enter');
    await page.getByRole('button', { name: /^In my spaces/u }).press('Enter');
    await joins.press('Space');
    await expect(joins).toBeChecked();
    await planner.isSaved();
    const headers = { origin, 'idempotency-key': crypto.randomUUID() };
    const { defaultSpaceId } = await userOf(page.request, origin);
    const links = `${origin}/api/v2/spaces/${defaultSpaceId}/magic-links/`;
    const made = await page.request.post(links, { headers, data: {} });
    const { joinUrl } = (await made.json()) as { joinUrl: string };
    const other = await OtherPerson.who(request, origin);
    await other.send('POST', `v2/magic-links/${new URL(joinUrl).pathname.split('/')[2]}/join`, {});
    // The server looks for new events every ten seconds.
    await expect
      .poll(() => receiver.received.at(-1)?.content.event, { timeout: 30_000 })
      .toBe('membershipCreated');
    await page.goto(`${origin}/settings/tokens/`);
    await expect(card.getByRole('link', { name: '1 event is on in Notifications' })).toBeVisible();
    // The page reads the deliveries again after 15 seconds, if the answer was not noted yet.
    await expect(rowsOf(page).first()).toContainText(/Somebody joins200, /u, { timeout: 20_000 });
  });

  await test.step('it is sent again under its id, signed with both secrets for a day', async () => {
    await card.getByRole('button', { name: 'New secret' }).press('Enter');
    const renewed = await card.getByRole('textbox', { name: 'Secret' }).inputValue();
    await expect(card.getByText(/^The old secret holds beside the new one until/u)).toBeVisible();
    receiver.answers.push({ status: 503, text: '<img src=x> is resting' });
    const again = rowsOf(page)
      .first()
      .getByRole('button', { name: /^Send again/u });
    await again.press('Enter');
    await expect(rowsOf(page).first()).toContainText('503, 2 tries');
    await expect(again).toBeFocused();
    const [first, second] = receiver.received.slice(-2);
    expect(second?.id).toBe(first?.id);
    for (const each of [secret, renewed]) expect(second && isSignedWith(each, second)).toBe(true);
    await rowsOf(page).first().getByRole('button', { expanded: false }).press('Enter');
    await expect(rowsOf(page).first()).toContainText('<img src=x> is resting');
    await expect(rowsOf(page).locator('img')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('it is turned off, and its address changes', async () => {
    await card.getByRole('switch', { name: 'Webhook on' }).press('Space');
    await expect(card.getByText('off', { exact: true })).toBeVisible();
    await field(card).fill(`${address}/other`);
    await field(card).press('Tab');
    await page.reload();
    await expect(field(card)).toHaveValue(`${address}/other`);
    await expect(card.getByRole('switch', { name: 'Webhook on' })).not.toBeChecked();
  });

  await test.step('with no network the page says how old it is', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText(/Deliveries are as of/u)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText(/Deliveries are as of/u)).toBeHidden();
  });

  await card.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(field(card)).toBeFocused();
  await expect(page.getByText('Nothing was called yet')).toBeVisible();
});

test('a webhook that was given up is tried, and on again', async ({ planner, server, receiver, address }) => {
  const { page } = planner;
  await page.goto(`${server.origin}/settings/tokens/`);
  await setUp(page, address);
  const { uuid } = await userOf(page.request, server.origin);
  const { pool, close } = await openBeside({ dataFolder: server.dataFolder, databaseUrl: null });
  await pool.query(
    `update webhooks set is_on = false, failing_since = created_at, given_up_at = created_at where user_id = $1`,
    [uuid],
  );
  await close();
  await page.reload();
  const card = cardOf(page, 'Webhook');
  await expect(card).toContainText('127.0.0.1');
  await expect(card).toContainText('The webhook is off since');
  expect(await axeFindings(page)).toEqual([]);
  receiver.answers.push('drop');
  await card.getByRole('button', { name: 'Try now' }).press('Enter');
  await expect(page.getByText('The sample did not arrive: no answer')).toBeVisible();
  await card.getByRole('button', { name: 'Try now' }).press('Enter');
  await expect(card).not.toContainText('The webhook is off since');
  await expect(card.getByRole('switch', { name: 'Webhook on' })).toBeChecked();
  await expect(card.getByRole('button', { name: 'Send a sample' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the cards are below each other, and a delivery opens', async ({ planner, server, address }) => {
    const { page } = planner;
    await page.goto(`${server.origin}/settings/tokens/`);
    await setUp(page, address);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Webhook',
      'Last deliveries',
      'What arrives, signed',
      'Access tokens',
    ]);
    await rowsOf(page).getByRole('button', { expanded: false }).tap();
    await expect(rowsOf(page)).toContainText('A goal of this sample');
    await page.getByText('How to check').tap();
    await expect(page.getByText('timingSafeEqual')).toBeVisible();
    await rowsOf(page)
      .getByRole('button', { name: /^Send again: Sample/u })
      .tap();
    await expect(page.getByText(/^Sent again: 200, /u)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeFindings(page)).toEqual([]);
  });
});
