import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSimServer } from './real-server.ts';
import type { SimServer } from './sim-server.ts';
import { violationsOf } from './world.ts';

const seeds = 200;
/** Seeds of one test, so that a failure names few of them. */
const seedsOfOne = 20;

let server: SimServer;
beforeAll(async () => {
  server = await openSimServer();
});
afterAll(() => server.close());

describe('four devices of three people under faults', () => {
  test.each(Array.from({ length: seeds / seedsOfOne }, (_, index) => index * seedsOfOne))(
    'lose nothing and double nothing, seeds from %i on',
    async (first) => {
      for (let seed = first; seed < first + seedsOfOne; seed += 1) {
        expect(await violationsOf(server, seed), `npm run sim -- --seed ${seed}`).toEqual([]);
      }
    },
  );
});
