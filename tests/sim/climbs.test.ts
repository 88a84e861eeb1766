import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ClimbingWorld } from './climbing-world.ts';
import { Clock } from './clock.ts';
import { openSimServer } from './real-server.ts';
import type { SimServer } from './sim-server.ts';

const seeds = 16;

let server: SimServer;
let clock = new Clock();
beforeAll(async () => {
  server = await openSimServer(() => clock.now);
});
afterAll(() => server.close());

describe('climbs under faults', () => {
  test.each(Array.from({ length: seeds }, (_, seed) => seed))(
    'are the same on each device and on the server, and lose and double nothing, seed %i',
    async (seed) => {
      clock = new Clock();
      const world = await ClimbingWorld.open(server, clock, seed);
      await world.live(80);
      expect(await world.verdict(), world.story.join('\n')).toEqual([]);
    },
  );
});
