import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, type Planner, goalOption } from './planner.ts';
import { further } from './further.ts';

const pinned = 'Pinned for everyone';
const favourites = 'Favourites';

const folder = (page: Page, name: string): Locator => page.getByRole('region', { name });
const entries = (page: Page, name: string): Locator => folder(page, name).getByRole('link');

async function choose(planner: Planner, goal: string, item: string): Promise<void> {
  await planner.row(goal).hover();
  await planner
    .row(goal)
    .getByRole('button', { name: `Options of ${goal}` })
    .click();
  await (await goalOption(planner.page, item)).click();
}

test('goals are pinned and made favourites, with no network too, and every browser shows them', async ({
  planner,
  page,
  signInElsewhere,
}) => {
  await planner.add('Today', 'Ship it', 'Write the guide', 'Speak three languages');
  await expect(folder(page, pinned)).toHaveCount(0);
  await expect(folder(page, favourites)).toHaveCount(0);
  await choose(planner, 'Ship it', 'Pin for everyone');
  await choose(planner, 'Write the guide', 'Add to favourites');
  await expect(entries(page, pinned)).toHaveText(['Ship it']);
  await planner.isSaved();

  const other = await signInElsewhere();
  await expect(entries(other.page, pinned)).toHaveText(['Ship it']);
  await expect(entries(other.page, favourites)).toHaveText(['Write the guide']);

  await test.step('with no network they are put in, ordered and taken out', async () => {
    await other.isInstalled();
    await other.page.context().setOffline(true);
    await choose(other, 'Speak three languages', 'Add to favourites');
    await choose(other, 'Ship it', 'Unpin for everyone');
    await expect(entries(other.page, pinned)).toHaveCount(0);
    const last = entries(other.page, favourites).last();
    await last.focus();
    await last.press('Alt+ArrowUp');
    const order = ['Speak three languages', 'Write the guide'];
    await expect(entries(other.page, favourites)).toHaveText(order);
    await expect(entries(page, pinned)).toHaveText(['Ship it']);
    await other.page.context().setOffline(false);
    await expect(entries(page, favourites)).toHaveText(order, { timeout: 30_000 });
    await expect(entries(page, pinned)).toHaveCount(0);
    await other.isSaved();
  });

  await test.step('a new name and a deletion reach them', async () => {
    await planner.rename('Speak three languages', 'Speak four languages');
    await expect(entries(other.page, favourites).first()).toHaveText('Speak four languages');
    await choose(planner, 'Write the guide', 'Delete');
    await expect(entries(other.page, favourites)).toHaveText(['Speak four languages']);
  });
});

test('the lists in the sidebar are used with keys', async ({ planner, page }) => {
  await planner.add('Today', 'one', 'two', 'three');
  for (const goal of ['one', 'two', 'three']) await choose(planner, goal, 'Pin for everyone');
  await choose(planner, 'one', 'Add to favourites');
  const links = entries(page, pinned);
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(links).toHaveText(['one', 'three', 'two']);
  await expect(links.nth(2)).toBeFocused();
  await expect(links.nth(2)).toHaveText('two');

  await test.step('what is taken out gives the focus to the next, and comes back', async () => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Backspace');
    await expect(links).toHaveText(['one', 'two']);
    await expect(links.nth(1)).toBeFocused();
    await planner.isSaved();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(links).toHaveText(['one', 'three', 'two']);
    await planner.isSaved();
  });

  await test.step('options open with the slash and end where they began', async () => {
    await links.nth(1).focus();
    await page.keyboard.press('/');
    await (await goalOption(page, 'Move down')).click();
    await expect(links).toHaveText(['one', 'two', 'three']);
    await page.keyboard.press('/');
    await (await goalOption(page, 'Unpin for everyone')).click();
    await expect(links).toHaveText(['one', 'two']);
    await expect(entries(page, favourites).first()).toBeFocused();
  });

  await test.step('an entry opens its goal over the page', async () => {
    await page.keyboard.press('Enter');
    const goal = page.getByRole('dialog', { name: 'one' });
    await expect(goal).toBeVisible();
    await expect(page).toHaveURL(/\/goals\//u);
    await page.keyboard.press('Escape');
    await expect(goal).toHaveCount(0);
  });
});

async function drag(from: Locator, to: Locator, share: number): Promise<void> {
  const { mouse } = from.page();
  const start = await boxOf(from);
  await mouse.move(start.x + 60, start.y + 12);
  await mouse.down();
  await mouse.move(start.x + 66, start.y + 20, { steps: 3 });
  const end = await boxOf(to);
  await mouse.move(end.x + 60, end.y + end.height * share, { steps: 6 });
  await mouse.up();
}

test('goals are dragged into the lists in the sidebar, within them and out of them', async ({
  planner,
  page,
}) => {
  const said = page.locator('[aria-live=assertive]');
  await planner.add('Today', 'one', 'two', 'three');
  await planner.understandsGestures();
  const links = entries(page, favourites);

  await test.step('from a list, at the place under the pointer', async () => {
    await drag(planner.row('two'), folder(page, favourites), 0.8);
    await expect(links).toHaveText(['two']);
    await expect(said).toContainText('two moved to position 1 of 1 in Favourites.');
    await expect(page.getByText('Added to favourites')).toBeVisible();
    await drag(planner.row('one'), links.first(), 0.1);
    await expect(links).toHaveText(['one', 'two']);
    await expect(planner.titles('Today')).toHaveText(['one', 'two', 'three']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(links).toHaveText(['two']);
    await drag(planner.row('three'), links.first(), 0.1);
    await expect(links).toHaveText(['three', 'two']);
  });

  await test.step('within a list, and to the other one', async () => {
    await drag(links.first(), links.last(), 0.9);
    await expect(links).toHaveText(['two', 'three']);
    await expect(said).toContainText('three moved to position 2 of 2 in Favourites.');
    await drag(links.first(), folder(page, pinned), 0.8);
    await expect(entries(page, pinned)).toHaveText(['two']);
    await expect(links).toHaveText(['two', 'three']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('several at once, also where the list is folded', async () => {
    await folder(page, pinned).getByRole('button', { name: pinned }).click();
    await planner
      .row('one')
      .locator('[data-goal-title]')
      .click({ modifiers: ['ControlOrMeta'] });
    await planner
      .row('three')
      .locator('[data-goal-title]')
      .click({ modifiers: ['ControlOrMeta'] });
    await drag(planner.row('three'), folder(page, pinned), 0.5);
    await folder(page, pinned).getByRole('button', { name: pinned }).click();
    await expect(entries(page, pinned)).toHaveText(['two', 'one', 'three']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(entries(page, pinned)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await folder(page, pinned).getByRole('button', { name: pinned }).click();
    await expect(entries(page, pinned)).toHaveText(['two']);
  });

  await test.step('out of a list it is planned, and stays in the list', async () => {
    await drag(entries(page, pinned).first(), planner.panel(String(new Date().getFullYear() + 1)), 0.5);
    await expect(planner.titles(String(new Date().getFullYear() + 1))).toHaveText(['two']);
    await expect(planner.titles('Today')).toHaveText(['one', 'three']);
    await expect(entries(page, pinned)).toHaveText(['two']);
  });
});

test(
  'boards stand among goals there, with no network too, and open their page',
  { tag: further },
  async ({ planner, page, signInElsewhere }) => {
    await planner.add('Today', 'Ship it');
    await choose(planner, 'Ship it', 'Pin for everyone');
    await expect(entries(page, pinned)).toHaveText(['Ship it']);
    await planner.isSaved();
    await planner.isInstalled();
    await page.context().setOffline(true);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Boards', exact: true })
      .click();
    await page.getByRole('button', { name: 'New board' }).click();
    await page.getByRole('textbox', { name: 'Board name' }).fill('Atlas launch');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    const head = page.locator('header', {
      has: page.getByRole('heading', { level: 1, name: 'Atlas launch' }),
    });

    await test.step('by the star beside its name, and by its options', async () => {
      await head.getByRole('button', { name: 'Add to favourites' }).click();
      await expect(entries(page, favourites)).toHaveText(['Atlas launch']);
      await expect(head.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
      await head.getByRole('button', { name: 'Options for Atlas launch' }).click();
      await (await goalOption(page, 'Pin for everyone')).click();
      await expect(entries(page, pinned)).toHaveText(['Ship it', 'Atlas launch']);
    });

    await test.step('it is dragged within a list, and has no place elsewhere', async () => {
      await planner.understandsGestures();
      await drag(entries(page, pinned).last(), entries(page, pinned).first(), 0.1);
      await expect(entries(page, pinned)).toHaveText(['Atlas launch', 'Ship it']);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Days' }).click();
      await drag(entries(page, pinned).first(), planner.panel('Today'), 0.5);
      await expect(page.locator('[aria-live=assertive]')).toContainText('Atlas launch');
      await expect(planner.titles('Today')).toHaveText(['Ship it']);
      await expect(entries(page, pinned)).toHaveText(['Atlas launch', 'Ship it']);
    });

    await test.step('keys open it, order it and take it out', async () => {
      await entries(page, pinned).first().press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Atlas launch' })).toBeVisible();
      const own = entries(page, favourites).first();
      await own.press('/');
      await (await goalOption(page, 'Remove from favourites')).click();
      await expect(entries(page, favourites)).toHaveCount(0);
      await expect(entries(page, pinned).last()).toBeFocused();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(entries(page, favourites)).toHaveText(['Atlas launch']);
    });

    await page.context().setOffline(false);
    const other = await signInElsewhere();
    await expect(entries(other.page, pinned)).toHaveText(['Atlas launch', 'Ship it'], { timeout: 30_000 });
    // The page opened offline has its permanent address now.
    await expect(entries(page, pinned).first()).toHaveAttribute('aria-current', 'page');
    await entries(other.page, favourites).first().click();
    await expect(other.page.getByRole('heading', { level: 1, name: 'Atlas launch' })).toBeVisible();

    await test.step('a board that is deleted is there no more, and comes back with it', async () => {
      await page.getByRole('button', { name: 'Options for Atlas launch' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(entries(other.page, pinned)).toHaveText(['Ship it'], { timeout: 30_000 });
      await page.keyboard.press('ControlOrMeta+z');
      await expect(entries(other.page, pinned)).toHaveText(['Atlas launch', 'Ship it'], { timeout: 30_000 });
    });
  },
);

test('a goal that repeats is not offered a folder, and leaves one when it begins to', async ({
  planner,
  page,
}) => {
  await planner.add('Today', 'Walk');
  await choose(planner, 'Walk', 'Pin for everyone');
  await expect(entries(page, pinned)).toHaveText(['Walk']);
  await choose(planner, 'Walk', 'Repeat...');
  const picker = page.getByRole('dialog', { name: 'Repeat this goal' });
  await picker.getByRole('button', { name: 'Repeat' }).click();
  await expect(entries(page, pinned)).toHaveCount(0);
  await planner.row('Walk').first().hover();
  await planner.row('Walk').first().getByRole('button', { name: 'Options of Walk' }).click();
  await page.getByRole('menuitem', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Parent goal...' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Pin for everyone' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('they are behind “More”', async ({ planner, page }) => {
    await planner.add('Today', 'Walk by the sea');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'More' }).tap();
    await expect(page.getByRole('navigation', { name: 'More' })).toBeVisible();
    await expect(folder(page, favourites)).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Days' }).tap();
    await planner.row('Walk by the sea').locator('[data-goal-title]').tap();
    const sheet = page.getByRole('dialog', { name: 'Walk by the sea' });
    await sheet.getByRole('button', { name: 'Options' }).tap();
    await (await goalOption(page, 'Add to favourites')).tap();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'More' }).tap();
    await expect(entries(page, favourites)).toHaveText(['Walk by the sea']);
    const options = folder(page, favourites).getByRole('button', { name: 'Options of Walk by the sea' });
    expect((await boxOf(options)).width).toBeGreaterThanOrEqual(44);
    await options.tap();
    await (await goalOption(page, 'Remove from favourites')).tap();
    await expect(entries(page, favourites)).toHaveCount(0);
  });
});

test(
  'a list is folded with no network, stays so, and is folded in every browser',
  { tag: further },
  async ({ planner, page, signInElsewhere }) => {
    const heading = (at: Page) => folder(at, pinned).getByRole('button', { name: pinned });
    await planner.add('Today', 'Ship it');
    await choose(planner, 'Ship it', 'Pin for everyone');
    await expect(entries(page, pinned)).toHaveText(['Ship it']);
    await planner.isSaved();
    await planner.isInstalled();
    const other = await signInElsewhere();

    await page.context().setOffline(true);
    await heading(page).press('Enter');
    await expect(heading(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(entries(page, pinned)).toHaveCount(0);
    await expect(folder(page, favourites)).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveAttribute('aria-expanded', 'false');
    await page.context().setOffline(false);
    await expect(heading(other.page)).toHaveAttribute('aria-expanded', 'false', { timeout: 30_000 });

    await heading(other.page).click();
    await expect(entries(other.page, pinned)).toHaveText(['Ship it']);
    await expect(entries(page, pinned)).toHaveText(['Ship it'], { timeout: 30_000 });
  },
);
