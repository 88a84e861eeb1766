import { allSyncRules, type SyncRules } from '@cairn/core/sync/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSimServer } from './real-server.ts';
import type { SimServer } from './sim-server.ts';
import { violationsOf } from './world.ts';

/** The rules that the simulation can miss. Each, switched off, has to be noticed within so many seeds. */
const seedsToNotice = 60;
const rules: readonly (keyof SyncRules)[] = [
  'idempotency',
  'fieldMerge',
  'notesMerge',
  'noRing',
  'oneSuccessor',
  'editOnTop',
  'keyBeforeSend',
  'rowWaitsForAnswer',
  'tempIdMatch',
  'rowsWithCursor',
];

let server: SimServer;
beforeAll(async () => {
  server = await openSimServer();
});
afterAll(() => server.close());

describe('the simulation', () => {
  test.each(rules)('notices when %s is switched off', async (rule) => {
    const without = { ...allSyncRules, [rule]: false };
    let seed = 10_000;
    let violations: readonly string[] = [];
    while (violations.length === 0 && seed < 10_000 + seedsToNotice) {
      violations = await violationsOf(server, seed, { edits: 60 }, without);
      seed += 1;
    }
    expect(violations, `${rule} was off for ${seedsToNotice} seeds and nobody noticed`).not.toEqual([]);
  });
});
