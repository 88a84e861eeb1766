import { notesText, type NotesDelta } from '@cairn/core/notes/delta';
import { isStuck } from '@cairn/client/outbox/outbox';
import { allSyncRules, type SyncRules } from '@cairn/core/sync/rules';
import { Chance } from './chance.ts';
import { Clock } from './clock.ts';
import { Device } from './device.ts';
import { Network } from './network.ts';
import { type FinalGoal, Oracle, pictureOf } from './oracle.ts';
import { act, type Habits } from './people.ts';
import { quiet } from './quiet.ts';
import type { SimServer, StoredGoal } from './sim-server.ts';

/** How much is done in one run. */
export interface Extent {
  readonly edits: number;
  /** What people do more or less of than usual. */
  readonly habits?: Habits;
}

/**
 * Lets four devices of three people in two spaces work for a while under faults, heals everything, and says what is
 * wrong then: nothing, when the protocol keeps its promises.
 */
export async function violationsOf(
  server: SimServer,
  seed: number,
  { edits, habits = {} }: Extent = { edits: 60 },
  rules: SyncRules = allSyncRules,
): Promise<readonly string[]> {
  const chance = new Chance(seed);
  const clock = new Clock();
  const network = new Network((person, request) => server.serve(person, request, rules), chance);
  const oracle = new Oracle();
  const deleted = new Set<string>();
  const people = await server.makePeople(3);
  const [ida, jun, mo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  // Ida's space is everybody's; Jun's is his and Ida's.
  await server.join(ida.defaultSpaceId as string, [jun, mo]);
  await server.join(jun.defaultSpaceId as string, [ida]);

  const hour = 3_600_000;
  const devices = (
    [
      ['ida-laptop', ida, 0],
      ['ida-phone', ida, -2 * hour],
      ['jun-laptop', jun, 5 * hour],
      ['mo-phone', mo, 17 * 60_000],
    ] as const
  ).map(([name, user, skewMs]) => new Device({ name, user, clock, chance, network, rules, skewMs }));
  const rest = () => quiet(() => devices.some((device) => device.isBusy));

  for (const device of devices) await device.boot();
  let left = edits;
  while (left > 0) {
    const device = chance.pick(devices);
    switch (chance.weighed({ edit: 24, network: 50, time: 16, crash: 3, mishap: 3, offline: 2, online: 2 })) {
      case 'edit':
        if (!device.cairn) await device.boot();
        if (device.cairn) act(device.cairn, chance, oracle, deleted, habits);
        left -= 1;
        // Sometimes the next thing happens before the disk has answered.
        if (chance.happens(0.3)) continue;
        break;
      case 'network':
        await network.step();
        break;
      case 'time':
        clock.step(chance.below(4_000));
        break;
      case 'crash':
        device.crash();
        await rest();
        await device.boot();
        break;
      case 'mishap':
        device.plan(chance.pick(['crashBefore', 'crashAfter', 'diskFull'] as const));
        break;
      case 'offline':
        network.setOffline(device.name, true);
        break;
      case 'online':
        network.setOffline(device.name, false);
        break;
    }
    await rest();
  }

  const isAtRest = await heal(devices, network, clock, chance, rest);
  if (!isAtRest) return ['the devices never come to rest'];
  return judge(
    server,
    devices,
    oracle,
    deleted,
    people.map((person) => person.defaultSpaceId as string),
  );
}

/** After so many minutes without faults everything has long been sent. */
const mostTurns = 60;

/** No more faults: everybody comes back, and everything is sent and read; answers whether it comes to rest. */
async function heal(
  devices: readonly Device[],
  network: Network,
  clock: Clock,
  chance: Chance,
  rest: () => Promise<void>,
): Promise<boolean> {
  network.isFaulty = false;
  for (const device of devices) {
    device.plan('none');
    network.setOffline(device.name, false);
    if (!device.cairn) await device.boot();
  }
  let calm = 0;
  for (let turn = 0; turn < mostTurns && calm < 3; turn += 1) {
    while (!network.isQuiet) {
      await network.step();
      await rest();
    }
    // A crash that was on its way when the faults ended.
    for (const device of devices) if (!device.cairn) await device.boot();
    const isWaiting = devices.some((device) => device.cairn === null || waitingOf(device) > 0);
    calm = isWaiting ? 0 : calm + 1;
    // Past every pause, and past the next pull of everybody.
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
  return cairn
    .unsentRecords()
    .filter((record) => !isStuck(record, (id) => cairn.replica.recordById('goals', id))).length;
}

async function judge(
  server: SimServer,
  devices: readonly Device[],
  oracle: Oracle,
  deleted: ReadonlySet<string>,
  spaces: readonly string[],
): Promise<readonly string[]> {
  const stored = await server.goalsOf(spaces);
  const living = new Map<string, FinalGoal[]>();
  for (const goal of stored.filter((it) => !it.isDeleted)) {
    const mark = Oracle.markOf(goal.name);
    const final = {
      name: goal.name,
      dueDate: goal.dueDate,
      notes: notesText(goal.richThoughts as NotesDelta | null),
    };
    living.set(mark, [...(living.get(mark) ?? []), final]);
  }
  // Whoever deletes a goal deletes what is below it by then, also what they had not seen there.
  const namesById = new Map(stored.map((goal) => [goal.id, goal.name]));
  const gone = stored.filter(
    (it) => it.isDeleted && deleted.has(Oracle.markOf(namesById.get(it.deletedWith ?? '') ?? '')),
  );
  const deletedInAll = new Set([...deleted, ...gone.map((goal) => Oracle.markOf(goal.name))]);
  const shelves = devices
    .map((device) => JSON.stringify([device.cairn?.shelf, device.cairn?.unsentRecords()]))
    .join('\n');
  const found = [...oracle.violations(living, deletedInAll, shelves), ...ringsAmong(stored)];
  for (const device of devices) found.push(...(await differencesOf(server, device)));
  return found;
}

function ringsAmong(stored: readonly StoredGoal[]): readonly string[] {
  const parents = new Map(stored.map((goal) => [goal.id, goal.parent]));
  return stored
    .filter((goal) => {
      const seen = new Set<string>();
      for (let at: string | null = goal.id; at !== null; at = parents.get(at) ?? null) {
        if (seen.has(at)) return true;
        seen.add(at);
      }
      return false;
    })
    .map((goal) => `${goal.name} is below itself`);
}

/** A device shows what a fresh device of the same person would show. */
async function differencesOf(server: SimServer, device: Device): Promise<readonly string[]> {
  const cairn = device.cairn;
  if (!cairn) return [`${device.name} did not come back`];
  const fresh = await server.freshPicture(device.user);
  const shown = pictureOf(cairn);
  const parked = new Set(cairn.unsentRecords().map((record) => record.id ?? record.key));
  const found: string[] = [];
  for (const id of new Set([...fresh.keys(), ...shown.keys()])) {
    if (!parked.has(id) && fresh.get(id) !== shown.get(id)) {
      found.push(`${device.name} shows ${shown.get(id)} where the server has ${fresh.get(id)}`);
    }
  }
  return found;
}
