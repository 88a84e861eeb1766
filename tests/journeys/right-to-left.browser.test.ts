import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { boxOf } from './planner.ts';

const hebrew = 'לקנות חלב (2%)!';
const arabic = 'اتصل بالطبيب غدًا!';
const renamed = 'לקנות לחם!';
const english = 'Dig the garden!';

function side(of: Locator): Promise<string> {
  return of.evaluate((element) => {
    if (element.matches('input, textarea')) return getComputedStyle(element).direction;
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
    const length = (text.textContent ?? '').length;
    const at = (offset: number) => {
      const range = document.createRange();
      range.setStart(text, offset);
      range.setEnd(text, offset + 1);
      return range.getBoundingClientRect().left;
    };
    return at(0) > at(length - 1) ? 'rtl' : 'ltr';
  });
}

/** In CSS pixels, from the end of the text. */
function gapAtEnd(of: Locator): Promise<number> {
  return of.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return element.getBoundingClientRect().right - range.getBoundingClientRect().right;
  });
}

async function coversBeginning(above: Locator, title: Locator): Promise<boolean> {
  const box = await boxOf(above);
  const letter = await title.evaluate((element) => {
    const range = document.createRange();
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });
  const isBeside = box.x >= letter.right || box.x + box.width <= letter.left;
  return !isBeside && box.y < letter.bottom && box.y + box.height > letter.top;
}

test(
  'words that are written from right to left run so wherever they stand, beside others that do not',
  { tag: further },
  async ({ planner, server, browser }) => {
    const { page } = planner;
    await planner.add('Today', hebrew, english, arabic);
    const title = (name: string) => planner.row(name).locator('[data-goal-title]').first();
    for (const name of [hebrew, arabic]) expect(await side(title(name)), name).toBe('rtl');
    expect(await side(title(english))).toBe('ltr');
    expect(await gapAtEnd(title(hebrew))).toBeLessThan(2);
    await title(hebrew).hover();

    await title(hebrew).click();
    expect(await side(page.getByRole('textbox', { name: 'Goal' }))).toBe('rtl');
    await page.keyboard.press('Escape');

    await page.keyboard.press('Alt+Enter');
    const dialog = page.getByRole('dialog');
    const note = page.getByRole('textbox', { name: 'Note' });
    await expect(note).toBeVisible();
    expect(await side(dialog.getByRole('textbox', { name: 'Title' }))).toBe('rtl');
    await note.click();
    await page.keyboard.type('חלב ולחם!\nbread too!\n- עגבניות!');
    for (const [text, direction] of [
      ['חלב', 'rtl'],
      ['bread', 'ltr'],
      ['עגבניות', 'rtl'],
    ] as const)
      expect(await side(note.locator('p, li').filter({ hasText: text })), text).toBe(direction);
    await dialog.getByRole('button', { name: 'Add...' }).first().click();
    const subgoal = dialog.getByRole('textbox', { name: 'Goal', exact: true });
    await subgoal.fill('תת-מטרה!');
    expect(await side(subgoal)).toBe('rtl');
    await subgoal.press('Enter');
    await subgoal.press('Escape');
    expect(await side(dialog.locator('[data-goal-title]').first())).toBe('rtl');
    const comment = page.getByRole('textbox', { name: 'Write a comment' });
    await comment.fill('תגובה קצרה!');
    expect(await side(comment)).toBe('rtl');
    await comment.press('ControlOrMeta+Enter');
    expect(await side(dialog.getByText('תגובה קצרה!'))).toBe('rtl');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    for (const path of ['/calendar/', '/calendar/?view=week', '/horizons/hours/', '/home/']) {
      await page.goto(server.origin + path);
      await expect(title(hebrew)).toBeVisible();
      expect(await side(title(hebrew)), path).toBe('rtl');
      expect(await side(title(english)), path).toBe('ltr');
      for (const name of [hebrew, english]) {
        await title(name).hover();
        const options = planner.row(name).first().locator('button[class*=options]');
        await expect(options, path).toBeVisible();
        expect(await coversBeginning(options, title(name)), `${path} ${name}`).toBe(false);
      }
    }
    await page.goto(`${server.origin}/search/?q=${encodeURIComponent('חלב')}`);
    const found = page.locator('#page [dir=auto]').filter({ hasText: hebrew }).first();
    await expect(found).toBeVisible();
    expect(await found.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(await side(page.getByRole('searchbox'))).toBe('rtl');

    await test.step('in what happened to it', async () => {
      await page.goto(`${server.origin}/horizons/`);
      await title(hebrew).focus();
      await page.keyboard.press('Alt+Enter');
      await dialog.getByRole('button', { name: 'History' }).click();
      const history = dialog.getByRole('region', { name: 'History' });
      await expect(history.getByRole('listitem').first()).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Title' }).fill(renamed);
      await expect(history).toContainText(`\u2068${renamed}\u2069`);
      expect(await side(history.locator('span').filter({ hasText: renamed }))).toBe('ltr');
      await dialog.getByRole('textbox', { name: 'Title' }).fill(hebrew);
      await expect(history).not.toContainText(renamed);
    });

    await test.step('for a visitor who has its link', async () => {
      await dialog.getByRole('button', { name: 'Share' }).click();
      const share = page.getByRole('dialog', { name: 'Share this goal' });
      await share.getByRole('switch', { name: 'Publish to the web' }).click();
      await share.getByText('All subgoals').click();
      await expect(share.getByRole('radio', { name: 'All subgoals' })).toBeChecked();
      const address = await share.getByRole('textbox', { name: 'Link' }).inputValue();
      const stranger = await browser.newPage();
      await stranger.goto(address);
      const shown = stranger.getByRole('heading', { level: 1 }).locator('bdi');
      await expect(shown).toHaveText(hebrew);
      expect(await side(shown)).toBe('rtl');
      expect(await gapAtEnd(shown)).toBeLessThan(2);
      const below = stranger.getByRole('listitem').locator('bdi').first();
      expect(await side(below)).toBe('rtl');
      expect(await gapAtEnd(below)).toBeLessThan(2);
      expect(await side(stranger.locator('.ql-editor p').filter({ hasText: 'חלב' }))).toBe('rtl');
      await stranger.close();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await page.goto(`${server.origin}/horizons/`);
    await title(hebrew).focus();
    await page.keyboard.press('Backspace');
    await expect(planner.row(hebrew)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    // Isolated, the name does not reorder the sentence.
    await expect(page.getByText(`\u2068${hebrew}\u2069`)).toBeVisible();

    await test.step('among what was deleted', async () => {
      await title(arabic).focus();
      await page.keyboard.press('Backspace');
      await expect(title(arabic)).toHaveCount(0);
      await planner.isSaved();
      await page.goto(`${server.origin}/deleted/`);
      const deleted = page.getByRole('listitem').locator('bdi').filter({ hasText: arabic });
      await expect(deleted).toBeVisible();
      expect(await side(deleted)).toBe('rtl');
      expect(await gapAtEnd(deleted)).toBeLessThan(2);
      await page.goto(`${server.origin}/horizons/`);
      await expect(title(hebrew)).toBeVisible();
    });

    await page.keyboard.press('n');
    const added = page.getByRole('dialog').getByRole('textbox', { name: 'Goal' });
    await added.fill(arabic);
    expect(await side(added)).toBe('rtl');
  },
);
