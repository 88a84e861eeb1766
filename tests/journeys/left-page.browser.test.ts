import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { weekAfter } from './periods-now.ts';

/* Writing to disk takes a moment. Another page locks the disk, so that the tests leave each page before it has written. */

async function holdDisk(context: BrowserContext, origin: string): Promise<() => Promise<void>> {
  const holder = await context.newPage();
  await holder.goto(`${origin}/api/health/`);
  await holder.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const request = indexedDB.open(names.find((name) => name.startsWith('cairn-')) as string);
    const { promise: held, resolve } = Promise.withResolvers<void>();
    request.addEventListener('success', () => {
      const stores = [...request.result.objectStoreNames];
      const store = request.result.transaction(stores, 'readwrite').objectStore('meta');
      const hold = () => {
        resolve();
        if (!document.title) store.get('nothing').addEventListener('success', hold);
      };
      hold();
    });
    await held;
  });
  return async () => {
    await holder.evaluate(() => {
      document.title = 'Let go';
    });
    await holder.close();
  };
}

async function leave(page: Page, letGo: () => Promise<void>): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await letGo();
}

test(
  'what the screen showed when the page was left stands there when it opens again, once',
  { tag: further },
  async ({ planner, server, signInElsewhere }) => {
    const { page } = planner;
    await planner.add('Today', 'Sow the beans', 'Mend the fence');
    await planner.isSaved();

    await test.step('a new goal, a name, a tick and a deletion', async () => {
      const letGo = await holdDisk(page.context(), server.origin);
      await planner.add('Today', 'Oil the gate');
      await planner.rename('Sow the beans', 'Sow the peas');
      await planner.tick('Sow the peas');
      await planner.row('Mend the fence').locator('[data-goal-title]').focus();
      await page.keyboard.press('Delete');
      await expect(planner.titles('Today')).toHaveText(['Sow the peas', 'Oil the gate']);
      await leave(page, letGo);
      await expect(planner.titles('Today')).toHaveText(['Sow the peas', 'Oil the gate']);
      await expect(planner.row('Sow the peas').getByRole('checkbox')).toBeChecked();
      await planner.isSaved();
      await expect(planner.titles('Today')).toHaveText(['Sow the peas', 'Oil the gate']);
    });

    await test.step('a note', async () => {
      await planner.row('Oil the gate').locator('[data-goal-title]').focus();
      await page.keyboard.press('Alt+Enter');
      const goal = page.getByRole('dialog', { name: 'Oil the gate' });
      // Not in the dialog: after a reload the goal fills the page.
      const notes = page.getByRole('textbox', { name: 'Note' });
      await notes.click();
      await page.keyboard.type('Both hinges');
      await goal.getByRole('button', { name: 'Close', exact: true }).click();
      await planner.isSaved();
      await planner.row('Oil the gate').locator('[data-goal-title]').focus();
      await page.keyboard.press('Alt+Enter');
      const letGo = await holdDisk(page.context(), server.origin);
      await notes.click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' and the lock');
      await expect(notes).toHaveText('Both hinges and the lock');
      await leave(page, letGo);
      await expect(notes).toHaveText('Both hinges and the lock');
      await planner.isSaved();
    });

    const other = await signInElsewhere();
    await expect(other.titles('Today')).toHaveText(['Sow the peas', 'Oil the gate']);
    await other.row('Oil the gate').locator('[data-goal-title]').focus();
    await other.page.keyboard.press('Alt+Enter');
    await expect(other.page.getByRole('textbox', { name: 'Note' })).toHaveText('Both hinges and the lock');
  },
);

test(
  'a series that was ended when the page was left is ended when it opens again',
  { tag: further },
  async ({ planner, server }) => {
    const { page } = planner;
    const name = 'Water the plants';
    const [first, second, third] = [weekAfter(0), weekAfter(1), weekAfter(2)];
    const rowIn = (week: string) => planner.panel(week).locator('li[data-goal]').filter({ hasText: name });
    const choose = async (week: string, entry: string) => {
      await rowIn(week).hover();
      await rowIn(week)
        .getByRole('button', { name: `Options of ${name}` })
        .click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await planner.add(first, name);
    await choose(first, 'Repeat...');
    await page.getByRole('dialog').getByRole('button', { name: 'Repeat' }).click();
    await expect(rowIn(third)).toHaveCount(1);
    await planner.isSaved();

    const letGo = await holdDisk(page.context(), server.origin);
    await rowIn(second).getByRole('checkbox').click();
    await choose(third, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'This and following' }).click();
    await expect(rowIn(third)).toHaveCount(0);
    await leave(page, letGo);
    await expect(rowIn(second).getByRole('checkbox')).toBeChecked();
    await expect(rowIn(third)).toHaveCount(0);
    await planner.isSaved();
    await expect(rowIn(first)).toHaveCount(1);
    await expect(rowIn(third)).toHaveCount(0);
  },
);
