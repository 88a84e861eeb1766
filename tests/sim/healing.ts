import { isStuck } from '@cairn/client/outbox/stuck';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import type { Device } from './device.ts';
import type { Network } from './network.ts';

/** About an hour of simulated time, far more than sending takes. */
const maxTurns = 60;

/** Returns whether everything is sent and read after the faults end. */
export async function heal(
  devices: readonly Device[],
  network: Network,
  clock: Clock,
  chance: Chance,
  rest: () => Promise<void>,
): Promise<boolean> {
  network.isFaulty = false;
  await network.settle();
  for (const device of devices) {
    network.setOffline(device.name, false);
    await device.recover();
  }
  let calm = 0;
  for (let turn = 0; turn < maxTurns && calm < 3; turn += 1) {
    while (!network.isQuiet) {
      await network.step();
      await rest();
    }
    // A crash may have been planned before the faults ended.
    for (const device of devices) await device.boot();
    const isWaiting = devices.some((device) => device.cairn === null || waitingOf(device) > 0);
    calm = isWaiting ? 0 : calm + 1;
    // Longer than every retry delay and pull interval.
    for (const until = clock.now + 65_000 + chance.below(1_000); clock.now < until;) {
      clock.step(until - clock.now);
      await rest();
    }
  }
  return calm === 3;
}

function waitingOf(device: Device): number {
  const cairn = device.cairn;
  if (!cairn) return 1;
  return cairn.unsentRecords().filter((record) => !isStuck(record, cairn.replica)).length;
}
