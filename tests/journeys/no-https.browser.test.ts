import { CairnServer } from './cairn-server.ts';
import { shellLaunch } from './chromium.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { newPlanner } from './planner.ts';

// Without HTTPS there are no Web Locks, clipboard or service worker.
const home = 'cairn.test';
test.use({
  launchOptions: {
    ...shellLaunch,
    args: [...shellLaunch.args, `--host-resolver-rules=MAP ${home} 127.0.0.1`],
  },
});

test(
  'with no HTTPS what is typed reaches the server, and the other tab',
  { tag: further },
  async ({ visitor, person, page }) => {
    const server = await CairnServer.start({}, home);
    try {
      await visitor.signUp(server.origin, person);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await visitor.add('Today', 'Typed with no HTTPS');
      await visitor.isSaved();

      const other = await newPlanner(page.context());
      await other.page.goto(`${server.origin}/horizons/`);
      await expect(other.row('Typed with no HTTPS')).toBeVisible();
      await other.add('Today', 'Typed in the other tab');
      await expect(visitor.row('Typed in the other tab')).toBeVisible();
      await other.isSaved();

      // This tab led; the other one takes over.
      await page.close();
      await other.add('Today', 'Typed by the one that stays');
      await other.isSaved();
      await expect(other.titles('Today')).toHaveCount(3);
    } finally {
      await server.remove();
    }
  },
);
