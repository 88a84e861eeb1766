import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { holdBack } from './hold-back.ts';
import { whenQuietFile } from './later-files.ts';

const openers = ['n', 'f', 'ControlOrMeta+k', 'Shift+Slash', '/', 'Alt+Enter'] as const;

test.describe('while its part is still being fetched', () => {
  test.use({ serviceWorkers: 'block' });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    }),
  );

  test(
    'Escape closes what opens over the page, and keys act on the page again',
    { tag: further },
    async ({ page, planner }) => {
      await planner.add('Today', 'Dig the garden', 'Call grandma');
      const title = planner.row('Dig the garden').locator('[data-goal-title]');
      for (const keys of openers) {
        // Before the page loads: a loaded page may notice the held file only after the next key.
        const held = await holdBack(page, whenQuietFile);
        await page.reload();
        await title.focus();
        await page.keyboard.press(keys);
        await held.isAsked;
        await page.keyboard.press('Escape');
        await held.letGo();
        await expect(page, keys).toHaveURL(/\/horizons\/$/u);
        await isQuiet(page);
        await expect(page.locator('[role=dialog], [role=menu]'), keys).toHaveCount(0);
        await expect(title, keys).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(planner.row('Call grandma').locator('[data-goal-title]'), keys).toBeFocused();
      }
    },
  );

  test(
    'what opens late takes the focus from a name that is being written, and gives it back to its row',
    { tag: further },
    async ({ page, planner }) => {
      await planner.add('Today', 'Dig the garden', 'Call grandma');
      const title = planner.row('Call grandma').locator('[data-goal-title]');
      const held = await holdBack(page, whenQuietFile);
      await page.reload();
      await planner.row('Dig the garden').locator('[data-goal-title]').focus();
      await page.keyboard.press('n');
      await held.isAsked;
      await title.click();
      await expect(page.getByRole('textbox', { name: 'Goal' })).toBeFocused();
      await held.letGo();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(title).toBeFocused();
    },
  );

  test(
    'Escape before a goal in focus mode has come leaves the page with its frame',
    { tag: further },
    async ({ page, planner, server }) => {
      await planner.add('Today', 'Dig the garden');
      await planner.isSaved();
      const key = await planner.row('Dig the garden').getAttribute('data-goal');
      const held = await holdBack(page, whenQuietFile);
      await page.goto(`${server.origin}/horizons/?goal=${key}&focus=true`);
      await held.isAsked;
      await expect(planner.row('Dig the garden')).toBeVisible();
      await page.keyboard.press('Escape');
      await held.letGo();
      await expect(page).toHaveURL(/\/horizons\/$/u);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );
});

test(
  'Escape right behind the key that opens something closes it',
  { tag: further },
  async ({ page, planner }) => {
    await planner.add('Today', 'Dig the garden');
    const title = planner.row('Dig the garden').locator('[data-goal-title]');
    for (const keys of openers) {
      // Opens the surface a first time, so that its code is loaded.
      await title.focus();
      await page.keyboard.press(keys);
      const open = page.locator('[role=dialog], [role=menu]');
      await expect.poll(() => open.evaluateAll(([one]) => one?.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0);
      await expect(title).toBeFocused();
      await pressAtOnce(page, keys, 'Escape');
      await isQuiet(page);
      await expect(open, keys).toHaveCount(0);
      await expect(title, keys).toBeFocused();
      await expect(page, keys).toHaveURL(/\/horizons\/$/u);
    }
  },
);

test(
  'Escape in the moment in which a surface opens over a goal closes that alone',
  { tag: further },
  async ({ planner, page }) => {
    await planner.add('Today', 'Dig the garden');
    await planner.row('Dig the garden').locator('[data-goal-title]').focus();
    await page.keyboard.press('Alt+Enter');
    const goal = page.getByRole('dialog', { name: 'Dig the garden' });
    await expect(goal.getByRole('textbox', { name: 'Note' })).toBeVisible();
    for (const opener of ['Emoji', 'Options', 'Tags']) {
      const button = goal.getByRole('button', { name: opener, exact: true }).last();
      await button.focus();
      // Presses Escape when the surface enters the DOM, before other code runs.
      await page.evaluate(() => {
        const drawn = new MutationObserver(() => {
          const surfaces = document.querySelectorAll('[role=dialog], [role=menu]');
          if (surfaces.length < 2) return;
          drawn.disconnect();
          const escape = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true };
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', escape));
          document.documentElement.dataset['journeyPressed'] = 'true';
        });
        drawn.observe(document, { childList: true, subtree: true });
      });
      await page.keyboard.press('Enter');
      await expect(page.locator('html[data-journey-pressed]')).toBeAttached();
      await isQuiet(page);
      await expect(page.locator('[role=dialog], [role=menu]'), opener).toHaveCount(1);
      await expect(goal, opener).toBeVisible();
      await page.evaluate(() => delete document.documentElement.dataset['journeyPressed']);
    }
  },
);

/** Enough for everything that has begun. */
const isQuiet = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

/** In one task, like a fast typist on a slow machine. */
const pressAtOnce = (page: Page, ...keys: readonly string[]) =>
  page.evaluate((pressed) => {
    for (const combination of pressed) {
      const parts = combination.split('+');
      const name = parts.at(-1) ?? '';
      const code = name === '/' ? 'Slash' : name.length === 1 ? `Key${name.toUpperCase()}` : name;
      const event = new KeyboardEvent('keydown', {
        key: name === 'Slash' ? '?' : name,
        code,
        altKey: parts.includes('Alt'),
        shiftKey: parts.includes('Shift'),
        ctrlKey: parts.includes('ControlOrMeta'),
        bubbles: true,
        cancelable: true,
      });
      document.activeElement?.dispatchEvent(event);
    }
  }, keys);
