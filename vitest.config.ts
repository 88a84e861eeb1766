import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const db = '**/*.db.test.ts';
const postgres = 'server/src/testing/global-setup.ts';
/** Simulations that seldom fail: `npm run test:all` runs them. */
const furtherSim = ['tests/sim/further-seeds.test.ts', 'tests/sim/mutations.test.ts'];
/** Each starts its own database. */
const loopback = 'server/src/db/embedded/loopback.db.test.ts';
const keepRunning = 'server/src/keep-running.db.test.ts';
const asRoot = 'server/src/db/embedded/as-root.db.test.ts';
/** Slow house tests that seldom fail. */
const furtherTests =
  process.env['TEST_FURTHER'] === undefined
    ? [
        'tests/house/walls.test.ts',
        'tests/house/recurrence-peer.test.ts',
        'tests/house/linear-expressions.test.ts',
        'tests/house/new-table.test.ts',
        'tests/attack/heavy.attack.test.ts',
        'tests/attack/chaos.attack.test.ts',
        loopback,
        keepRunning,
        asRoot,
      ]
    : [];
const never = ['**/node_modules/**', '**/dist/**', 'tests/journeys/**', ...furtherTests];
/** These always start their own database, so a run on another one skips them. */
const ownDatabase =
  process.env['CAIRN_TEST_DATABASE_URL'] === undefined
    ? []
    : ['server/src/main.db.test.ts', asRoot, loopback, keepRunning];
/** The default uses only one of two cores. */
const maxWorkers = 2;

const patient = { poll: { interval: 50, timeout: 20_000 } };

const simulation = {
  expect: patient,
  globalSetup: postgres,
  testTimeout: 900_000,
  hookTimeout: 120_000,
  maxWorkers,
};

/** Slowest first. */
const longFiles = [
  'walls.test.ts',
  'recurrence-peer.test.ts',
  'linear-expressions.test.ts',
  'new-table.test.ts',
  'main.db.test.ts',
  'random-walk.db.test.ts',
  'loopback.db.test.ts',
  'cairn.db.test.ts',
  'fuzz.db.test.ts',
  'authorization.db.test.ts',
  'first-seeds.test.ts',
  'further-seeds.test.ts',
  'mutations.test.ts',
  'repeating.test.ts',
];

/** Without recorded durations, a slow file could run last while the other core idles. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longFiles.findIndex((name) => moduleId.endsWith(name));
      return index === -1 ? longFiles.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,contract,words,client,ui,server,web,bench}/src/**/*.test.{ts,tsx}'],
          exclude: [...never, db],
          expect: patient,
          // The slowest takes 1 s, or 5 s on a busy machine.
          testTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts'],
          exclude: never,
          testTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'db',
          include: [`server/src/${db}`],
          globalSetup: postgres,
          exclude: [...never, ...ownDatabase],
          expect: patient,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One database server for all files; each file has its own database.
          maxWorkers,
        },
      },
      {
        test: {
          name: 'attack',
          include: ['tests/attack/**/*.attack.test.ts'],
          exclude: never,
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'sim',
          include: ['tests/sim/**/*.test.ts'],
          exclude: [...never, ...furtherSim],
          ...simulation,
        },
      },
      {
        test: {
          name: 'sim-further',
          include: furtherSim,
          exclude: never,
          ...simulation,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.engine.test.ts'],
          exclude: never,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
          // Engines draw with the processor, so one at a time.
          maxWorkers: 1,
        },
      },
    ],
  },
});
