import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/**
 * How long a person takes, by the keystroke-level model of Card, Moran and Newell, in seconds: a key of somebody who
 * types 40 words a minute, and a click with the thought before it.
 */
const perKey = 0.28;
const perClick = 1.35 + 1.1 + 0.2;

/** Somebody who has never seen Cairn: they click on what they see and type, nothing else. */
class Newcomer {
  readonly #page: Page;
  #seconds = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get seconds(): number {
    return this.#seconds;
  }

  async click(what: Locator): Promise<void> {
    this.#seconds += perClick;
    await what.click();
  }

  async type(text: string): Promise<void> {
    this.#seconds += text.length * perKey;
    await this.#page.keyboard.type(text);
  }

  async enter(): Promise<void> {
    this.#seconds += perKey;
    await this.#page.keyboard.press('Enter');
  }

  async lines(...lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      await this.type(line);
      await this.enter();
    }
  }
}

test('somebody new plans a week of ten goals, three repeats and a chain to the year in three minutes', async ({
  page,
  person,
  server,
}) => {
  await page.goto(`${server.origin}/signup/`);
  const newcomer = new Newcomer(page);
  const panel = (name: string) =>
    page.locator('section[data-period]').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const addIn = (name: string) => panel(name).getByRole('button', { name: 'Add goal' });

  await test.step('an account, and the horizons are there', async () => {
    await newcomer.click(page.getByLabel('Email'));
    await newcomer.type(person.email);
    await newcomer.click(page.getByLabel('Password', { exact: true }));
    await newcomer.type(person.password);
    await newcomer.click(page.getByRole('button', { name: 'Create account' }));
    await expect(panel('Today')).toBeVisible();
    // The line at the foot says what can be typed.
    await expect(page.getByText('Cairn understands day, time and length.')).toBeVisible();
  });

  await test.step('a goal of the year, one of this week and one of today that serve it', async () => {
    const year = String(new Date().getFullYear());
    await newcomer.click(addIn(year));
    await newcomer.lines('Publish the field guide');
    const goal = page.locator('li[data-goal]').filter({ hasText: 'Publish the field guide' });
    await goal.first().hover();
    await newcomer.click(goal.first().getByRole('button', { name: 'Open Publish the field guide' }));
    const above = page.getByRole('dialog', { name: 'Publish the field guide' });
    await newcomer.click(above.getByRole('button', { name: 'Add...' }));
    await newcomer.type('Draft chapter 8 this week');
    await newcomer.enter();
    const below = above.locator('li[data-goal]').filter({ hasText: 'Draft chapter 8' });
    await below.hover();
    await newcomer.click(below.getByRole('button', { name: 'Open Draft chapter 8' }));
    const chapter = page.getByRole('dialog', { name: 'Draft chapter 8' });
    await newcomer.click(chapter.getByRole('button', { name: 'Add...' }));
    await newcomer.type('Write 600 words today');
    await newcomer.enter();
    await newcomer.click(chapter.getByRole('button', { name: 'Close', exact: true }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('three repeats and six more goals, a line each', async () => {
    await newcomer.click(addIn('Today'));
    await newcomer.lines(
      'Run every Mon and Thu 7:00',
      'Vitamins every day',
      'Water the plants every 3 days',
      'Call mum tomorrow 9:30',
      'Buy oats',
      'Dentist tomorrow at 10',
      'Read 20 pages 30m',
      'Pay the rent this week',
      'Answer Lena !blue',
    );
    await newcomer.enter();
  });

  await test.step('all of it stands where it belongs', async () => {
    const named = (name: string) => page.locator('li[data-goal]').filter({ hasText: name }).first();
    await expect(named('Run')).toContainText('Weekly');
    await expect(named('Vitamins')).toContainText('Daily');
    await expect(named('Water the plants')).toContainText('Every 3 days');
    await expect(named('Write 600 words')).toContainText('Draft chapter 8');
    await expect(named('Draft chapter 8')).toContainText('Publish the field guide');
    for (const name of ['Write 600 words', 'Vitamins', 'Buy oats', 'Read 20 pages', 'Answer Lena'])
      await expect(panel('Today').locator('li[data-goal]').filter({ hasText: name })).toHaveCount(1);
    for (const name of ['Call mum', 'Dentist', 'Pay the rent']) await expect(named(name)).toBeVisible();
    await expect(panel('Today').locator('li[data-goal]').filter({ hasText: 'Call mum' })).toHaveCount(0);
  });

  expect(newcomer.seconds).toBeGreaterThan(60);
  expect(newcomer.seconds).toBeLessThan(180);
});
