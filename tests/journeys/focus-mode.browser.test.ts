import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const fillsWindow = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].join() === [0, 0, innerWidth, innerHeight].join();
  });

test('focus mode leaves the goal and nothing else; what is being written goes on', async ({
  page,
  planner,
}) => {
  await planner.add('Today', 'Finish chapter 8');
  const title = planner.row('Finish chapter 8').locator('[data-goal-title]');
  await title.focus();
  await page.keyboard.press('Alt+Enter');
  const goal = page.getByRole('dialog', { name: 'Finish chapter 8' });
  const note = goal.getByRole('textbox', { name: 'Note' });
  await note.pressSequentially('The line ');

  await test.step('by key, and back by Escape, which closes the goal only then', async () => {
    await page.keyboard.press('Alt+Enter');
    await expect.poll(() => fillsWindow(goal)).toBe(true);
    await expect(goal.getByRole('textbox', { name: 'Title' })).toHaveCSS('font', /32px\s*\/\s*40px/u);
    await expect(page).toHaveURL(/\/goals\/[^/]+\/\?focus=true$/u);
    await expect(note).toBeFocused();
    await page.keyboard.type('moves.');
    await expect(note).toHaveText('The line moves.');
    await page.keyboard.press('Escape');
    await expect.poll(() => fillsWindow(goal)).toBe(false);
    await expect(page).toHaveURL(/\/goals\/[^/?]+\/$/u);
    await expect(note).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(goal).toHaveCount(0);
    await expect(title).toBeFocused();
    await expect(page).toHaveURL(/\/horizons\/$/u);
  });

  await test.step('by its button, with all there is of a goal, and along the chain of goals', async () => {
    await page.keyboard.press('Alt+Enter');
    const button = goal.getByRole('button', { name: 'Focus mode' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeFocused();
    await goal.getByRole('button', { name: 'Add...' }).click();
    await page.keyboard.type('Pick two photographs');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => fillsWindow(goal)).toBe(true);
    await goal.getByText('Pick two photographs').focus();
    await page.keyboard.press('Alt+Enter');
    const below = page.getByRole('dialog', { name: 'Pick two photographs' });
    await expect.poll(() => fillsWindow(below)).toBe(true);
    await below.getByRole('button', { name: 'Finish chapter 8' }).click();
    await expect.poll(() => fillsWindow(goal)).toBe(true);
    await goal.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('it begins small the next time', async () => {
    await title.press('Alt+Enter');
    await expect(goal).toBeVisible();
    await expect.poll(() => fillsWindow(goal)).toBe(false);
  });

  await test.step('who goes to today from it finds the page with its frame', async () => {
    await page.keyboard.press('Alt+Enter');
    await expect.poll(() => fillsWindow(goal)).toBe(true);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('option').first()).toHaveText(/Today/u);
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(goal).toHaveCount(0);
    await expect(page).toHaveURL(/\/horizons\/$/u);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test('a reload shows it as the page it is, and Escape brings the frame back', async ({ page, planner }) => {
  await planner.add('Today', 'Finish chapter 8');
  await planner.isSaved();
  await planner.row('Finish chapter 8').locator('[data-goal-title]').press('Alt+Enter');
  await page.getByRole('button', { name: 'Focus mode' }).click();
  await expect(page).toHaveURL(/\?focus=true$/u);
  await page.reload();
  const article = page.getByRole('article');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(article.getByRole('textbox', { name: 'Title' })).toHaveValue('Finish chapter 8');
  await expect.poll(() => fillsWindow(article)).toBe(true);
  await expect(main).toHaveCount(0);
  await article.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('Escape');
  await expect(main).toBeVisible();
  await expect(article.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(page).toHaveURL(/\/goals\/[^/?]+\/$/u);
  await page.keyboard.press('Alt+Enter');
  await expect(main).toHaveCount(0);
  await page.getByRole('button', { name: 'Focus mode' }).click();
  await expect(main).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a goal fills the screen anyway: nothing offers it, and an address from elsewhere does no harm', async ({
    page,
    planner,
  }) => {
    await planner.add('Today', 'Finish chapter 8');
    await planner.row('Finish chapter 8').locator('[data-goal-title]').press('Alt+Enter');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Focus mode' })).toHaveCount(0);
    await page.goto(`${page.url()}?focus=true`);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Finish chapter 8');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCSS('font-size', '22px');
  });
});
