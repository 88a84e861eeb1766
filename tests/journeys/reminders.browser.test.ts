import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import type { Planner } from './planner.ts';
import { remindAgain } from './remind-again.ts';

const minuteMs = 60_000;

/** Creates a goal that begins with this minute. */
async function begins(planner: Planner, origin: string, name: string): Promise<void> {
  const begin = Math.floor(Date.now() / minuteMs) * minuteMs;
  const dueDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' }).format(begin);
  const times = [0, 60].map((after) => new Date(begin + after * minuteMs).toISOString());
  const made = await planner.page.request.post(`${origin}/api/goals-2/`, {
    data: { name, column: 1, dueDate, datetimeFr: times[0], datetimeTo: times[1] },
  });
  expect(made.status()).toBe(201);
}

test(
  'a reminder arrives in the bell of every device, is opened, and leads to the goal',
  { tag: further },
  async ({ planner, server, signInElsewhere }) => {
    const { page } = planner;
    const phone = await signInElsewhere();
    await phone.page.setViewportSize({ width: 390, height: 844 });
    await phone.page.goto(`${server.origin}/home/`);

    await page.goto(`${server.origin}/settings/notifications/`);
    await page.getByLabel('Before a timed goal').selectOption('When it begins');
    await planner.isSaved();
    await page.getByRole('link', { name: 'Days' }).first().click();
    await begins(planner, server.origin, 'Dig the garden');
    await remindAgain(server);

    await test.step('a toast says it', async () => {
      const toast = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
      // The server looks every ten seconds.
      await expect(toast).toContainText('Now: Dig the garden', { timeout: 30_000 });
    });

    const goal = (on: Planner) => on.page.getByRole('textbox', { name: 'Note' });
    await test.step('the list of a desk leads to the goal, and it is read everywhere', async () => {
      await expect(phone.page.getByRole('button', { name: 'Notifications: 1 new' })).toBeVisible();
      await page.getByRole('button', { name: 'Notifications: 1 new' }).click();
      const notices = page.getByRole('dialog', { name: 'What concerns you' });
      await notices.getByRole('button', { name: 'Mentions', exact: true }).click();
      await expect(notices).not.toContainText('Dig the garden');
      await notices.getByRole('button', { name: 'Reminders 1' }).click();
      await notices.getByRole('button', { name: /Dig the garden begins at \d\d:\d\d/u }).click();
      await expect(goal(planner)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
      await expect(phone.page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    });

    await test.step('a phone lists it, and leads to the goal', async () => {
      await phone.page.getByRole('button', { name: 'Notifications', exact: true }).click();
      const notices = phone.page.getByRole('dialog', { name: 'What concerns you' });
      await notices.getByRole('button', { name: /Dig the garden begins/u }).click();
      await expect(goal(phone)).toBeVisible();
    });
  },
);
