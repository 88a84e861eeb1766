import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, newPerson, newPlanner, type Planner } from './planner.ts';
import { shareSpace, userOf } from './shared-space.ts';
import { further } from './further.ts';

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => list(page, name).locator('[data-goal-title]');
const listNames = (page: Page) => page.locator('section[data-list] h2');

async function write(page: Page, name: string, ...goals: readonly string[]): Promise<void> {
  await list(page, name).getByRole('button', { name: 'Add goal' }).click();
  const field = list(page, name).getByRole('textbox', { name: 'Goal' });
  for (const goal of goals) {
    await field.fill(goal);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  await field.press('Escape');
}

async function choose(page: Page, of: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

async function hold(planner: Planner, goal: string, over: string): Promise<void> {
  await planner.understandsGestures();
  const [from, to] = await Promise.all([boxOf(planner.row(goal)), boxOf(list(planner.page, over))]);
  const { mouse } = planner.page;
  await mouse.move(from.x + 100, from.y + 12);
  await mouse.down();
  await mouse.move(from.x + 110, from.y + 24, { steps: 3 });
  await mouse.move(to.x + 80, to.y + 50, { steps: 6 });
}

function everything(page: Page): Promise<readonly string[]> {
  return page
    .locator('section[data-list]')
    .evaluateAll((lists) =>
      lists.map((one) =>
        [one.querySelector('h2'), ...one.querySelectorAll('[data-goal-title]')]
          .map((each) => each?.textContent ?? '')
          .join(' | '),
      ),
    );
}

const shared = test.extend<{ ida: Planner; ben: Planner }>({
  ida: async ({ planner, server }, use) => {
    const { page } = planner;
    await page.goto(`${server.origin}/boards/`);
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByRole('textbox', { name: 'Board name' }).fill('House');
    await page.keyboard.press('Enter');
    for (const name of ['To do', 'Doing', 'Done']) {
      await page.getByRole('textbox', { name: 'List name' }).fill(name);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await write(page, 'To do', 'Paint the hall', 'Mend the roof');
    await planner.isSaved();
    await use(planner);
  },
  ben: async ({ ida, browser, server }, use) => {
    const context = await browser.newContext();
    const ben = await newPlanner(context);
    await ben.arrive(server.origin, newPerson(), { locale: 'en', timezone: 'UTC' });
    const [owner, member] = [
      await userOf(ida.page.request, server.origin),
      await userOf(context.request, server.origin),
    ];
    await shareSpace(server, owner, member);
    await ben.page.goto(`${server.origin}/boards/`);
    await ben.page.getByRole('link', { name: 'House', exact: true }).click();
    await expect(titles(ben.page, 'To do')).toHaveText(['Paint the hall', 'Mend the roof']);
    await use(ben);
    await context.close();
  },
});

shared(
  'two people carry the same goal at once: it stands in one place, the same for both',
  { tag: further },
  async ({ ida, ben }) => {
    await hold(ida, 'Paint the hall', 'Doing');
    await hold(ben, 'Paint the hall', 'Done');
    await Promise.all([ida.page.mouse.up(), ben.page.mouse.up()]);
    await Promise.all([ida.isSaved(), ben.isSaved()]);
    await expect
      .poll(async () => (await everything(ida.page)).join() === (await everything(ben.page)).join())
      .toBe(true);
    const [now] = [await everything(ida.page)];
    expect([
      ['To do | Mend the roof', 'Doing | Paint the hall', 'Done'],
      ['To do | Mend the roof', 'Doing', 'Done | Paint the hall'],
    ]).toContainEqual(now);
    await ida.page.reload();
    await expect.poll(() => everything(ida.page)).toEqual(now);
  },
);

shared(
  'a board is used with no network while another works on it, and nothing of either is lost',
  async ({ ida, ben }) => {
    await ida.isInstalled();
    await ida.page.context().setOffline(true);

    await test.step('one of them has no network', async () => {
      const { page } = ida;
      await write(page, 'To do', 'Sweep the yard', 'Oil the door');
      await ida.tick('Mend the roof');
      await ida.rename('Paint the hall', 'Paint the hall twice');
      await choose(page, 'Doing', 'Move left');
      await page.getByRole('button', { name: 'Add list' }).click();
      await page.getByRole('textbox', { name: 'List name' }).fill('Someday');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await write(page, 'Someday', 'A pond');
      await page.reload();
      await expect(listNames(page)).toHaveText(['Doing', 'To do', 'Done', 'Someday']);
    });

    await test.step('the other goes on', async () => {
      const { page } = ben;
      await hold(ben, 'Paint the hall', 'Doing');
      await page.mouse.up();
      await expect(titles(page, 'Doing')).toHaveText(['Paint the hall']);
      await write(page, 'Done', 'Lay the floor');
      await list(page, 'Done').getByRole('button', { name: 'Done', exact: true }).click();
      await page.getByRole('textbox', { name: 'List name' }).fill('Ready');
      await page.keyboard.press('Enter');
      await ben.isSaved();
    });

    await test.step('and both see all of it', async () => {
      await ida.page.context().setOffline(false);
      await ida.isSaved();
      const merged = [
        'Doing | Paint the hall twice',
        'To do | Mend the roof | Sweep the yard | Oil the door',
        'Ready | Lay the floor',
        'Someday | A pond',
      ];
      await expect.poll(() => everything(ida.page)).toEqual(merged);
      await expect.poll(() => everything(ben.page)).toEqual(merged);
      await expect(ben.row('Mend the roof').getByRole('checkbox')).toBeChecked();
    });
  },
);
