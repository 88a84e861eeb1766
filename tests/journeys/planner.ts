import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { timedWait } from '@cairn/server/testing/timed-wait';
import { letInstall } from './held-installation.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** In CSS pixels from the window's upper left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

let people = 0;
let houses = 0;

/** Returns a new network address each time, because the server limits sign-ins by address. */
export function newHouse(): string {
  houses += 1;
  return `2001:db8:${process.pid.toString(16).slice(-4)}:${houses.toString(16)}::1`;
}

export function newPerson(): Person {
  people += 1;
  return { email: `person-${process.pid}-${people}@example.org`, password: 'seven stones, one a day' };
}

export class Planner {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  signUp(origin: string, person: Person): Promise<void> {
    return timedWait('sign-ups', this.#signUpByForm(origin, person));
  }

  async #signUpByForm(origin: string, person: Person): Promise<void> {
    await this.page.goto(`${origin}/signup/`);
    await this.page.getByLabel('Email').fill(person.email);
    await this.page.getByLabel('Password', { exact: true }).fill(person.password);
    await this.page.getByRole('button', { name: 'Create account' }).click();
    await this.isOpen();
  }

  async signIn(origin: string, person: Person): Promise<void> {
    await this.page.goto(`${origin}/login/`);
    await this.passDoor(person);
    await this.isOpen();
  }

  /** Submits the sign-in form of the current page. */
  async passDoor(person: Person): Promise<void> {
    await this.page.getByLabel('Email').fill(person.email);
    await this.page.getByLabel('Password', { exact: true }).fill(person.password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Signs up without the form. */
  async arrive(
    origin: string,
    person: Person,
    home: { locale: string | undefined; timezone: string | undefined },
  ): Promise<void> {
    await timedWait('sign-ups', this.#enter(origin, 'signup', { ...person, ...home }));
  }

  /** Signs in without the form. */
  async arriveAgain(origin: string, person: Person): Promise<void> {
    await timedWait('sign-ups', this.#enter(origin, 'login/email', person));
  }

  async #enter(origin: string, call: 'signup' | 'login/email', body: object): Promise<void> {
    const address = `${origin}/api/${call}/`;
    const headers = { 'x-forwarded-for': newHouse() };
    const answer = await this.page.context().request.post(address, { data: body, headers });
    expect(answer.ok(), address).toBe(true);
    await this.page.goto(`${origin}/horizons/`);
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Horizons', level: 1 })).toBeVisible();
    await expect(this.panel('Today')).toBeVisible();
  }

  /** Waits for the drag and swipe code, which loads at idle. */
  async understandsGestures(): Promise<void> {
    await expect(this.page.locator('html[data-gestures]')).toBeAttached({ timeout: 30_000 });
  }

  panel(name: string): Locator {
    return this.page
      .locator('section[data-period]')
      .filter({ has: this.page.locator('h2, h3').getByText(name, { exact: true }) });
  }

  row(name: string): Locator {
    return this.page
      .locator('li[data-goal]')
      .filter({ has: this.page.locator('[data-goal-title]').getByText(name, { exact: true }) });
  }

  titles(period: string): Locator {
    return this.panel(period).locator('li[data-goal] [data-goal-title]');
  }

  tick(name: string): Promise<void> {
    return this.row(name).getByRole('checkbox').click();
  }

  async add(period: string, ...names: readonly string[]): Promise<void> {
    await this.panel(period).getByRole('button', { name: 'Add goal' }).click();
    const field = this.panel(period).getByRole('textbox', { name: 'Goal' });
    for (const name of names) {
      await field.fill(name);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    await field.press('Escape');
    await this.page.waitForFunction(() =>
      Object.keys(localStorage).every((key) => !/^cairn-begun-.*-row-/u.test(key)),
    );
  }

  async paste(period: string, text: string): Promise<void> {
    await this.panel(period).getByRole('button', { name: 'Add goal' }).click();
    await this.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await this.panel(period).getByRole('textbox', { name: 'Goal' }).press('ControlOrMeta+v');
  }

  async moveTo(name: string, period: string): Promise<void> {
    await this.row(name).hover();
    await this.row(name)
      .getByRole('button', { name: `Options of ${name}` })
      .click();
    await this.page.getByRole('menuitem', { name: 'Move to period' }).click();
    await this.page.getByRole('menuitemradio', { name: period, exact: true }).click();
  }

  async drag(name: string, period: string): Promise<void> {
    await this.understandsGestures();
    // The column of days may cover the panel.
    await this.panel(period).evaluate((panel) =>
      panel.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' }),
    );
    await this.row(name).scrollIntoViewIfNeeded();
    const from = await boxOf(this.row(name));
    const to = await boxOf(this.panel(period));
    await this.page.mouse.move(from.x + 60, from.y + 12);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 70, from.y + 24, { steps: 3 });
    await this.page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 6 });
    await this.page.mouse.up();
  }

  async rename(name: string, newName: string): Promise<void> {
    await this.row(name).locator('[data-goal-title]').click();
    const field = this.page.getByRole('textbox', { name: 'Goal' });
    await field.fill(newName);
    await field.press('Enter');
    await expect(this.row(newName)).toBeVisible();
  }

  async says(mark: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('link', { name: mark }).first()).toBeVisible({ timeout: 30_000 });
  }

  /** The sync mark follows the rows a moment later. */
  async isSaved(): Promise<void> {
    await expect(this.page.locator('[data-sync="waiting"]')).toHaveCount(0, { timeout: 30_000 });
    await this.says(/^All saved$/u);
  }

  async isInstalled(): Promise<void> {
    await letInstall(this.page);
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    });
  }
}

export async function boxOf(locator: Locator): Promise<Box> {
  await expect(locator).toBeVisible();
  // React may replace the element at any moment.
  return (await locator.boundingBox()) ?? boxOf(locator);
}

export async function newPlanner(context: BrowserContext): Promise<Planner> {
  return new Planner(await context.newPage());
}

/** Returns an entry of the open goal menu, also one under “More”. */
export async function goalOption(page: Page, name: string): Promise<Locator> {
  const entry = page.getByRole('menuitem', { name, exact: true });
  const more = page.getByRole('menuitem', { name: 'More', exact: true });
  await expect(entry.or(more).first()).toBeVisible();
  if (await entry.isHidden()) {
    await more.click();
    await expect(entry).toBeVisible();
  }
  return entry;
}
