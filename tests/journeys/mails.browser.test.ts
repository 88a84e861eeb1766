import { writtenEventMail } from '@cairn/server/mail/event-mail';
import { joinKeyIn } from '@cairn/server/people/join-links';
import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { mailedLink } from './mailed-link.ts';
import { newPerson } from './planner.ts';
import { userOf } from './shared-space.ts';

const goal = { id: '01939eb1-7e57-7000-8000-000000000001', name: 'Finish chapter 8, the tree line' };
const space = { id: '01939eb1-7e57-7000-8000-000000000002', name: 'Studio North' };

/** To this person, about a comment. */
function mailTo(
  personId: string,
  locale: string,
  { origin, dataFolder }: { origin: string; dataFolder: string },
) {
  const operator = 'Ida Holm, Hauptstraße 1, 10115 Berlin';
  const parts = { origin, operator, linkKey: joinKeyIn(dataFolder) };
  const quote = [
    '@Ida the survey ran June to September 1974, so “that summer” is right.',
    'Take the one with the fence.',
  ];
  const entries = [
    { event: 'commentMentionCreated', name: 'Lena Marsh', quote },
    { event: 'commentCreated', name: 'Tomas Reyes', quote: ['Was it one summer or two?'] },
  ] as const;
  return writtenEventMail(
    parts,
    { id: personId, locale },
    { entries, goal, period: null, space, board: null },
  );
}

async function idOf(page: Page, origin: string): Promise<string> {
  return (await (await page.request.get(`${origin}/api/settings/`)).json()).uuid;
}

test.describe('a mail in HTML', () => {
  for (const [locale, button] of [
    ['en', 'Answer in Cairn'],
    ['de', 'In Cairn antworten'],
  ] as const)
    test(`is whole at 600 and 390 px, light and dark, and loads nothing: ${locale}`, async ({
      page,
      server,
    }) => {
      const asked: string[] = [];
      await page.route('**/*', (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      await page.setContent(mailTo(goal.id, locale, server).html as string);
      for (const width of [600, 390]) {
        await page.setViewportSize({ width, height: 760 });
        expect(await faultsOfLayout(page)).toEqual([]);
        expect(await axeFindings(page)).toEqual([]);
        await expect(page.getByRole('link', { name: button })).toBeInViewport();
      }
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Lena Marsh');
      expect(asked).toEqual([]);
    });
});

test('the link in a mail asks first, ends the mails with one click without a session, and turns them on again', async ({
  planner,
  server,
  browser,
}) => {
  await planner.isSaved();
  const { page } = planner;
  const { html } = mailTo(await idOf(page, server.origin), 'en', server);
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const areOn = async () => {
    const settings = await (await page.request.get(`${server.origin}/api/v2/notifications-settings/`)).json();
    return settings[0].commentMentionCreated;
  };
  const [, address] = /href="([^"]*\/stop\/[^"]*)"/u.exec(html as string) ?? [];
  const open = () => visitor.goto(address as string);
  const heading = (name: string) => visitor.getByRole('heading', { name });

  await test.step('the link that is only opened changes nothing', async () => {
    await open();
    await expect(heading('No more mails about mentions in comments?')).toBeVisible();
    expect(await areOn()).toBe(true);
    expect(await axeFindings(visitor)).toEqual([]);
    for (const width of [1440, 390, 320]) {
      await visitor.setViewportSize({ width, height: 640 });
      expect(await faultsOfLayout(visitor)).toEqual([]);
    }
  });

  await test.step('one click ends the mails, and another turns them on again', async () => {
    await visitor.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(heading('You get no mails about mentions in comments')).toBeVisible();
    expect(await areOn()).toBe(false);
    await visitor.getByRole('button', { name: 'Turn on again' }).click();
    await expect(heading('You get mails about mentions in comments again')).toBeVisible();
    expect(await areOn()).toBe(true);
    await visitor.getByRole('button', { name: 'Stop these mails' }).press('Enter');
    await expect(heading('You get no mails about mentions in comments')).toBeVisible();
    await open();
    await expect(heading('You get no mails about mentions in comments')).toBeVisible();
  });

  await test.step('with no network the page says so, and a try later works', async () => {
    await context.setOffline(true);
    await visitor.getByRole('button', { name: 'Turn on again' }).click();
    await expect(visitor.getByText('You need to be online to stop mails.')).toBeVisible();
    expect(await areOn()).toBe(false);
    await context.setOffline(false);
    await context.route('**/api/v2/unsubscribe/**', (route) => route.abort());
    await open();
    await expect(visitor.getByRole('alert')).toContainText('Could not open the link');
    await context.unroute('**/api/v2/unsubscribe/**');
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await visitor.getByRole('button', { name: 'Turn on again' }).click();
    await expect(heading('You get mails about mentions in comments again')).toBeVisible();
  });

  await test.step('a link that is not whole says what to do', async () => {
    await visitor.goto((address as string).slice(0, -9));
    await expect(heading('This link ends no mails')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'All settings' })).toBeVisible();
  });
  await context.close();
});

test('the link in an invitation ends invitations to its address, with no account', async ({
  planner,
  server,
  browser,
}) => {
  const { page } = planner;
  const { email } = newPerson();
  const { defaultSpaceId } = await userOf(page.request, server.origin);
  const invite = () =>
    page.request.post(`${server.origin}/api/v2/spaces/${defaultSpaceId}/invitations/`, { data: { email } });
  expect((await invite()).status()).toBe(201);
  const link = () => mailedLink(server.dataFolder, email, /http\S+\/stop\/[\w-]+\//u);
  await expect.poll(link).not.toBeNull();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link() as string);
  await expect(visitor.getByRole('heading', { name: 'No more mails about invitations?' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(visitor.getByRole('heading', { name: 'You get no mails about invitations' })).toBeVisible();
  await expect(visitor.getByText('Links to join still work.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'All settings' })).toBeHidden();
  expect(await axeFindings(visitor)).toEqual([]);
  expect((await (await invite()).json()).code).toBe('invitation.unwanted');
  await context.close();
});
