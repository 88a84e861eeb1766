import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from './planner.ts';
import { scrollRests } from './scroll-rests.ts';

const hour = 64;

/** Days by index from the left, times in hours. */
export class HourPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  day(index = 0): Locator {
    return this.page.locator('[data-hours-day]').nth(index);
  }

  blocks(index = 0): Locator {
    return this.day(index)
      .getByRole('list', { name: /^Hours of/u })
      .getByRole('listitem');
  }

  block(name: string, index = 0): Locator {
    return this.blocks(index).filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  strip(index = 0): Locator {
    return this.day(index)
      .getByRole('list', { name: /^Without a time/u })
      .getByRole('listitem');
  }

  /** In window coordinates, scrolled into view. */
  async point(at: number, index = 0): Promise<{ x: number; y: number }> {
    // A goal that was just moved takes the focus a frame later, which scrolls to it.
    await scrollRests(this.page);
    await this.page.locator('[data-hours]').evaluate(
      (grid, top) => {
        grid.scrollTop = top;
      },
      (at - 3) * hour,
    );
    return this.pointInView(at, index);
  }

  async pointInView(at: number, index = 0): Promise<{ x: number; y: number }> {
    const box = await boxOf(this.day(index).locator('[data-hours-body]'));
    return { x: box.x + box.width / 2, y: box.y + 24 + at * hour };
  }

  async draw(from: number, to: number, name: string, index = 0): Promise<void> {
    const start = await this.point(from, index);
    const { mouse } = this.page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(start.x, start.y + ((to - from) / 2) * hour);
    // Code loaded at idle may have moved the hours.
    const end = await this.pointInView(to, index);
    await mouse.move(end.x, end.y);
    await mouse.up();
    // Types immediately, because people do not wait for the field.
    await this.page.keyboard.type(name);
    await this.page.keyboard.press('Enter');
    await expect(this.block(name, index)).toBeVisible();
  }

  async carry(from: Locator, at: number, index = 0, grab = 0): Promise<void> {
    await from.scrollIntoViewIfNeeded();
    const box = await boxOf(from);
    const { mouse } = this.page;
    await mouse.move(box.x + box.width / 2, box.y + 6 + grab);
    await mouse.down();
    await mouse.move(box.x + box.width / 2, box.y + 20 + grab, { steps: 2 });
    const end = await this.pointInView(at, index);
    await mouse.move(end.x, end.y + 6 + grab, { steps: 4 });
  }
}

export const timeOf = (block: Locator) => block.locator('[data-hours-time]');
