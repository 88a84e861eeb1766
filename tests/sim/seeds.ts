import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSimServer } from './real-server.ts';
import type { SimServer } from './sim-server.ts';
import { violationsOf } from './world.ts';

const seedsOfOne = 20;

/** Each call has its own server, so that two files can run side by side. */
export function testSeeds(firstSeed: number, count: number): void {
  let server: SimServer;
  beforeAll(async () => {
    server = await openSimServer();
  });
  afterAll(() => server.close());

  describe('four devices of three people under faults', () => {
    test.each(Array.from({ length: count / seedsOfOne }, (_, index) => firstSeed + index * seedsOfOne))(
      'lose nothing and double nothing, seeds from %i on',
      async (first) => {
        for (let seed = first; seed < first + seedsOfOne; seed += 1) {
          expect(await violationsOf(server, seed), `npm run sim -- --seed ${seed}`).toEqual([]);
        }
      },
    );
  });
}
