import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { signUpInGerman } from './german-page.ts';
import type { Planner } from './planner.ts';

async function openGoal(planner: Planner): Promise<void> {
  await planner.add('Today', 'Plant the tree');
  await expect(planner.page.locator('[data-sync="waiting"]')).toHaveCount(0);
  await planner.row('Plant the tree').locator('[data-goal-title]').press('Alt+Enter');
  await expect(planner.page.getByRole('dialog', { name: 'Plant the tree' })).toBeVisible();
}

const note = (page: Page) => page.getByRole('textbox', { name: 'Note' });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Write a comment' });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Emoji' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search emoji' });
const grid = (page: Page) => page.getByRole('grid', { name: 'Emoji' });
const inToolbar = (page: Page) =>
  page.getByRole('toolbar', { name: 'Format the note' }).getByRole('button', { name: 'Emoji' });

test(
  'the emoji picker puts into note, comment and title what a mouse or the keys pick, with no network',
  { tag: further },
  async ({ planner }) => {
    const { page } = planner;
    await openGoal(planner);
    await planner.isInstalled();
    await page.context().setOffline(true);

    await test.step('by mouse, where the caret stands in the note', async () => {
      await note(page).click();
      await page.keyboard.type('A tree for Ida');
      for (let back = 4; back > 0; back -= 1) await page.keyboard.press('ArrowLeft');
      await inToolbar(page).click();
      await expect(search(page)).toBeFocused();
      await expect(picker(page).getByRole('button', { name: 'Flags' })).toBeVisible();
      await picker(page).getByRole('button', { name: 'Animals and nature' }).click();
      await expect(picker(page).getByRole('button', { name: 'Animals and nature' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(await axeFindings(page)).toEqual([]);
      await grid(page).getByRole('gridcell', { name: 'monkey face' }).click();
      await expect(picker(page)).toBeHidden();
      await expect(note(page)).toBeFocused();
      await page.keyboard.type('!');
      await expect(note(page)).toHaveText('A tree for🐵! Ida');
    });

    await test.step('one step back takes it out again', async () => {
      await page.keyboard.press('ControlOrMeta+z');
      await expect(note(page)).toHaveText('A tree for Ida');
    });

    await test.step('by keys alone: searched, walked to, named aloud, picked', async () => {
      await comment(page).focus();
      await page.keyboard.type('Well done');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(search(page)).toBeFocused();
      await page.keyboard.type('seedling');
      await expect(grid(page).getByRole('gridcell')).toHaveCount(1);
      await expect(grid(page).getByRole('gridcell', { name: 'seedling' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await page.keyboard.press('Enter');
      await expect(picker(page)).toBeHidden();
      await expect(comment(page)).toBeFocused();
      await expect(comment(page)).toHaveValue('Well done🌱');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(comment(page)).toHaveValue('Well done');
    });

    await test.step('Escape closes only the picker, and the focus is where it was', async () => {
      const button = page
        .locator('[data-no-drag]')
        .filter({ has: comment(page) })
        .getByRole('button', { name: 'Emoji' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(search(page)).toBeFocused();
      await page.keyboard.type('no such sign');
      await expect(picker(page).getByRole('status')).toHaveText('No emoji found.');
      await page.keyboard.press('Escape');
      await expect(picker(page)).toBeHidden();
      await expect(button).toBeFocused();
      await expect(page.getByRole('dialog', { name: 'Plant the tree' })).toBeVisible();
    });

    await test.step('the name of a category finds all that is in it, and no word in the middle does', async () => {
      const found = grid(page).getByRole('gridcell');
      await inToolbar(page).click();
      await search(page).fill('animals');
      await expect(found.nth(8)).toBeVisible();
      await expect(picker(page)).toContainText('Animals and nature');
      await expect(picker(page)).not.toContainText('Food and drink');
      await search(page).fill('Food and');
      await expect(picker(page)).toContainText('Food and drink');
      await expect(picker(page)).not.toContainText('Animals and nature');
      await search(page).fill('nd nature');
      await expect(picker(page).getByRole('status')).toHaveText('No emoji found.');
      await page.keyboard.press('Escape');
    });

    await test.step('what was picked last, and the skin tone, are there the next time', async () => {
      await inToolbar(page).focus();
      await page.keyboard.press('Enter');
      const recent = picker(page).getByRole('toolbar', { name: 'Recently used' }).getByRole('button');
      await expect(recent).toHaveCount(2);
      await expect(recent.first()).toHaveAccessibleName('seedling');
      await picker(page).getByRole('radio', { name: 'Dark', exact: true }).click();
      await search(page).fill('waving hand');
      await grid(page).getByRole('gridcell', { name: 'waving hand' }).click();
      await expect(note(page)).toContainText('👋🏿');
      await inToolbar(page).click();
      await expect(picker(page).getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
      await expect(recent.first()).toHaveText('👋🏿');
      await page.keyboard.press('Escape');
    });

    await test.step('the goal itself', async () => {
      const title = page.getByRole('textbox', { name: 'Title' });
      await title.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await search(page).fill('deciduous');
      await expect(grid(page).getByRole('gridcell')).toHaveCount(1);
      await search(page).press('Enter');
      await expect(title).toBeFocused();
      await page.keyboard.type(' ');
      await page.keyboard.press('Enter');
      await expect(planner.row('🌳 Plant the tree')).toBeVisible();
    });

    await page.context().setOffline(false);
    await planner.isSaved();
  },
);

test(
  'a colon and two letters offer emoji while a note or a comment is typed',
  { tag: further },
  async ({ planner, server }) => {
    const { page } = planner;
    const offered = page.getByRole('listbox', { name: 'Matching emoji' });
    await openGoal(planner);
    await planner.isInstalled();
    await note(page).click();
    await page.context().setOffline(true);

    await test.step('no time and no address is taken for one', async () => {
      await page.keyboard.type('At 10:30 see https://example.org/a:bee :) :');
      await expect(offered).toBeHidden();
      await page.keyboard.type('bee');
      await expect(offered.getByRole('option').first()).toHaveAccessibleName(/bee/u);
      await expect(offered.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('Escape leaves what was typed, and the goal open', async () => {
      await page.keyboard.press('Escape');
      await expect(offered).toBeHidden();
      await page.keyboard.type('s');
      await expect(offered).toBeHidden();
      await expect(note(page)).toContainText(':bees');
      await expect(note(page)).toBeFocused();
    });

    await test.step('Enter takes one, and a step back gives the name again', async () => {
      await page.keyboard.type(' :honeybee');
      await expect(offered.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(offered).toBeHidden();
      await expect(note(page)).toContainText(':bees 🐝');
      await page.keyboard.press('ControlOrMeta+z');
      await expect(note(page)).toContainText(':bees :honeybee');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Backspace');
    });

    await test.step('Tab takes one in a comment', async () => {
      await comment(page).click();
      await page.keyboard.type('Thanks :red_hea');
      await expect(offered.getByRole('option').first()).toHaveAccessibleName('red heart');
      await page.keyboard.press('Tab');
      await expect(comment(page)).toHaveValue('Thanks ❤️');
      await expect(comment(page)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(comment(page)).toHaveValue('Thanks :red_hea');
      await page.keyboard.press('ControlOrMeta+Shift+z');
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Thanks ❤️');
    });
    await page.context().setOffline(false);

    await test.step('in code a colon is a colon', async () => {
      const id = /goals\/(?<id>[^/]+)\//u.exec(page.url())?.groups?.['id'] as string;
      const ops = [
        { insert: 'let x' },
        { insert: '\n', attributes: { 'code-block': true } },
        { insert: 'end\n' },
      ];
      const answer = await page.request.put(`${server.origin}/api/goals-2/${id}/`, {
        headers: { origin: server.origin, 'idempotency-key': crypto.randomUUID() },
        data: { richThoughts: { ops } },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      await expect(note(page)).toContainText('let x');
      await note(page).click();
      await page.keyboard.press('ControlOrMeta+Home');
      await page.keyboard.press('End');
      await page.keyboard.type(' :bee');
      await expect(note(page)).toContainText('let x :bee');
      await expect(offered).toBeHidden();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type(' :bee');
      await expect(offered).toBeVisible();
    });
  },
);

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the picker is a sheet, with no keyboard over it until the search is touched', async ({ planner }) => {
    const { page } = planner;
    await openGoal(planner);
    await note(page).tap();
    await inToolbar(page).tap();
    await expect(picker(page)).toBeVisible();
    await expect(search(page)).not.toBeFocused();
    await expect
      .poll(() => picker(page).evaluate((sheet) => sheet.scrollWidth <= sheet.clientWidth))
      .toBe(true);
    await grid(page).getByRole('gridcell', { name: 'grinning face', exact: true }).tap();
    await expect(picker(page)).toBeHidden();
    await expect(note(page)).toContainText('😀');
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('emoji have German names', { tag: further }, async ({ visitor: planner, person, server }) => {
    const { page } = planner;
    await signUpInGerman(page, server.origin, person);
    await planner.panel('Heute').getByRole('button', { name: 'Ziel hinzufügen' }).click();
    await page.keyboard.type('Baum pflanzen');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await planner.row('Baum pflanzen').locator('[data-goal-title]').press('Alt+Enter');
    await page.getByRole('textbox', { name: 'Notiz' }).click();
    await page.keyboard.type(':sonnenblu');
    await page.getByRole('option', { name: 'Sonnenblume' }).click();
    await expect(page.getByRole('textbox', { name: 'Notiz' })).toContainText('🌻');

    await page
      .getByRole('toolbar', { name: 'Notiz formatieren' })
      .getByRole('button', { name: 'Emoji einfügen' })
      .click();
    const offered = page.getByRole('dialog', { name: 'Emojis' });
    await offered.getByRole('searchbox').fill('tiere');
    await expect(offered).toContainText('Tiere und Natur');
    await expect(offered.getByRole('gridcell').nth(8)).toBeVisible();
    await expect(offered).not.toContainText('Essen und Trinken');
    await offered.getByRole('searchbox').fill('reis');
    await expect(offered).toContainText('Reisen und Orte');
    await offered.getByRole('searchbox').fill('eis');
    await expect(offered.getByRole('gridcell', { name: 'Eiscreme', exact: true })).toBeVisible();
    await expect(offered.getByRole('gridcell', { name: 'Auto', exact: true })).toHaveCount(0);
  });
});
