import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Clock } from './clock.ts';
import { openSimServer } from './real-server.ts';
import { doSomething } from './repeating-people.ts';
import { RepeatingWorld, shown } from './repeating-world.ts';
import type { SimServer } from './sim-server.ts';

let server: SimServer;
const clock = new Clock();
beforeAll(async () => {
  server = await openSimServer(() => clock.now);
});
afterAll(() => server.close());

const seeds = Array.from({ length: 12 }, (_, seed) => seed);

describe('goals that repeat', () => {
  test.each(seeds)('are on one device with no network what the server makes of it, seed %i', async (seed) => {
    const world = await RepeatingWorld.open(server, clock, seed, 1);
    for (let turn = 0; turn < 4; turn += 1) {
      await world.part();
      for (let at = 0; at < 6; at += 1) {
        world.story.push(doSomething(world.cairns[0] as never, world.chance, `g${turn}${at}`));
        await world.rest();
      }
      if (world.chance.happens(0.3)) await world.reboot();
      const before = shown(world.cairns[0] as never);
      expect(await world.bringTogether(), world.story.join('\n')).toBe('');
      const after = shown(world.cairns[0] as never);
      expect(new Map([...after].toSorted()), world.story.join('\n')).toEqual(
        new Map([...(await world.served())].toSorted()),
      );
      expect([...before.values()].toSorted(), world.story.join('\n')).toEqual([...after.values()].toSorted());
    }
  });

  test.each(seeds)('are the same on two devices and on the server, seed %i', async (seed) => {
    const world = await RepeatingWorld.open(server, clock, seed, 2);
    for (let turn = 0; turn < 4; turn += 1) {
      await world.part();
      for (let at = 0; at < 8; at += 1) {
        const cairn = world.chance.pick(world.cairns);
        world.story.push(
          `${world.cairns.indexOf(cairn)} ${doSomething(cairn, world.chance, `g${turn}${at}`)}`,
        );
        if (world.chance.happens(0.5)) await world.rest();
      }
      expect(await world.bringTogether(), world.story.join('\n')).toBe('');
      const served = new Map([...(await world.served())].toSorted());
      for (const cairn of world.cairns) {
        expect(new Map([...shown(cairn)].toSorted()), world.story.join('\n')).toEqual(served);
        expect(cairn.unsentRecords(), world.story.join('\n')).toEqual([]);
      }
    }
  });

  test.each(seeds)('are the same everywhere after a bad network, seed %i', async (seed) => {
    const world = await RepeatingWorld.open(server, clock, seed, 2);
    for (let at = 0; at < 30; at += 1) {
      const cairn = world.chance.pick(world.cairns);
      world.story.push(`${world.cairns.indexOf(cairn)} ${doSomething(cairn, world.chance, `g${at}`)}`);
      await world.suffer();
    }
    expect(await world.bringTogether(), world.story.join('\n')).toBe('');
    const served = new Map([...(await world.served())].toSorted());
    for (const cairn of world.cairns)
      expect(new Map([...shown(cairn)].toSorted()), world.story.join('\n')).toEqual(served);
  });
});
