import { timedWait } from '@cairn/server/testing/timed-wait';
import { expect } from 'vitest';
import type { Person } from '../journeys/planner.ts';
import type { EnginePage, Point, Size } from './engine.ts';
import { byRole, type Sight, sightsOf, type Target } from './finder.ts';

/** Finds parts of a page by their visible text, in any engine, and waits for them. */
export class Visitor {
  readonly page: EnginePage;
  readonly origin: string;
  /** On narrow screens the app has other controls. */
  readonly isNarrow: boolean;

  constructor(page: EnginePage, origin: string, { width }: Size) {
    this.page = page;
    this.origin = origin;
    this.isNarrow = width < 600;
  }

  goto(path: string): Promise<void> {
    return this.page.goto(this.origin + path);
  }

  /** Signs up or in without the form. */
  enter(call: 'signup' | 'login/email', person: Person, path = '/horizons/'): Promise<void> {
    return timedWait('sign-ups', this.#enter(call, person, path));
  }

  async #enter(call: 'signup' | 'login/email', person: Person, path: string): Promise<void> {
    await this.goto('/login/');
    // Engines report requests that are cancelled by leaving a page that is still loading.
    await this.sees(byRole('textbox', 'Email'));
    const status = await this.page.evaluate(
      async ({ address, body }) => {
        const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
        const answer = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(address.includes('signup') ? { ...body, timezone, locale: 'en' } : body),
        });
        return answer.status;
      },
      { address: `/api/${call}/`, body: person },
    );
    expect(status).toBeLessThan(300);
    await this.goto(path);
  }

  async isOpen(): Promise<void> {
    await this.sees(byRole('heading', 'Horizons'));
    await this.sees(panel('Today'));
  }

  #sights(target: Target, isScrolledTo = false): Promise<readonly Sight[]> {
    return this.page.evaluate(sightsOf, { target, isScrolledTo });
  }

  async sees(target: Target): Promise<void> {
    await expect.poll(() => this.#sights(target), messageOf(target)).not.toEqual([]);
  }

  async seesNo(target: Target): Promise<void> {
    await expect.poll(() => this.#sights(target), messageOf(target)).toEqual([]);
  }

  /** Waits until exactly one element matches. */
  async seesThat(target: Target, expected: Partial<Sight>): Promise<void> {
    await expect
      .poll(() => this.#sights(target), messageOf(target))
      .toEqual([expect.objectContaining(expected)]);
  }

  async reads(target: Target, texts: readonly string[]): Promise<void> {
    const read = async () => (await this.#sights(target)).map(({ text }) => text);
    await expect.poll(read, messageOf(target)).toEqual(texts);
  }

  /** Waits until the first match is on top and still, after scrolling to it. */
  async placeOf(target: Target): Promise<Sight> {
    let before = '';
    let sight: Sight | undefined;
    const isStill = async () => {
      [sight] = await this.#sights(target, true);
      const now = JSON.stringify(sight ?? null);
      const wasSame = now === before;
      before = now;
      return wasSame && sight?.isOnTop === true;
    };
    await expect.poll(isStill, messageOf(target)).toBe(true);
    return sight as Sight;
  }

  async click(target: Target): Promise<void> {
    await this.page.drag(middleOf(await this.placeOf(target)));
  }

  /** Clicks only if needed, because many fields open with the focus. */
  async enterField(target: Target): Promise<void> {
    await this.sees(target);
    const [field] = await this.#sights(target);
    if (!field?.isFocused) await this.click(target);
    await this.seesThat(target, { isFocused: true });
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.enterField(target);
    await this.page.press('Control+a');
    await this.page.type(text);
    await this.seesThat(target, { value: text });
  }

  async add(into: Target, ...names: readonly string[]): Promise<void> {
    await this.click(byRole('button', 'Add goal', into));
    const field = byRole('textbox', 'Goal', into);
    for (const name of names) {
      await this.fill(field, name);
      await this.page.press('Enter');
      await this.seesThat(field, { value: '' });
    }
    await this.page.press('Escape');
    await this.seesNo(field);
  }

  async tick(name: string): Promise<void> {
    await this.click(byRole('checkbox', undefined, row(name)));
    await this.seesTicked(name);
  }

  seesTicked(name: string): Promise<void> {
    return this.seesThat(byRole('checkbox', undefined, row(name)), { isChecked: true });
  }

  /** Uses the key that works while the title is edited. */
  async openGoal(name: string): Promise<void> {
    await this.click(title(name));
    await this.seesThat(byRole('textbox', 'Goal'), { isFocused: true });
    await this.page.press('Alt+Enter');
    await this.sees(byRole('dialog', name));
  }

  async rename(name: string, newName: string): Promise<void> {
    await this.click(title(name));
    await this.fill(byRole('textbox', 'Goal'), newName);
    await this.page.press('Enter');
    await this.sees(row(newName));
  }

  async drag(from: Target, to: Target): Promise<void> {
    await this.sees({ css: 'html[data-gestures]' });
    const end = await this.placeOf(to);
    const start = await this.placeOf(from);
    const at = { x: start.left + Math.min(100, start.width / 2), y: start.top + 12 };
    const last = { x: end.left + Math.min(100, end.width / 2), y: end.top + end.height - 4 };
    const moves = [0.2, 0.4, 0.6, 0.8, 1].map((share) => ({
      x: Math.round(at.x + (last.x - at.x) * share),
      y: Math.round(at.y + (last.y - at.y) * share),
    }));
    await this.page.drag(at, { x: at.x + 4, y: at.y + 8 }, ...moves, last);
  }

  isSaved(): Promise<void> {
    return this.seesNo({ css: '[data-sync=waiting], [data-mark=waiting], [data-mark=notSaved]' });
  }

  /** Waits until the service worker controls the page. */
  async isInstalled(): Promise<void> {
    const hasWorker = () => navigator.serviceWorker.controller?.state === 'activated';
    await expect.poll(() => this.page.evaluate(hasWorker, null)).toBe(true);
  }
}

export function panel(name: string): Target {
  return { css: 'section[data-period]', has: { css: ':is(h2, h3), :is(h2, h3) *', text: name } };
}

export function row(name: string): Target {
  return { css: 'li[data-goal]', has: { css: '[data-goal-title]', text: name } };
}

export function title(name: string): Target {
  return { css: '[data-goal-title]', text: name };
}

export function titlesIn(within: Target): Target {
  return { css: '[data-goal-title]', within };
}

function middleOf({ left, top, width, height }: Sight): Point {
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

function messageOf(target: Target) {
  return { message: JSON.stringify(target) };
}
