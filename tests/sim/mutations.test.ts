import { allSyncRules, type SyncRules } from '@cairn/core/sync/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Habits } from './people.ts';
import { openSimServer } from './real-server.ts';
import type { SimServer } from './sim-server.ts';
import { violationsOf } from './world.ts';

/** Each rule, switched off, has to be noticed within so many seeds; most are within five. */
const seedsToNotice = 200;

/** A rule that is switched off, and habits that bring people to where it matters. */
const mutations: readonly (readonly [rule: keyof SyncRules, habits: Habits])[] = [
  ['idempotency', {}],
  ['fieldMerge', {}],
  ['notesMerge', { add: 4, write: 60 }],
  ['noRing', { giveParent: 90, add: 10 }],
  ['editOnTop', {}],
  ['keyBeforeSend', { write: 60 }],
  ['rowWaitsForAnswer', { add: 4, rename: 40, write: 40 }],
  ['tempIdMatch', {}],
  ['rowsWithCursor', {}],
];

let server: SimServer;
beforeAll(async () => {
  server = await openSimServer();
});
afterAll(() => server.close());

describe('the simulation', () => {
  test.each(mutations)('notices when %s is switched off', async (rule, habits) => {
    const without = { ...allSyncRules, [rule]: false };
    let seed = 10_000;
    let violations: readonly string[] = [];
    while (violations.length === 0 && seed < 10_000 + seedsToNotice) {
      violations = await violationsOf(server, seed, { edits: 60, habits }, without);
      seed += 1;
    }
    expect(violations, `${rule} was off for ${seedsToNotice} seeds and nobody noticed`).not.toEqual([]);
  });
});
