import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newPlanner } from './planner.ts';

const many = 100;

test('on a new device today stands before the rest has come, and a reading that was left goes on', async ({
  planner,
  person,
  server,
  browser,
}) => {
  await planner.page.evaluate(addFarGoals, many);
  await planner.add('Today', 'What comes first');
  await planner.isSaved();

  const context = await browser.newContext();
  const other = await newPlanner(context);
  const gate = await smallPages(other.page);
  await other.signIn(server.origin, person);

  await test.step('with the first page alone', async () => {
    await expect(other.row('What comes first')).toBeVisible();
    await other.says(new RegExp(`Fetching your goals: 1 of ${many + 1}`, 'u'));
    await other.tick('What comes first');
    await expect(other.row('What comes first').getByRole('checkbox')).toBeChecked();
  });

  await test.step('left after two more pages, it goes on from there', async () => {
    gate.open(2);
    await other.says(/Fetching your goals: (?:[2-9]\d) of 101/u);
    await other.page.reload();
    await expect(other.row('What comes first').getByRole('checkbox')).toBeChecked();
    gate.open(100);
    await other.isSaved();
    expect(gate.beginnings).toBe(1);
    await expect(planner.row('What comes first').getByRole('checkbox')).toBeChecked();
  });
  await context.close();
});

/** Pages of 20 rows; all but the first are held back. */
async function smallPages(page: Page) {
  let left = 1;
  let beginnings = 0;
  const waiting: (() => void)[] = [];
  await page.route('**/api/v2/feed/?*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '20');
    if (!url.searchParams.has('cursor')) beginnings += 1;
    if (left > 0) left -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    // The page may have been closed meanwhile.
    await route.continue({ url: url.href }).catch(() => undefined);
  });
  return {
    get beginnings() {
      return beginnings;
    },
    open(count: number) {
      left += count;
      for (const resolve of waiting.splice(0, left)) {
        left -= 1;
        resolve();
      }
    },
  };
}

/** Ten at a time, because goals of one write arrive in one page. */
async function addFarGoals(count: number): Promise<void> {
  for (let from = 0; from < count; from += 10) {
    const goals = Array.from({ length: 10 }, (_, n) => ({
      tempId: `offline-far-${from + n}`,
      name: `Far ${from + n}`,
      column: 1,
      dueDate: new Date(Date.UTC(2040, 0, from + n)).toISOString().slice(0, 10),
    }));
    const answer = await fetch('/api/v2/goals-2/batch/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ goals }),
    });
    if (!answer.ok) throw new Error(`The batch answered ${answer.status}.`);
  }
}
