import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSimServer } from './real-server.ts';
import type { SimServer } from './sim-server.ts';
import { withoutIds } from './undone-deeds.ts';
import { undoneUnderFaults } from './undone-under-faults.ts';

/** Each seed undoes every edit to the start, then redoes every edit. `seeds.ts` never does both. */
const seeds = 40;
const seedsOfOne = 10;

let server: SimServer;
beforeAll(async () => {
  server = await openSimServer(() => Date.parse('2026-11-21T10:00:00Z'));
});
afterAll(() => server.close());

test.each(Array.from({ length: seeds / seedsOfOne }, (_, index) => index * seedsOfOne))(
  'all is undone to the start and done again to the end, whatever the network does meanwhile (seeds from %i on)',
  async (first) => {
    for (let seed = first; seed < first + seedsOfOne; seed += 1) {
      const { start, end, undone, doneAgain, isAtRest } = await undoneUnderFaults(server, seed);
      expect(isAtRest, `seed ${seed} comes to rest`).toBe(true);
      expect(undone, `seed ${seed} undone`).toEqual(start);
      expect(withoutIds(doneAgain), `seed ${seed} done again`).toEqual(withoutIds(end));
    }
  },
);
