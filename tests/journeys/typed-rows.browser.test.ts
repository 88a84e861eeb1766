import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { goalOption, Planner } from './planner.ts';
import { signUpInGerman } from './german-page.ts';
import { whenQuietFile } from './later-files.ts';
import { tomorrow } from './periods-now.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const field = (page: Page) => page.getByRole('textbox', { name: 'Goal', exact: true });
const chips = (page: Page) => page.getByRole('group', { name: 'Recognised' }).getByRole('button');

async function openRow(planner: Planner, period: string): Promise<void> {
  await planner.panel(period).getByRole('button', { name: 'Add goal' }).click();
}

test('the add row of a period understands words, and each can be refused', async ({ planner }) => {
  const { page } = planner;

  await test.step('a date moves the goal, and a notice says where it went', async () => {
    await openRow(planner, 'Today');
    await field(page).fill('Call mum tomorrow 9:30 #family !green');
    await expect(chips(page)).toHaveText([new RegExp(tomorrow, 'u'), /9:30/u, 'family', 'Green']);
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('');
    await expect(page.getByText(`Added to ${tomorrow}`)).toBeVisible();
    const row = planner.panel(tomorrow).locator('li[data-goal]').filter({ hasText: 'Call mum' });
    await expect(row).toContainText('9:30');
    await expect(row).toContainText('family');
    await expect(row).toHaveAttribute('data-color', 'green');
  });

  await test.step('a click on a chip, and Backspace behind the word, keep it as text', async () => {
    await field(page).fill('Watch the show tomorrow #tv');
    await expect(chips(page)).toHaveCount(2);
    await chips(page).filter({ hasText: tomorrow }).click();
    await expect(chips(page)).toHaveText(['tv']);
    await expect(field(page)).toBeFocused();
    await field(page).press('End');
    await field(page).press('Backspace');
    await expect(chips(page)).toHaveCount(0);
    await field(page).press('Enter');
    await expect(planner.titles('Today')).toHaveText(['Watch the show tomorrow #tv']);
  });

  await test.step('an empty line ends writing, and three hyphens draw a divider', async () => {
    await field(page).fill('---');
    await field(page).press('Enter');
    await expect(planner.panel('Today').locator('[data-divider]')).toHaveCount(1);
    await field(page).press('Enter');
    await expect(field(page)).toHaveCount(0);
    await expect(planner.panel('Today').getByRole('button', { name: 'Add goal' })).toBeFocused();
  });

  await test.step('a pasted list says how many were added, and can be undone', async () => {
    await planner.paste('Today', 'Milk\nBread\nSalt');
    await expect(page.getByText('3 added')).toBeVisible();
    await expect(planner.titles('Today')).toContainText(['Milk', 'Bread', 'Salt']);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(planner.row('Bread')).toHaveCount(0);
  });

  await test.step('the menu of a goal adds a divider', async () => {
    const row = planner.row('Watch the show tomorrow #tv');
    await row.hover();
    await row.getByRole('button', { name: 'Options of Watch the show tomorrow #tv' }).click();
    await (await goalOption(page, 'Add divider below')).click();
    await expect(planner.panel('Today').locator('[data-divider]')).toHaveCount(2);
  });
});

test.describe('before the part that understands words is there', () => {
  test.use({ serviceWorkers: 'block' });

  test('a line waits for it, also when its field has closed', async ({ planner }) => {
    const { page } = planner;
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const held = Promise.withResolvers<void>();
    await page.route(whenQuietFile, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await planner.isOpen();
    await openRow(planner, 'Today');
    await page.keyboard.type('Water the plants tomorrow');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Feed the cat #home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    held.resolve();
    await expect(planner.panel(tomorrow).locator('li[data-goal]')).toContainText(['Water the plants']);
    await expect(planner.titles('Today')).toHaveText(['Feed the cat']);
  });

  for (const end of ['reload', 'close'] as const)
    test(`a line that waits is there after its page has ended (${end})`, async ({ planner }) => {
      const { page } = planner;
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.route(whenQuietFile, () => undefined);
      await page.reload();
      await planner.isOpen();
      await openRow(planner, 'Today');
      for (const line of ['Water the plants', 'Feed the cat']) {
        await page.keyboard.type(line);
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('Escape');
      await expect(field(page)).toHaveCount(0);
      // This page opens while the other one still holds its lines, and saves them once that one is gone.
      const beside = new Planner(await page.context().newPage());
      await beside.page.goto(page.url());
      await beside.understandsGestures();
      await expect(beside.titles('Today')).toHaveCount(0);
      await page.unroute(whenQuietFile);
      await page[end]();
      await expect(beside.titles('Today')).toHaveText(['Water the plants', 'Feed the cat']);
    });
});

test('a repeat in words makes a series, in a day and in a week', async ({ planner, server }) => {
  const { page } = planner;
  await openRow(planner, 'Today');
  await field(page).fill('Stretch every day at 7:00');
  await expect(chips(page).first()).toContainText('Every day');
  await field(page).press('Enter');
  await field(page).press('Enter');
  await expect(planner.row('Stretch').first()).toContainText('Daily');
  await planner.isSaved();
  await page.goto(`${server.origin}/horizons/weeks/`);
  const thisWeek = page.locator('section[data-period][data-now]');
  await thisWeek.getByRole('button', { name: 'Add goal' }).click();
  await field(page).fill('Review every other week');
  await expect(chips(page)).toHaveText(['Every 2 weeks']);
  await field(page).press('Enter');
  await field(page).press('Escape');
  await expect(thisWeek.locator('li[data-goal]')).toContainText(['Review']);
  await planner.isSaved();
  await page.reload();
  await expect(planner.row('Review').first()).toContainText('Every 2 weeks');
});

test('a list of a board and the subgoals of a goal understand words, by keys alone', async ({ planner }) => {
  const { page } = planner;
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await page.getByRole('button', { name: 'New board' }).click();
  await page.keyboard.type('House');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'List name' })).toBeFocused();
  await page.keyboard.type('Garden');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');

  await test.step('N takes the list of the board', async () => {
    await expect(page.getByRole('region', { name: 'Garden' })).toBeVisible();
    await page.keyboard.press('n');
    const box = page.getByRole('dialog', { name: 'New goal' });
    await expect(box.getByRole('button', { name: 'Garden: do not add it to this list' })).toBeVisible();
    await page.keyboard.type('Cut the hedge tomorrow');
    await expect(chips(page)).toHaveText([new RegExp(tomorrow, 'u')]);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Buy seeds !blue');
    await expect(chips(page)).toHaveText(['Blue']);
    await page.keyboard.press('Enter');
    await expect(box).toHaveCount(0);
    await expect(planner.row('Cut the hedge')).toContainText(tomorrow);
    await expect(planner.row('Buy seeds')).toHaveAttribute('data-color', 'blue');
  });

  await test.step('a subgoal', async () => {
    await planner.row('Buy seeds').locator('[data-goal-title]').focus();
    await page.keyboard.press('Alt+Enter');
    const goal = page.getByRole('dialog', { name: 'Buy seeds' });
    await goal.getByRole('button', { name: 'Add...' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ask Otto tomorrow at 9:30');
    await expect(chips(page)).toHaveText([new RegExp(tomorrow, 'u'), /9:30/u]);
    await page.keyboard.press('Enter');
    await expect(goal.locator('li[data-goal]').filter({ hasText: 'Ask Otto' })).toContainText('9:30');
  });
});

test('N takes the period that one looks at, and ten examples help', async ({ planner, server }) => {
  const { page } = planner;
  await page.goto(`${server.origin}/horizons/weeks/`);
  await expect(page.locator('section[data-period][data-now]')).toBeVisible();
  await page.keyboard.press('n');
  const box = page.getByRole('dialog', { name: 'New goal' });
  await expect(box.getByRole('button', { name: /^Period: /u })).toContainText('Week');
  await box.getByRole('button', { name: 'What you can type' }).click();
  await expect(box.getByRole('list', { name: 'What you can type' }).getByRole('listitem')).toHaveCount(10);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('a row understands German words', async ({ page, visitor, person, server }) => {
    await signUpInGerman(page, server.origin, person);
    await page.getByRole('button', { name: 'Ziel hinzufügen' }).last().click();
    const row = page.getByRole('textbox', { name: 'Ziel', exact: true });
    const parts = page.getByRole('group', { name: 'Erkannt' }).getByRole('button');
    await row.fill('Müll rausbringen jeden Mo und Do um halb neun !rot');
    await expect(parts).toHaveText([/Mo, Do/u, /08:30/u, 'Rot']);
    await row.fill('Steuer am 24.12. #geld');
    await expect(parts).toHaveText([/24/u, 'geld']);
    await row.press('Enter');
    await expect(page.getByText(/^Hinzugefügt: .*24/u)).toBeVisible();
    await visitor.says('Alles gespeichert');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the chips are below the row and are touched', async ({ planner, server }) => {
    const { page } = planner;
    await page.goto(`${server.origin}/horizons/days/`);
    await openRow(planner, 'Today');
    await field(page).fill('Water the plants every 3 days after done #home');
    await expect(chips(page)).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await chips(page).last().tap();
    await expect(chips(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await field(page).press('Enter');
    await expect(planner.row('Water the plants #home')).toBeVisible();
  });
});
