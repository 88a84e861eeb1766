import type { Cairn } from '@cairn/client/cairn/cairn';
import type { WireAnswer, WireRequest } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import { allSyncRules } from '@cairn/core/sync/rules';
import { Chance } from './chance.ts';
import { Clock } from './clock.ts';
import { Device } from './device.ts';
import { Network } from './network.ts';
import { pictureOf } from './picture.ts';
import { quiet } from './quiet.ts';

/** @param picture what a device shows after its first read */
export async function freshPictureOf(
  user: User,
  serve: (person: string, request: WireRequest) => Promise<WireAnswer>,
  picture: (cairn: Cairn) => ReadonlyMap<string, string> = pictureOf,
  clock = new Clock(),
): Promise<ReadonlyMap<string, string>> {
  const chance = new Chance(1);
  const never = () => Promise.reject(new Error('Nobody writes here.'));
  const network = new Network({ serve, visit: never, waits: never }, chance);
  network.isFaulty = false;
  const device = new Device({
    name: 'fresh',
    user,
    clock,
    chance,
    network,
    rules: allSyncRules,
    skewMs: 0,
  });
  await device.boot();
  do {
    await network.step();
    await quiet(() => device.isBusy);
  } while (!network.isQuiet);
  const shown = device.cairn ? picture(device.cairn) : new Map<string, string>();
  device.crash();
  return shown;
}
