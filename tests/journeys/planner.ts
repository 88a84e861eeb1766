import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { timedWait } from '@cairn/server/testing/timed-wait';
import { letInstall } from './held-installation.ts';

/** Somebody with an account. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

/** In CSS pixels, from the window's upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

let people = 0;
let entries = 0;

/** Somebody nobody has met yet. */
export function newPerson(): Person {
  people += 1;
  return { email: `person-${process.pid}-${people}@example.org`, password: 'seven stones, one a day' };
}

/** The planner as a person sees it: by what is written on it, never by how it is built. */
export class Planner {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Creates an account through the page and ends in the planner. */
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

  /** Fills in the door's form where it stands, and leaves it. */
  async passDoor(person: Person): Promise<void> {
    await this.page.getByLabel('Email').fill(person.email);
    await this.page.getByLabel('Password', { exact: true }).fill(person.password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** The account that the form would create, without it: for journeys that begin in the planner. */
  async arrive(
    origin: string,
    person: Person,
    home: { locale: string | undefined; timezone: string | undefined },
  ): Promise<void> {
    await timedWait('sign-ups', this.#enter(origin, 'signup', { ...person, ...home }));
  }

  /** Signs in as the form would, without it. */
  async arriveAgain(origin: string, person: Person): Promise<void> {
    await timedWait('sign-ups', this.#enter(origin, 'login/email', person));
  }

  async #enter(origin: string, call: 'signup' | 'login/email', body: object): Promise<void> {
    const address = `${origin}/api/${call}/`;
    // From a house of its own, through a proxy: a server counts by address who asks to come in, and all live here.
    const house = `2001:db8:${process.pid.toString(16).slice(-4)}:${(entries += 1).toString(16)}::1`;
    const headers = { 'x-forwarded-for': house };
    const answer = await this.page.context().request.post(address, { data: body, headers });
    expect(answer.ok(), address).toBe(true);
    await this.page.goto(`${origin}/horizons/`);
    await this.isOpen();
  }

  async isOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Horizons', level: 1 })).toBeVisible();
    await expect(this.panel('Today')).toBeVisible();
  }

  /** Drags, swipes and choosing several are understood: their code comes when the page is quiet. */
  async understandsGestures(): Promise<void> {
    await expect(this.page.locator('html[data-gestures]')).toBeAttached({ timeout: 30_000 });
  }

  /** A period by its name. */
  panel(name: string): Locator {
    return this.page
      .locator('section[data-period]')
      .filter({ has: this.page.locator('h2, h3').getByText(name, { exact: true }) });
  }

  /** A goal's row, wherever it stands. */
  row(name: string): Locator {
    return this.page
      .locator('li[data-goal]')
      .filter({ has: this.page.locator('[data-goal-title]').getByText(name, { exact: true }) });
  }

  /** The goals of a period in their order. */
  titles(period: string): Locator {
    return this.panel(period).locator('li[data-goal] [data-goal-title]');
  }

  tick(name: string): Promise<void> {
    return this.row(name).getByRole('checkbox').click();
  }

  /** Writes goals into a period, one after the other. */
  async add(period: string, ...names: readonly string[]): Promise<void> {
    await this.panel(period).getByRole('button', { name: 'Add goal' }).click();
    const field = this.panel(period).getByRole('textbox', { name: 'Goal' });
    for (const name of names) {
      await field.fill(name);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    await field.press('Escape');
  }

  /** Pastes a text into a period's field for new goals. */
  async paste(period: string, text: string): Promise<void> {
    await this.panel(period).getByRole('button', { name: 'Add goal' }).click();
    await this.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await this.panel(period).getByRole('textbox', { name: 'Goal' }).press('ControlOrMeta+v');
  }

  /** Moves a goal to a named period through its options. */
  async moveTo(name: string, period: string): Promise<void> {
    await this.row(name).hover();
    await this.row(name)
      .getByRole('button', { name: `Options of ${name}` })
      .click();
    await this.page.getByRole('menuitem', { name: 'Move to period' }).click();
    await this.page.getByRole('menuitem', { name: period, exact: true }).click();
  }

  /** Drags a goal with the mouse into a period. */
  async drag(name: string, period: string): Promise<void> {
    await this.understandsGestures();
    await this.panel(period).scrollIntoViewIfNeeded();
    await this.row(name).scrollIntoViewIfNeeded();
    const from = await boxOf(this.row(name));
    const to = await boxOf(this.panel(period));
    await this.page.mouse.move(from.x + 60, from.y + 12);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 70, from.y + 24, { steps: 3 });
    await this.page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 6 });
    await this.page.mouse.up();
  }

  /** Renames a goal in its row. */
  async rename(name: string, newName: string): Promise<void> {
    await this.row(name).locator('[data-goal-title]').click();
    const field = this.page.getByRole('textbox', { name: 'Goal' });
    await field.fill(newName);
    await field.press('Enter');
    await expect(this.row(newName)).toBeVisible();
  }

  /** Waits until the mark says so. */
  async says(mark: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('link', { name: mark }).first()).toBeVisible({ timeout: 30_000 });
  }

  /** Everything typed has reached the server. The rows know at once, the mark a moment later. */
  async isSaved(): Promise<void> {
    await expect(this.page.locator('[data-sync="waiting"]')).toHaveCount(0, { timeout: 30_000 });
    await this.says(/^All saved$/u);
  }

  /** The app can open without a network from now on: it is installed where it was not yet. */
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

/** Where something stands on the screen, once it is drawn. */
export async function boxOf(locator: Locator): Promise<Box> {
  await expect(locator).toBeVisible();
  // React may put another element in its place at any moment.
  return (await locator.boundingBox()) ?? boxOf(locator);
}

/** A further browser, with nothing in common with the others but the server. */
export async function newPlanner(context: BrowserContext): Promise<Planner> {
  return new Planner(await context.newPage());
}
