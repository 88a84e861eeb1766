import type { Page } from '@playwright/test';
import { Faults, lasting } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { signUpInGerman } from './german-page.ts';
import { faultsOfLabels } from './label-in-name.ts';
import type { Planner } from './planner.ts';
import { doors, openPages, rooms, withBoard } from './screens.ts';

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Not by role, because an open goal hides the page below.
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function walkScreens({ page }: Planner, origin: string, faults: Faults): Promise<void> {
  const shown = await withBoard(page, origin);
  const surfaces = page.locator('[role=dialog], [role=menu], [role=listbox]');
  for (const path of [...rooms, ...openPages, shown]) {
    await visit(page, origin + path);
    faults.add(path, await lasting(() => faultsOfLabels(page)));
    const openers = page.locator('#page').locator('[aria-haspopup], [aria-expanded=false]');
    const count = Math.min(await openers.count(), 8);
    for (let index = 0; index < count; index += 1) {
      const opener = openers.nth(index);
      if (!(await opener.isVisible()) || !(await opener.isEnabled())) continue;
      const opens = await opener.getAttribute('aria-haspopup');
      await opener.click();
      // Until the surface's code is loaded, keys act on the page.
      if (opens !== null) await expect(surfaces.first()).toBeVisible();
      faults.add(path, await lasting(() => faultsOfLabels(page)));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      if (new URL(page.url()).pathname !== path.split('?')[0]) await visit(page, origin + path);
    }
  }
}

async function openSurfaces({ page }: Planner, origin: string, faults: Faults): Promise<void> {
  await visit(page, `${origin}/horizons/`);
  const title = page.locator('[data-goal] [data-goal-title]').first();
  const dialog = page.getByRole('dialog');
  for (const key of ['n', 'f', 'Shift+Slash', 'Alt+Enter']) {
    await title.focus();
    await page.keyboard.press(key);
    await expect(dialog.first()).toBeVisible();
    faults.add(key, await lasting(() => faultsOfLabels(page)));
    if (key === 'Alt+Enter') {
      const openers = dialog.locator('[aria-haspopup]');
      for (let index = 0; index < (await openers.count()); index += 1) {
        if (!(await openers.nth(index).isEnabled())) continue;
        await openers.nth(index).click();
        faults.add(`${key} ${index}`, await lasting(() => faultsOfLabels(page)));
        await page.keyboard.press('Escape');
        if ((await dialog.count()) === 0) {
          await title.focus();
          await page.keyboard.press(key);
          await expect(dialog.first()).toBeVisible();
        }
      }
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}

test(
  'what is drawn on a control is in its name, on every screen',
  { tag: further },
  async ({ planner, server, page }) => {
    test.setTimeout(300_000);
    const faults = new Faults();
    await planner.add('Today', 'Dig the garden', 'Call grandma');
    await walkScreens(planner, server.origin, faults);
    await openSurfaces(planner, server.origin, faults);
    await page.context().clearCookies();
    for (const path of [...doors, ...openPages]) {
      await visit(page, server.origin + path);
      faults.add(`${path} as a visitor`, await lasting(() => faultsOfLabels(page)));
    }
    expect(faults.found).toEqual({});
  },
);

test.describe('in German', { tag: further }, () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('what is drawn on a control is in its name, on every screen', async ({
    visitor,
    person,
    server,
    page,
  }) => {
    test.setTimeout(300_000);
    const faults = new Faults();
    await signUpInGerman(page, server.origin, person);
    await page.goto(`${server.origin}/horizons/`);
    const today = visitor.panel('Heute');
    await today.getByRole('button', { name: 'Ziel hinzufügen' }).click();
    const field = today.getByRole('textbox', { name: 'Ziel' });
    await field.fill('Den Garten umgraben');
    await field.press('Enter');
    await field.press('Escape');
    await walkScreens(visitor, server.origin, faults);
    await openSurfaces(visitor, server.origin, faults);
    expect(faults.found).toEqual({});
  });
});

test.describe('on a phone', { tag: further }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what is drawn on a control is in its name, on every screen', async ({ planner, server, page }) => {
    test.setTimeout(300_000);
    const faults = new Faults();
    await withBoard(page, server.origin);
    for (const path of rooms) {
      await visit(planner.page, server.origin + path);
      faults.add(path, await lasting(() => faultsOfLabels(page)));
    }
    expect(faults.found).toEqual({});
  });
});
