import { expect, test } from './fixtures.ts';
import { further } from './further.ts';

test(
  'an installed app leaves to the server what it answers itself, and opens its own pages',
  { tag: further },
  async ({ page, planner, server }) => {
    await planner.isInstalled();
    for (const path of [
      '/.well-known/change-password',
      '/robots.txt',
      '/calendar/unknown',
      '/embeds/unknown',
    ]) {
      const answer = await page.goto(server.origin + path);
      expect([path, answer?.status()]).toEqual([path, 404]);
    }
    const own = await page.goto(`${server.origin}/calendar/`);
    expect([own?.status(), own?.fromServiceWorker()]).toEqual([200, true]);
  },
);
