import { firstPaintWithinMs } from '@cairn/client/first-paint';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { rooms, withBoard } from './screens.ts';

/** Their pages read no disk. */
const withoutDisk = ['/join/none/', '/stop/none/', '/nowhere/'];

test(
  'every page draws something before the disk is read, which waits for the first paint',
  { tag: further },
  async ({ planner, server }) => {
    test.setTimeout(240_000);
    const { page } = planner;
    await planner.add('Today', 'Dig the garden');
    await planner.isSaved();
    await withBoard(page, server.origin);
    // Without a paint the disk is read after this time, which hides that nothing is drawn.
    await page.addInitScript((fallbackMs) => {
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (work: () => void, delayMs?: number) =>
          delayMs === fallbackMs ? 0 : setTimeout(work, delayMs),
      });
    }, firstPaintWithinMs);
    for (const path of rooms.filter((room) => !withoutDisk.includes(room)))
      await test.step(path, async () => {
        await page.goto(server.origin + path);
        await expect(page.locator('[data-whole]')).toBeAttached();
      });
  },
);
