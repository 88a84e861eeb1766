import type { LinkAct } from '@cairn/core/goals/link-acts';
import { writtenReminder } from '@cairn/server/mail/event-mail';
import { goalLinkAddresses } from '@cairn/server/mail/goal-link-token';
import { joinKeyIn } from '@cairn/server/people/join-links';
import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { userOf } from './shared-space.ts';

interface Site {
  readonly origin: string;
  readonly dataFolder: string;
}

const hourMs = 3_600_000;

/** A zone in which it is between 11:00 and 12:00, so that an hour later is on the same day. */
function lateMorning(now: number): string {
  const ahead = 11 - new Date(now).getUTCHours();
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** A goal from 12:00 to 13:00 today, and the addresses in its mail. */
async function remindedGoal(page: Page, { origin, dataFolder }: Site, name = 'Review onboarding copy') {
  const user = await userOf(page.request, origin);
  const now = Date.now();
  const timezone = lateMorning(now);
  const settings = { timezone, amPm: false, dayEndsAtHour: 0 };
  expect((await page.request.patch(`${origin}/api/settings/`, { data: settings })).ok()).toBe(true);
  const startsAt = Math.ceil((now + 1) / hourMs) * hourMs;
  const dueDate = new Intl.DateTimeFormat('sv', { timeZone: timezone }).format(startsAt);
  const [datetimeFr, datetimeTo] = [startsAt, startsAt + hourMs].map((at) => new Date(at).toISOString());
  const data = { name, column: 1, dueDate, datetimeFr, datetimeTo, space: user.defaultSpaceId };
  const made = await page.request.post(`${origin}/api/goals-2/`, { data });
  const { id } = await made.json();
  const linkKey = joinKeyIn(dataFolder);
  const links = goalLinkAddresses({ origin, linkKey }, { personId: user.uuid, ref: id, startsAt });
  const goalNow = async () => (await page.request.get(`${origin}/api/goals-2/${id}/`)).json();
  return { id, startsAt, links, goalNow } as const;
}

test('a link in a reminder asks first, and completes or moves its goal without a session', async ({
  planner,
  server,
  browser,
}) => {
  await planner.isSaved();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const heading = (name: string) => visitor.getByRole('heading', { name, exact: true });
  const acts: readonly (readonly [LinkAct, string, string, string])[] = [
    ['hour', 'to 13:00?', 'Move', 'has moved to 13:00'],
    ['tomorrow', 'to tomorrow, 12:00?', 'Move', 'has moved to tomorrow, 12:00'],
    ['done', 'done?', 'Mark as done', 'is done'],
  ];
  for (const [act, question, action, after] of acts)
    await test.step(`${act}: opened it changes nothing, and one click does it`, async () => {
      const { id, links, goalNow } = await remindedGoal(planner.page, server);
      const before = await goalNow();
      await visitor.goto(links[act]);
      const asks = act === 'done' ? 'Is “Review onboarding copy”' : 'Move “Review onboarding copy”';
      await expect(heading(`${asks} ${question}`)).toBeVisible();
      expect(await goalNow()).toEqual(before);
      expect(await axeFindings(visitor)).toEqual([]);
      await visitor.getByRole('button', { name: action }).press('Enter');
      await expect(heading(`“Review onboarding copy” ${after}`)).toBeVisible();
      const open = visitor.getByRole('link', { name: 'Open the goal' });
      await expect(open).toBeFocused();
      await expect(open).toHaveAttribute('href', `/goals/${id}/`);
      expect((await goalNow()).rev).toBe(before.rev + 1);
      expect(await axeFindings(visitor)).toEqual([]);
      for (const width of [1440, 390, 320]) {
        await visitor.setViewportSize({ width, height: 640 });
        expect(await faultsOfLayout(visitor)).toEqual([]);
      }
      await visitor.reload();
      await expect(heading(`“Review onboarding copy” ${after}`)).toBeVisible();
      await expect(visitor.getByRole('button', { name: action })).toBeHidden();
    });
  await context.close();
});

test('a link in a reminder says that its goal moved meanwhile, has no time or is done', async ({
  planner,
  server,
}) => {
  await planner.isSaved();
  const { page } = planner;
  const { links, goalNow, id } = await remindedGoal(page, server);
  const put = (data: object) => page.request.put(`${server.origin}/api/goals-2/${id}/`, { data });
  const goal = await goalNow();
  const moved = [goal.datetimeFr, goal.datetimeTo].map((at) =>
    new Date(Date.parse(at) + 2 * hourMs).toISOString(),
  );
  await put({ datetimeFr: moved[0], datetimeTo: moved[1] });
  await page.goto(links.hour);
  await expect(page.getByRole('heading', { name: 'has moved to 14:00' })).toBeVisible();
  await expect(page.getByText('got another time after the mail')).toBeVisible();
  await put({ datetimeFr: null, datetimeTo: null });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'has no time any more' })).toBeVisible();
  await put({ doneDate: goal.dueDate });
  await page.reload();
  await expect(page.getByText('A done goal does not move.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the goal' }).click();
  await expect(page).toHaveURL(new RegExp(`/goals/${id}/`, 'u'));
});

test('a link in a reminder shows a failure, a missing network, a long name and its end', async ({
  planner,
  server,
  browser,
}) => {
  await planner.isSaved();
  const { links, goalNow } = await remindedGoal(planner.page, server, `${'onboarding'.repeat(24)} copy`);
  const context = await browser.newContext({ viewport: { width: 390, height: 760 } });
  const visitor = await context.newPage();
  await context.route('**/api/v2/goal-links/**', (route) => route.abort());
  await visitor.goto(links.done);
  await expect(visitor.getByRole('alert')).toContainText('Could not open the link');
  expect(await axeFindings(visitor)).toEqual([]);
  await context.unroute('**/api/v2/goal-links/**');
  await visitor.getByRole('button', { name: 'Try again' }).click();
  const button = visitor.getByRole('button', { name: 'Mark as done' });
  await expect(button).toBeInViewport();
  expect(await faultsOfLayout(visitor)).toEqual([]);

  await context.setOffline(true);
  await button.click();
  await expect(visitor.getByText('You need to be online to change the goal.')).toBeVisible();
  expect((await goalNow()).doneDate).toBeNull();
  await context.setOffline(false);
  await button.click();
  await expect(visitor.getByRole('link', { name: 'Open the goal' })).toBeVisible();
  expect((await goalNow()).doneDate).not.toBeNull();

  await visitor.goto(`${links.done.slice(0, -9)}/`);
  await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect(await axeFindings(visitor)).toEqual([]);
  expect(await faultsOfLayout(visitor)).toEqual([]);
  await context.close();
});

for (const locale of ['en', 'de'])
  test(`the mail of a reminder is whole at 600 and 390 px, light and dark: ${locale}`, async ({
    page,
    server,
  }) => {
    const id = '01939eb1-7e57-7000-8000-000000000001';
    const goal = { id, name: 'Review onboarding copy', ref: id, datetimeFr: '2026-11-20T10:00:00.000Z' };
    const { origin, dataFolder } = server;
    const parts = { origin, operator: null, linkKey: joinKeyIn(dataFolder) };
    const reminder = { minutes: 10, goal, time: '10:00–11:00', space: 'Studio North' };
    await page.setContent(writtenReminder(parts, { id, locale }, reminder).html as string);
    for (const width of [600, 390]) {
      await page.setViewportSize({ width, height: 760 });
      expect(await faultsOfLayout(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
