import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { whenQuietFile } from './later-files.ts';
import type { Planner } from './planner.ts';

test.use({ serviceWorkers: 'block' });

async function holdParts(planner: Planner): Promise<() => void> {
  const { page } = planner;
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const letGo = await holdFiles(page, whenQuietFile);
  await page.reload();
  await planner.isOpen();
  return letGo;
}

async function holdFiles(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function addWithSlip(page: Page, begun: string, wrong: string, right: string): Promise<void> {
  await page.keyboard.press('n');
  await page.keyboard.type(begun + wrong);
  await page.keyboard.press('Backspace');
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

test('keys that come before quick add is there are given to it in order, Enter and Escape too', async ({
  planner,
}) => {
  const { page } = planner;
  const letGo = await holdParts(planner);
  await addWithSlip(page, 'Buy brea', 'f', 'd');
  await page.keyboard.press('n');
  await page.keyboard.type('Call mum tomorrow');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await expect(planner.titles('Today')).toHaveText(['Buy bread']);
  await expect(planner.row('Call mum')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys that come before anything of the planner is there are not lost either', async ({ planner }) => {
  const { page } = planner;
  const letGo = await holdFiles(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  await addWithSlip(page, 'Buy  brea', 'f', 'd');
  letGo();
  await expect(planner.titles('Today')).toHaveText(['Buy  bread']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Goal' })).toHaveValue('');
});

test('what is typed for quick add and put aside before it is there is in it at the next opening', async ({
  planner,
}) => {
  const { page } = planner;
  const letGo = await holdParts(planner);
  await page.keyboard.press('n');
  await page.keyboard.type('Sort the post');
  await page.keyboard.press('Escape');
  letGo();
  const line = page.getByRole('dialog').getByRole('textbox', { name: 'Goal' });
  await expect(line).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(line).toHaveValue('Sort the post');
  await page.keyboard.press('Enter');
  await expect(planner.titles('Today')).toHaveText(['Sort the post']);
  await page.keyboard.press('n');
  await expect(line).toHaveValue('');
});

test('what was begun survives Escape and a click beside, in every place where something new is written', async ({
  planner,
}) => {
  const { page } = planner;
  const today = planner.panel('Today');

  await test.step('quick add', async () => {
    const line = page.getByRole('dialog').getByRole('textbox', { name: 'Goal' });
    await page.keyboard.press('n');
    await line.fill('Mend the fence');
    await page.mouse.click(5, 5);
    await expect(line).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(line).toHaveValue('Mend the fence');
    // Without focus first, the caret moves to the end after the driver selects the text.
    await expect(line).toBeFocused();
    await line.fill('');
    await page.keyboard.press('Escape');
  });

  await test.step('the last row of a list', async () => {
    const field = today.getByRole('textbox', { name: 'Goal' });
    await today.getByRole('button', { name: 'Add goal' }).click();
    await field.fill('Oil the gate');
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await page.reload();
    await planner.isOpen();
    await today.getByRole('button', { name: 'Add goal' }).click();
    await expect(field).toHaveValue('Oil the gate');
    await page.getByRole('heading', { name: 'Horizons', level: 1 }).click();
    await expect(planner.titles('Today')).toHaveText(['Oil the gate']);
    await today.getByRole('button', { name: 'Add goal' }).click();
    await expect(field).toHaveValue('');
    await field.press('Escape');
  });

  await test.step('a comment', async () => {
    await planner.row('Oil the gate').locator('[data-goal-title]').press('Alt+Enter');
    const comment = page.getByRole('textbox', { name: 'Write a comment' });
    await comment.fill('With the good oil');
    for (let more = 2; more > 0; more -= 1) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await planner.row('Oil the gate').locator('[data-goal-title]').press('Alt+Enter');
    await expect(comment).toHaveValue('With the good oil');
    for (let more = 2; more > 0; more -= 1) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a board, and a list on it', async () => {
    await page.getByRole('link', { name: 'Boards', exact: true }).first().click();
    await page.getByRole('button', { name: 'New board' }).first().click();
    const name = page.getByRole('textbox', { name: 'Board name' });
    await name.fill('Garden');
    await name.press('Escape');
    await page.getByRole('button', { name: 'New board' }).first().click();
    await expect(name).toHaveValue('Garden');
    await name.press('Enter');
    const list = page.getByRole('textbox', { name: 'List name' });
    await list.fill('In spring');
    await list.press('Escape');
    await page.getByRole('button', { name: 'Add list' }).click();
    await expect(list).toHaveValue('In spring');
    await list.press('Escape');
  });

  await test.step('a space', async () => {
    const open = async () => {
      await page.getByRole('button', { name: 'Spaces: show, arrange, add' }).click();
      await page.getByRole('menuitem', { name: 'New space' }).click();
    };
    await open();
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
    await name.fill('Allotment');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open();
    await expect(name).toHaveValue('Allotment');
  });
});
