import type { Locator, Page } from '@playwright/test';
import { Faults } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { goalOption } from './planner.ts';
import { further } from './further.ts';
import { doors, openPages, rooms, withBoard } from './screens.ts';

function look(of: Locator, pseudo?: string) {
  return of.evaluate((element, before) => {
    const style = getComputedStyle(element, before);
    return {
      background: style.backgroundColor,
      color: style.color,
      outline: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      outlineColor: style.outlineColor,
      border: style.borderInlineStartStyle === 'none' ? 0 : Number.parseFloat(style.borderInlineStartWidth),
      borderColor: style.borderInlineStartColor,
    };
  }, pseudo);
}

function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((wanted) => {
    const sample = document.createElement('div');
    sample.style.cssText = `forced-color-adjust: none; color: ${wanted}`;
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  }, name);
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Not by role, because an open goal hides the page below.
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Elements whose border is only a shadow, which forced colours remove. */
async function lostEdges(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => {
    const edge = /\b0px 0px 0px (?:[1-9]|\d+\.\d+)/u;
    for (const element of document.querySelectorAll('body *'))
      if (edge.test(getComputedStyle(element).boxShadow)) element.setAttribute('data-had-edge', '');
  });
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-had-edge]')]
      .filter((element) => {
        const { outlineStyle, borderTopStyle, borderBottomStyle } = getComputedStyle(element);
        return outlineStyle === 'none' && borderTopStyle === 'none' && borderBottomStyle === 'none';
      })
      .map((element) => `no edge: ${element.tagName} ${element.getAttribute('class')}`),
  );
}

test.use({ forcedColors: 'active' });

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `forced colours tell apart what is ticked, on, chosen, current, focused and now, ${colorScheme}`,
    { tag: further },
    async ({ planner, server, page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await planner.add('Today', 'Dig the garden', 'Call grandma');
      await planner.tick('Call grandma');
      const highlight = await systemColor(page, 'Highlight');

      await test.step('boxes', async () => {
        const open = planner.row('Dig the garden').getByRole('checkbox');
        const done = planner.row('Call grandma').getByRole('checkbox');
        expect((await look(open, '::before')).outline).toBeGreaterThanOrEqual(1);
        expect((await look(open, '::before')).background).not.toBe(highlight);
        expect((await look(done, '::before')).background).toBe(highlight);
        expect((await look(done)).color).toBe(await systemColor(page, 'HighlightText'));
      });

      await test.step('switches', async () => {
        const control = page.getByRole('switch', { name: 'Hide completed' });
        const track = control.locator('i');
        const off = await look(track);
        expect(off.border).toBeGreaterThanOrEqual(1);
        await control.click();
        await expect.poll(async () => (await look(track)).background).toBe(highlight);
        expect(off.background).not.toBe(highlight);
        await control.click();
      });

      await test.step('the current page', async () => {
        const entries = page.getByRole('navigation').getByRole('link');
        expect((await look(entries.filter({ hasText: 'Horizons' }).first())).background).toBe(highlight);
        expect((await look(entries.filter({ hasText: 'Calendar' }).first())).background).not.toBe(highlight);
      });

      await test.step('panels and focus', async () => {
        expect((await look(planner.panel('Today'))).outline).toBeGreaterThanOrEqual(1);
        const title = planner.row('Dig the garden').locator('[data-goal-title]');
        expect((await look(title)).outline).toBe(0);
        await title.focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        const focused = await look(title);
        expect([focused.outline >= 2, focused.outlineColor]).toEqual([true, highlight]);
        for (let steps = 0; steps < 6; steps += 1) {
          await page.keyboard.press('Tab');
          const at = await look(page.locator(':focus'));
          expect(at.outline).toBeGreaterThanOrEqual(2);
        }
      });

      await test.step('the colour of a goal', async () => {
        await planner.row('Dig the garden').locator('[data-goal-title]').focus();
        await page.keyboard.press('/');
        await (await goalOption(page, 'Colour')).click();
        const red = page
          .getByRole('menuitemradio', { name: 'Red' })
          .or(page.getByRole('radio', { name: 'Red' }));
        const swatch = (await look(red)).background;
        await red.click();
        const row = planner.row('Dig the garden');
        await expect(row).toHaveAttribute('data-color', 'red');
        const { border, borderColor } = await look(row);
        expect([border, borderColor]).toEqual([4, swatch]);
      });

      await test.step('the chosen segment and the line of now', async () => {
        await visit(page, `${server.origin}/horizons/hours/`);
        const chosen = page.getByRole('radiogroup').first().locator('label:has(:checked)');
        const other = page.getByRole('radiogroup').first().locator('label:not(:has(:checked))').first();
        expect((await look(chosen)).background).toBe(highlight);
        expect((await look(other)).background).not.toBe(highlight);
        const now = page.locator('#page [class*="now"]:not([class*="nowText"])').first();
        expect((await look(now)).background).toBe(highlight);
      });
    },
  );

test(
  'forced colours leave every edge that a shadow draws, on every screen',
  { tag: further },
  async ({ planner, server, page }) => {
    test.setTimeout(180_000);
    const faults = new Faults();
    await planner.add('Today', 'Dig the garden');
    await withBoard(page, server.origin);
    for (const path of [...rooms, ...openPages]) {
      await visit(page, server.origin + path);
      faults.add(path, await lostEdges(page));
    }
    await page.context().clearCookies();
    for (const path of doors.slice(0, 2)) {
      await visit(page, server.origin + path);
      faults.add(path, await lostEdges(page));
    }
    expect(faults.found).toEqual({});
  },
);
