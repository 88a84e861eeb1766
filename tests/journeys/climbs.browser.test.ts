import { plusDays } from '@cairn/core/time/date-only';
import { momentOf, todayIn } from '@cairn/core/time/zones';
import { axeFindings } from './axe-findings.ts';
import { ClimbAuthor, stepOf } from './climb-author.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

const zone = 'Europe/Lisbon';
const climb = 'Plan your days in 12 days';
const address = '/climbs/plan-your-days-in-12-days/';
const [first, second] = [
  'Write down everything that is on my mind',
  'Choose three goals for today, and only three',
];

test('a visitor reads a climb, signs up, and lands in the running climb, whose next step opens offline', async ({
  visitor,
  server,
  person,
}) => {
  const { page } = visitor;
  const next = page.locator('[data-goal]').filter({ hasText: second });
  await test.step('the climb is found and read without an account', async () => {
    await page.goto(`${server.origin}/climbs/`);
    await page.getByRole('searchbox', { name: 'Search climbs' }).fill('plan your days');
    await page.getByRole('link', { name: climb }).click();
    await expect(page.getByRole('heading', { name: climb, level: 1 })).toBeVisible();
    await expect(page.getByText(/^Adds \d+ goals$/u)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('its start today is kept through the sign-up', async () => {
    await page.getByRole('radio', { name: /^Today/u }).check({ force: true });
    await page.getByRole('button', { name: 'Start this climb' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: 'Climb Settings' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('checkbox', { name: new RegExp(first, 'u') })).toBeVisible();
  });

  await test.step('the first day is ticked, and the next one is locked', async () => {
    await page.getByRole('checkbox', { name: new RegExp(first, 'u') }).click();
    await expect(page.getByRole('heading', { name: /^1 of \d+ goals have been completed$/u })).toBeVisible();
    await expect(next).toContainText('Will be unlocked on');
    await visitor.isSaved();
  });

  await test.step('a day passes, and it opens with no network', async () => {
    await visitor.isInstalled();
    await page.context().setOffline(true);
    const tomorrow = plusDays(todayIn(zone, Date.now()), 1);
    await page.clock.setFixedTime(momentOf(tomorrow, 600, zone));
    await page.goto(`${server.origin}/climbs/`);
    const running = page.getByRole('region', { name: 'On the way' });
    await running.getByRole('checkbox', { name: new RegExp(second, 'u') }).click();
    await expect(running.getByText(/^2 of \d+$/u)).toBeVisible();
    await page.context().setOffline(false);
  });
});

test('a climb is left and taken up again by its undo', async ({ planner, server }) => {
  const { page } = planner;
  await page.goto(server.origin + address);
  await page.getByRole('radio', { name: /^Today/u }).check({ force: true });
  await page.getByRole('button', { name: 'Start this climb' }).click();
  await page.getByRole('button', { name: 'Climb Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Climb settings' });
  expect(await axeFindings(page)).toEqual([]);
  await settings.getByRole('button', { name: 'Leave the climb' }).click();
  await page
    .getByRole('dialog', { name: /^Leave/u })
    .getByRole('button', { name: 'Leave the climb' })
    .click();
  await expect(page.getByRole('button', { name: 'Start this climb' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Climb Settings' })).toBeVisible();
  await planner.isSaved();
  await page.goto(`${server.origin}/home/`);
  const steps = page.getByRole('region', { name: 'Next steps' });
  await steps.getByRole('button', { name: `Open step: ${first}` }).click();
  const goal = page.getByRole('dialog', { name: first });
  await expect(goal.getByText(/^0 of \d+ goals have been completed$/u)).toBeVisible();
  await expect(
    goal.getByRole('img', { name: new RegExp(`^Step 2, ${second}\\. Will be unlocked`, 'u') }),
  ).toBeVisible();
  await goal.getByRole('button', { name: 'OK' }).click();
});

test(
  'of a long climb the first hundred steps are drawn, and all when asked for',
  { tag: further },
  async ({ planner, server, request }) => {
    const { page } = planner;
    const author = await ClimbAuthor.who(request, server.origin);
    await author.publish(
      Array.from({ length: 130 }, (_, day) => stepOf(`s${day}`, `Walk ${day + 1}`, day + 1)),
    );
    await page.goto(`${server.origin}/climbs/${author.code}/`);
    const path = page.getByRole('region', { name: 'The path' });
    const steps = path.getByRole('listitem').filter({ hasText: /^Walk/u });
    await expect(steps).toHaveCount(100);
    await expect(path.getByText('30 steps are hidden')).toBeVisible();
    await path.getByRole('button', { name: 'Show all' }).click();
    await expect(steps).toHaveCount(130);
    await page.getByRole('radio', { name: /^Today/u }).check({ force: true });
    await page.getByRole('button', { name: 'Start this climb' }).click();
    const goals = path.locator('li[data-goal]');
    await expect(goals).toHaveCount(100);
    await path.getByRole('button', { name: 'Show all' }).click();
    await expect(goals).toHaveCount(130);
  },
);
