import { CairnServer } from './cairn-server.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { newPlanner } from './planner.ts';

test(
  'a server killed in the middle of the typing loses nothing and doubles nothing',
  { tag: further },
  async ({ visitor: planner, person, browser }) => {
    test.setTimeout(180_000);
    const server = await CairnServer.start();
    try {
      await planner.signUp(server.origin, person);
      await planner.add('Today', 'Before the power cut');
      await planner.isSaved();
      await planner.isInstalled();

      const names = Array.from({ length: 12 }, (_, index) => `Typed around the power cut ${index + 1}`);
      await planner.add('Today', ...names.slice(0, 4));
      const cut = server.end('SIGKILL');
      await planner.add('Today', ...names.slice(4, 8));
      await cut;
      await planner.rename('Before the power cut', 'Renamed in the dark');
      await planner.says(/to sync/u);
      await server.start();
      await planner.add('Today', ...names.slice(8));
      await planner.isSaved();

      const elsewhere = await browser.newContext();
      const other = await newPlanner(elsewhere);
      await other.signIn(server.origin, person);
      await expect(other.titles('Today')).toHaveText(['Renamed in the dark', ...names]);
      await elsewhere.close();
    } finally {
      await planner.page.close();
      await server.remove();
    }
  },
);
