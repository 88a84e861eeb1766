import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CairnServer } from '../journeys/cairn-server.ts';
import { FrontOfCairn } from '../journeys/front-of-cairn.ts';
import { timedWait } from '@cairn/server/testing/timed-wait';
import { journalScript } from './console-journal.ts';
import type { Engine, EnginePage, Size } from './engine.ts';
import { mainJourneys } from './main-journeys.ts';
import { Visitor } from './visitor.ts';

const desktop: Size = { width: 1440, height: 900 };
const phone: Size = { width: 390, height: 844 };

/**
 * Runs the journeys at the width of a desktop and of a phone. A console error fails the journey.
 *
 * @param start null when the engine is not installed, which fails in CI only
 */
export function runJourneys(name: string, start: (() => Promise<Engine>) | null): void {
  describe.skipIf(start === null && !process.env['CI'])(name, () => {
    let engine: Engine;
    let front: FrontOfCairn;
    let server: CairnServer;
    beforeAll(async () => {
      if (start === null) throw new Error(`${name} is not installed: see .ci/run for its packages.`);
      front = await FrontOfCairn.open();
      front.scriptBeforeApp = journalScript;
      server = await CairnServer.start({ CAIRN_ORIGIN: front.origin });
      front.standsBefore(server.origin);
      engine = await timedWait('browsers', start());
    });
    afterAll(async () => {
      await engine?.close();
      await front?.close();
      await server?.remove();
    });

    async function withDevices(
      size: Size,
      run: (open: () => Promise<Visitor>, pages: readonly EnginePage[]) => Promise<void>,
    ) {
      const pages: EnginePage[] = [];
      try {
        await run(async () => {
          const page = await timedWait('browsers', engine.open(size));
          pages.push(page);
          return new Visitor(page, front.origin, size);
        }, pages);
      } finally {
        for (const page of pages) await page.close();
      }
    }

    test('a console error, an exception and a rejection are noticed', () =>
      withDevices(desktop, async (open) => {
        const { page } = await open();
        await page.goto(`${front.origin}/login/`);
        await page.evaluate(() => {
          console.error('first fault');
          setTimeout(() => {
            throw new Error('second fault');
          });
          void Promise.reject(new Error('third fault'));
        }, null);
        for (const fault of ['first fault', 'second fault', 'third fault'])
          await expect.poll(() => page.errors()).toContainEqual(expect.stringContaining(fault));
      }));

    describe.each([desktop, phone])('at $width pixels', (size) => {
      test.each(Object.entries(mainJourneys))('%s', (_, journey) =>
        withDevices(size, async (open, pages) => {
          await journey({ visitor: await open(), front, openElsewhere: open });
          for (const page of pages) expect(await page.errors(), 'console errors').toEqual([]);
        }),
      );
    });
  });
}
