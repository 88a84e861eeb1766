import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { lasting } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { faultsOfWords, signUpInGerman } from './german-page.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { boxOf } from './planner.ts';

const steps = (page: Page) => page.locator('[data-step] [aria-expanded][dir=auto]');
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function addStep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add step' }).click();
  const field = page.getByRole('textbox', { name: 'Name of the goal' });
  await expect(field).toBeFocused();
  await field.fill(name);
  await field.press('Escape');
  await expect(field).toHaveCount(0);
}

async function newClimb(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New climb' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Untitled climb' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function choose(page: Page, of: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a climb is written with no network, published, changed and deleted', async ({
  page,
  planner,
  server,
}) => {
  await planner.isOpen();
  await page.goto(`${server.origin}/my-climbs/`);
  await expect(page.getByText('No climb of your own yet')).toBeVisible();
  await planner.isInstalled();
  await page.context().setOffline(true);

  await test.step('steps are added, timed and arranged', async () => {
    await newClimb(page, 'A field notebook');
    await addStep(page, 'Choose one mile');
    await addStep(page, 'Walk it slowly');
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: 'Name of the goal' }).fill('Draw three leaves');
    await page.getByRole('radio', { name: 'Week' }).press('Space');
    await page.getByRole('spinbutton', { name: 'In week number' }).fill('4');
    await page.getByRole('spinbutton', { name: 'Repeats' }).fill('2');
    await expect(page.getByRole('group', { name: 'Draw three leaves' })).toContainText('2 goals: Weeks 4–5.');
    await page.keyboard.press('Escape');
    await expect(steps(page)).toHaveText(['Choose one mile', 'Walk it slowly', 'Draw three leaves']);
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Adds 4 goals');
  });

  await test.step('keys and the menu move a step, and Escape leaves it', async () => {
    const grip = page.getByRole('button', { name: /^Move step 3/u });
    await grip.focus();
    for (const key of ['Space', 'ArrowUp', 'Escape']) await page.keyboard.press(key);
    await expect(steps(page)).toHaveText(['Choose one mile', 'Walk it slowly', 'Draw three leaves']);
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(steps(page)).toHaveText(['Choose one mile', 'Draw three leaves', 'Walk it slowly']);
    await expect(page.getByRole('button', { name: 'Move step 2: Draw three leaves' })).toBeFocused();
    await choose(page, 'step 2: Draw three leaves', 'Move to the end');
    await expect(steps(page)).toHaveText(['Choose one mile', 'Walk it slowly', 'Draw three leaves']);
  });

  await test.step('a step is dragged by its grip', async () => {
    await expect(page.locator('ol[data-sortable]')).toBeVisible();
    const from = await boxOf(page.getByRole('button', { name: /^Move step 1/u }));
    const to = await boxOf(page.locator('[data-step]').last());
    await page.mouse.move(from.x + 8, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 14, from.y + 24, { steps: 3 });
    await page.mouse.move(to.x + 30, to.y + to.height - 3, { steps: 6 });
    await page.mouse.up();
    await expect(steps(page)).toHaveText(['Walk it slowly', 'Draw three leaves', 'Choose one mile']);
  });

  await test.step('a deleted step returns to its place', async () => {
    await choose(page, 'step 2: Draw three leaves', 'Delete');
    await expect(steps(page)).toHaveText(['Walk it slowly', 'Choose one mile']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(steps(page)).toHaveText(['Walk it slowly', 'Draw three leaves', 'Choose one mile']);
  });

  await test.step('publishing waits for the network', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish this climb?' });
    await expect(dialog.getByRole('alert')).toContainText('Publishing needs the network.');
    await page.context().setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
  });

  await test.step('later edits are a draft until they are published', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('A field notebook in eight walks');
    await expect(page.getByText('Changes not published')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog', { name: 'Publish your changes?' });
    await dialog.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Changes not published')).toHaveCount(0);
  });

  await test.step('a published climb asks before it is deleted, a draft has an undo', async () => {
    await page.getByRole('link', { name: 'Back to my climbs' }).click();
    const name = 'A field notebook in eight walks';
    await expect(column(page, 'Published').getByRole('link', { name })).toBeVisible();
    await choose(page, name, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await choose(page, name, 'Unpublish');
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
    await expect(column(page, 'Drafts').getByRole('link', { name })).toBeVisible();
    await choose(page, name, 'Delete');
    await expect(page.getByText('No climb of your own yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(column(page, 'Drafts').getByRole('link', { name })).toBeVisible();
  });

  await test.step('later it is restored from the deleted goals', async () => {
    const name = 'A field notebook in eight walks';
    await choose(page, name, 'Delete');
    await expect(page.getByText('No climb of your own yet')).toBeVisible();
    await planner.isSaved();
    await page.goto(`${server.origin}/deleted/`);
    await page
      .getByRole('region', { name: 'My climbs' })
      .getByRole('button', { name: `Restore: ${name}` })
      .click();
    await expect(page.getByRole('region', { name: 'My climbs' })).toHaveCount(0);
    await page.goto(`${server.origin}/my-climbs/`);
    await expect(column(page, 'Drafts').getByRole('link', { name })).toBeVisible();
  });
});

test('two devices write the same climb', async ({ page, planner, server, signInElsewhere }) => {
  await planner.isOpen();
  await page.goto(`${server.origin}/my-climbs/`);
  await newClimb(page, 'Couch to 5 km');
  await addStep(page, 'First run');
  await expect(page).toHaveURL(/\/climbs\/(?!offline-)[^/]+\/edit\/$/u);
  const other = (await signInElsewhere()).page;
  await other.goto(page.url());
  await expect(steps(other)).toHaveText(['First run']);
  await addStep(other, 'Second run');
  await expect(steps(page)).toHaveText(['First run', 'Second run']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the steps and the preview are tabs, and colour and icon a sheet', async ({
    page,
    planner,
    server,
  }) => {
    await planner.isOpen();
    await page.goto(`${server.origin}/my-climbs/`);
    await newClimb(page, 'Read 12 books');
    await addStep(page, 'Choose the first book');
    await page.getByRole('button', { name: /^Open step 1/u }).click();
    expect(await lasting(() => faultsOfLayout(page))).toEqual([]);
    await page.getByRole('button', { name: 'Colour and icon' }).click();
    await page.getByRole('radio', { name: 'Teal' }).press('Space');
    await page.getByRole('radio', { name: 'Book' }).press('Space');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Preview' }).press('Space');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Adds 1 goal');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('every word is German, and fits', async ({ page, person, server }) => {
    await signUpInGerman(page, server.origin, person);
    await page.goto(`${server.origin}/my-climbs/`);
    await expect(page.getByText('Noch kein eigener Aufstieg')).toBeVisible();
    expect(await faultsOfWords(page)).toEqual([]);
    await page.getByRole('button', { name: 'Neuer Aufstieg' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Der erste Gartensommer');
    await page.getByRole('button', { name: 'Schritt hinzufügen' }).click();
    await page.getByRole('textbox', { name: 'Name des Ziels' }).fill('Boden lockern');
    await expect(page.getByRole('radio', { name: 'Woche' })).toBeVisible();
    expect(await faultsOfWords(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });
});
