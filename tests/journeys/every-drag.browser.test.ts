import { expect, type Locator, type Page } from '@playwright/test';
import { Finger } from './finger.ts';
import { test } from './fixtures.ts';
import { HourPage, timeOf } from './hour-page.ts';
import { boxOf, type Planner } from './planner.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Draggable {
  readonly from: () => Promise<Point>;
  readonly to: () => Promise<Point>;
  readonly isAt: (place: 'from' | 'to') => Promise<void>;
}

type Open = (page: Page, planner: Planner, origin: string) => Promise<Draggable>;

const beside = async (locator: Locator, across: number, down: number): Promise<Point> => {
  const { x, y } = await boxOf(locator);
  return { x: x + across, y: y + down };
};

const goal: Open = async (page, planner) => {
  await planner.add('Today', 'First', 'Second', 'Third');
  await planner.understandsGestures();
  return {
    from: () => beside(planner.row('First'), 60, 12),
    to: () => beside(planner.row('Third'), 60, 24),
    isAt: async (place) => {
      const names = place === 'from' ? ['First', 'Second', 'Third'] : ['Second', 'Third', 'First'];
      await expect(planner.titles('Today')).toHaveText(names);
      await expect(page).toHaveURL(/\/horizons\/$/u);
    },
  };
};

const list: Open = async (page, planner) => {
  await page.getByRole('link', { name: 'Boards', exact: true }).click();
  await page.getByRole('button', { name: 'New board' }).click();
  await page.getByRole('textbox', { name: 'Board name' }).fill('Atlas');
  await page.keyboard.press('Enter');
  for (const name of ['Ideas', 'Doing', 'Done']) {
    await page.getByRole('textbox', { name: 'List name' }).fill(name);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await planner.understandsGestures();
  const listNamed = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    from: () => beside(listNamed('Ideas'), 150, 16),
    to: () => beside(listNamed('Done'), 250, 30),
    isAt: async (place) => {
      const names = place === 'from' ? ['Ideas', 'Doing', 'Done'] : ['Doing', 'Done', 'Ideas'];
      await expect(page.locator('section[data-list] h2')).toHaveText(names);
    },
  };
};

const hourBlock: Open = async (page, planner, origin) => {
  await planner.understandsGestures();
  await page.goto(`${origin}/horizons/hours/`);
  const hours = new HourPage(page);
  const { x, y } = await hours.point(9);
  await page.mouse.click(x, y);
  await page.keyboard.type('Row');
  await page.keyboard.press('Enter');
  await expect(timeOf(hours.block('Row'))).toHaveText('09:00–10:00');
  await planner.understandsGestures();
  const within = async (hour: number) => {
    const point = await hours.pointInView(hour);
    return { x: point.x, y: point.y + 20 };
  };
  return {
    from: () => within(9),
    to: () => within(11),
    isAt: async (place) => {
      await expect(timeOf(hours.block('Row'))).toHaveText(place === 'from' ? '09:00–10:00' : '11:00–12:00');
      await expect(page.getByRole('textbox', { name: 'Goal' })).toHaveCount(0);
    },
  };
};

const isDragging = (page: Page) => expect(page.locator('html[data-dragging]')).toBeAttached();
const restsAgain = (page: Page) => expect(page.locator('html[data-dragging]')).toHaveCount(0);

async function pressAndMove(page: Page, { from, to }: Draggable): Promise<void> {
  const [start, end] = [await from(), await to()];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 10, { steps: 3 });
  await isDragging(page);
  await page.mouse.move(end.x, end.y, { steps: 6 });
}

test.describe('every drag', () => {
  test.use({ hasTouch: true });

  for (const [name, open] of Object.entries({ goal, list, hourBlock }))
    test(`of a ${name} drops, and is called off by Escape, by another window and by a short press`, async ({
      page,
      planner,
      server,
    }) => {
      const drag = await open(page, planner, server.origin);
      await drag.isAt('from');

      await test.step('Escape puts it back, and the release is no click', async () => {
        await pressAndMove(page, drag);
        await page.keyboard.press('Escape');
        await restsAgain(page);
        await page.mouse.up();
        await drag.isAt('from');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

      await test.step('another window puts it back', async () => {
        await pressAndMove(page, drag);
        await page.evaluate(() => dispatchEvent(new Event('blur')));
        await restsAgain(page);
        await page.mouse.up();
        await drag.isAt('from');
      });

      await test.step('a finger that moves at once scrolls', async () => {
        const finger = await Finger.on(page);
        const { x, y } = await drag.from();
        await finger.touch(x, y);
        await finger.go(0, 30);
        await finger.lift();
        await restsAgain(page);
        await drag.isAt('from');
      });

      await test.step('a resting finger lifts it, and it drops where the finger goes', async () => {
        const finger = await Finger.on(page);
        const [start, end] = [await drag.from(), await drag.to()];
        await finger.touch(start.x, start.y);
        await isDragging(page);
        await finger.go(end.x - start.x, end.y - start.y);
        await finger.lift();
        await restsAgain(page);
        await drag.isAt('to');
        await page.keyboard.press('ControlOrMeta+z');
        await drag.isAt('from');
      });

      await test.step('a mouse drops it, and the click after the release opens nothing', async () => {
        await pressAndMove(page, drag);
        await page.mouse.up();
        await restsAgain(page);
        await drag.isAt('to');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    });
});
