import type { Locator, Page } from '@playwright/test';
import { boxOf } from './planner.ts';
import { scrollRests } from './scroll-rests.ts';

type Send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) => Promise<unknown>;

/** Playwright itself can only tap. */
export class Finger {
  readonly #page: Page;
  readonly #send: Send;
  #at = { x: 0, y: 0 };

  private constructor(page: Page, send: Send) {
    this.#page = page;
    this.#send = send;
  }

  static async on(page: Page): Promise<Finger> {
    // Gesture code loads when the page is idle.
    await page.locator('html[data-gestures]').waitFor({ state: 'attached', timeout: 30_000 });
    const touch = await page.context().newCDPSession(page);
    return new Finger(page, (type, x, y) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] }),
    );
  }

  async touch(x: number, y: number): Promise<void> {
    this.#at = { x, y };
    await this.#send('touchStart', x, y);
  }

  /** `x` in CSS pixels from the left of the window. */
  async touchAt(what: Locator, x: number): Promise<void> {
    // Waits until nothing moves it any more, as the rows that arrive above it.
    await what.scrollIntoViewIfNeeded();
    const box = await boxOf(what);
    await this.touch(x, box.y + box.height / 2);
  }

  async go(across: number, down = 0): Promise<void> {
    const { x, y } = this.#at;
    for (const share of [0.2, 0.5, 0.8, 1])
      await this.#send('touchMove', x + across * share, y + down * share);
    this.#at = { x: x + across, y: y + down };
  }

  /** Waits until the page has stopped scrolling, which it does after the touch. */
  async lift(): Promise<void> {
    await this.#send('touchEnd', 0, 0);
    await scrollRests(this.#page);
  }
}
