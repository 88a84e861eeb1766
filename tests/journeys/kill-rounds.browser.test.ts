import type { Browser } from '@playwright/test';
import { ownPostgresPrograms, startOwnPostgres } from '../../scripts/own-postgres.mjs';
import { CairnServer } from './cairn-server.ts';
import { expect, test } from './fixtures.ts';
import { further } from './further.ts';
import { KillRounds } from './kill-rounds.ts';
import type { Person } from './planner.ts';

/** See `docs/sync.md`. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? '2');

async function endure(
  servers: readonly [CairnServer, ...CairnServer[]],
  browser: Browser,
  person: Person,
): Promise<void> {
  const [first, second, fresh] = [
    await browser.newContext(),
    await browser.newContext(),
    await browser.newContext(),
  ];
  try {
    const typing = await KillRounds.begin(servers, person, [first, second]);
    for (let round = 1; round <= rounds; round += 1)
      await test.step(`round ${round}`, () => typing.round(round));
    await typing.end(fresh, person);
  } finally {
    for (const context of [first, second, fresh]) await context.close();
    for (const server of servers) await server.remove();
  }
}

test.beforeEach(() => {
  expect(rounds).toBeGreaterThan(0);
  test.setTimeout(60_000 + rounds * 60_000);
});

test(
  'what is typed in three windows while the server dies again and again is there, and there once',
  { tag: further },
  async ({ browser, person }) => {
    await endure([await CairnServer.start()], browser, person);
  },
);

test(
  'so it is with two servers on a PostgreSQL of one’s own, which die together',
  { tag: further },
  async ({ browser, person }) => {
    const programs = ownPostgresPrograms();
    test.skip(programs === null, 'No PostgreSQL of the system’s own.');
    const postgres = await startOwnPostgres(programs ?? '');
    try {
      const database = { DATABASE_URL: postgres.url };
      const servers = [await CairnServer.start(database), await CairnServer.start(database)] as const;
      await endure(servers, browser, person);
    } finally {
      await postgres.stop();
    }
  },
);
