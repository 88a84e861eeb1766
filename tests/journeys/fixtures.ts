import { test as base } from '@playwright/test';
import { CairnServer } from './cairn-server.ts';
import { newPerson, type Person, Planner } from './planner.ts';

interface Journey {
  /** Somebody new. */
  readonly person: Person;
  /** Their planner in a browser of its own. */
  readonly planner: Planner;
}

/** A test with the real server, one for all tests of a run, and somebody new each time. */
export const test = base.extend<Journey, { server: CairnServer }>({
  server: [
    // The runner reads from the pattern which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await CairnServer.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern
  person: async ({}, use) => use(newPerson()),
  planner: async ({ page }, use) => use(new Planner(page)),
});

export { expect } from '@playwright/test';
