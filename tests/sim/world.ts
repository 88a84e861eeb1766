import type { User } from '@cairn/contract/accounts';
import type { WireAnswer, WireRequest } from '@cairn/client/wire/wire';
import type { Role } from '@cairn/core/spaces/roles';
import { allSyncRules, type SyncRules } from '@cairn/core/sync/rules';
import { seenFields } from '@cairn/core/sync/view';
import { Chance } from './chance.ts';
import { Clock } from './clock.ts';
import { Device } from './device.ts';
import { heal } from './healing.ts';
import { goneWith, judge } from './judgement.ts';
import { Network } from './network.ts';
import { Oracle } from './oracle.ts';
import { act, type Habits } from './people.ts';
import { quiet } from './quiet.ts';
import type { Backup, SimServer } from './sim-server.ts';
import { usualWeather, type Weather } from './weather.ts';

export interface Extent {
  readonly edits: number;
  readonly habits?: Habits;
  readonly weather?: Weather;
  readonly slowWrites?: number;
  /** Adds every goal to the one shared space, so that people edit the same goals. */
  readonly isTogether?: boolean;
  /** How many of the last edits start with all devices offline. */
  readonly apart?: number;
  readonly slowScreens?: number;
  readonly tell?: (line: string) => void;
}

/**
 * Four devices of three people work in three spaces, two of them shared, under faults. The faults then end.
 *
 * @returns every promise of the protocol that was broken
 */
export async function violationsOf(
  server: SimServer,
  seed: number,
  extent: Extent = { edits: 60 },
  rules: SyncRules = allSyncRules,
): Promise<readonly string[]> {
  const world = await World.open(server, seed, extent, rules);
  await world.live();
  return world.verdict();
}

const hour = 3_600_000;
const deviceSkews = [
  ['ida-laptop', 0, 0],
  ['ida-phone', 0, -2 * hour],
  ['jun-laptop', 1, 5 * hour],
  ['mo-phone', 2, 17 * 60_000],
] as const;

const quietHappenings: ReadonlySet<string> = new Set(['network', 'time']);

class World {
  readonly #server: SimServer;
  readonly #rules: SyncRules;
  readonly #extent: Extent;
  readonly #chance: Chance;
  readonly #clock = new Clock();
  readonly #network: Network;
  readonly #oracle = new Oracle();
  readonly #deleted = new Set<string>();
  readonly #people: readonly User[];
  readonly #devices: readonly Device[];
  readonly #stays: { readonly space: string; readonly guest: User; role: Role | null }[];
  #backup: Backup | null = null;
  readonly #taken: string[] = [];
  /** The number of accepted writes at the last backup or restore. */
  #takenBefore = 0;
  /** Rows in a page of the feed; null for the client's choice. */
  readonly #pageRows: number | null;
  /** Starts in the middle of the run, so that its first read is large. */
  #latecomer: Device | null;
  readonly #left = new Set<string>();

  static async open(server: SimServer, seed: number, extent: Extent, rules: SyncRules): Promise<World> {
    const world = new World(server, seed, extent, rules, await server.makePeople(3));
    for (const { space, guest } of world.#stays) await server.join(space, guest, 'EDITOR');
    for (const device of world.#present) await device.boot();
    return world;
  }

  private constructor(
    server: SimServer,
    seed: number,
    extent: Extent,
    rules: SyncRules,
    people: readonly User[],
  ) {
    this.#server = server;
    this.#rules = rules;
    this.#extent = extent;
    this.#chance = new Chance(seed);
    this.#people = people;
    const [clock, chance] = [this.#clock, this.#chance];
    const reached = server.reached(rules);
    const network = new Network(
      {
        ...reached,
        serve: async (person, asked) => {
          const request = this.#inPages(asked);
          return this.#noted(person, request, await reached.serve(person, request));
        },
        visit: async (person, request) => {
          const visit = await reached.visit(person, request);
          return { ...visit, end: visit.end.then((answer) => this.#noted(person, request, answer)) };
        },
      },
      chance,
      extent.slowWrites,
      rules.onlyOurAnswers,
    );
    this.#network = network;
    this.#devices = deviceSkews.map(([name, person, skewMs]) => {
      const user = people[person] as User;
      const { slowScreens = 0.06 } = extent;
      return new Device({ name, user, clock, chance, network, rules, skewMs, slowScreens });
    });
    this.#pageRows = seed % 2 === 0 ? null : 5;
    this.#latecomer = seed % 3 === 0 ? (this.#devices[1] as Device) : null;
    const [ida, jun, mo] = people as [User, User, User];
    this.#oracle.strangersTo = (space) => {
      const guests = this.#stays.filter((stay) => stay.space === space).map(({ guest }) => guest);
      const isStranger = ({ user }: Device) => user.defaultSpaceId !== space && !guests.includes(user);
      return this.#devices.filter(isStranger).map(({ name }) => name);
    };
    // Ida, Jun and Mo share Ida's space; Ida is a guest in Jun's.
    this.#stays = (
      [
        [ida, jun],
        [ida, mo],
        [jun, ida],
      ] as const
    ).map(([host, guest]) => ({ space: host.defaultSpaceId as string, guest, role: 'EDITOR' }));
  }

  async live(): Promise<void> {
    let left = this.#extent.edits;
    while (left > 0) {
      if (left === Math.ceil(this.#extent.edits / 2)) this.#latecomer = null;
      if (left === this.#extent.apart)
        for (const { name } of this.#devices) this.#network.setOffline(name, true);
      for (const device of this.#devices) device.catchUp();
      const happening = this.#chance.weighed({ ...usualWeather, ...this.#extent.weather });
      if (happening === 'edit') {
        left -= 1;
        await this.#edit(this.#whereSomebodyTypes());
        // Sometimes the next event does not wait for the disk.
        if (this.#chance.happens(0.3)) continue;
      } else {
        const device = this.#chance.pick(this.#present);
        if (!quietHappenings.has(happening)) this.#extent.tell?.(`-- ${happening} ${device.name}`);
        await this.#befall(happening, device);
      }
      await this.#rest();
    }
  }

  async verdict(): Promise<readonly string[]> {
    const isAtRest = await heal(this.#devices, this.#network, this.#clock, this.#chance, () => this.#rest());
    if (!isAtRest) return ['the devices never come to rest'];
    const taken = this.#taken.join('\n');
    this.#oracle.left([...this.#left], taken);
    return judge(this.#server, this.#devices, this.#oracle, this.#deleted, this.#spaces, taken);
  }

  get #spaces(): readonly string[] {
    return this.#people.map((person) => person.defaultSpaceId as string);
  }

  get #present(): readonly Device[] {
    return this.#devices.filter((device) => device !== this.#latecomer);
  }

  #inPages(request: WireRequest): WireRequest {
    const { path, query } = request;
    return this.#pageRows === null || path !== '/api/v2/feed/'
      ? request
      : { ...request, query: { ...query, limit: String(this.#pageRows) } };
  }

  async #rest(): Promise<void> {
    await quiet(() => this.#devices.some((device) => device.isBusy));
    for (const device of this.#devices)
      for (const { name, cairn, pulse } of device.awake)
        if (cairn?.status.mark === 'saved' && !pulse.isBehind)
          this.#oracle.marks.saysSynced(name, device.name);
  }

  /** Prefers screens that are behind, because they stay behind only for a short time. */
  #whereSomebodyTypes(): Device {
    const behind = this.#present.filter(({ isBehind }) => isBehind);
    return this.#chance.pick(behind.length > 0 && this.#chance.happens(0.6) ? behind : this.#present);
  }

  async #edit(device: Device): Promise<void> {
    await device.boot();
    this.#oracle.author = device.name;
    const tab = device.awake.length > 0 ? this.#chance.pick(device.awake) : null;
    if (!tab?.cairn) return;
    this.#oracle.kept = (saved) => tab.kept(saved);
    const { habits = {}, isTogether = false } = this.#extent;
    const meetingPlace = isTogether ? (this.#spaces[0] as string) : null;
    act(tab.cairn, this.#chance, this.#oracle, this.#deleted, habits, meetingPlace);
  }

  async #befall(happening: Exclude<keyof typeof usualWeather, 'edit'>, device: Device): Promise<void> {
    switch (happening) {
      case 'network':
        return this.#network.step();
      case 'time':
        return this.#clock.step(this.#chance.below(4_000));
      case 'crash':
        device.crash();
        await this.#rest();
        return device.boot();
      case 'mishap':
        return device.plan(
          this.#chance.pick(['crashBefore', 'crashAfter', 'leftBefore', 'leftWithin', 'diskFull'] as const),
        );
      case 'offline':
      case 'online':
        return this.#network.setOffline(device.name, happening === 'offline');
      case 'tabs':
        return device.handleTabs();
      case 'membership':
        return this.#comeOrGo();
      case 'backUp':
        return this.#backUp();
      case 'restore':
        return this.#restore();
      case 'forget':
        return this.#forget();
    }
  }

  async #comeOrGo(): Promise<void> {
    await this.#network.settle();
    const stay = this.#chance.pick(this.#stays);
    const { space, guest } = stay;
    const role = this.#chance.pick(([null, 'VIEWER', 'EDITOR'] as const).filter((one) => one !== stay.role));
    if (role === null) await this.#server.leave(space, guest);
    else if (stay.role === null) await this.#server.join(space, guest, role);
    else await this.#server.giveRole(space, guest, role);
    stay.role = role;
    for (const { name, user } of this.#devices) if (user === stay.guest) this.#left.add(name);
  }

  async #backUp(): Promise<void> {
    // No backup is taken before every device has finished its first read.
    const hasRead = ({ cairn }: Device) => cairn !== null && cairn.replica.recordsOf('spaces').length > 0;
    if (!this.#devices.every(hasRead)) return;
    await this.#network.settle();
    this.#backup = await this.#server.backUp(this.#people, this.#rules);
    this.#takenBefore = this.#taken.length;
  }

  async #restore(): Promise<void> {
    if (!this.#backup) return;
    // A restore takes longer than an answer may stay unread.
    for (const device of this.#devices) device.thaw();
    await this.#rest();
    await this.#network.breakConnections();
    await this.#rest();
    const unsent = (await Promise.all(this.#devices.map((device) => device.unsentOnDisk()))).flat();
    const held = unsent
      .filter(({ pending, inflight, wish }) => (pending ?? inflight) !== null && wish === 'keep')
      .map((record) => ({
        name: String(seenFields(record)['name']),
        typed: JSON.stringify([record.pending, record.inflight]),
      }));
    this.#oracle.restored(this.#taken.slice(this.#takenBefore).join('\n'), held);
    this.#takenBefore = this.#taken.length;
    await this.#backup.restore();
  }

  async #forget(): Promise<void> {
    await this.#network.settle();
    // The next step removes the rows that show which goals were deleted together.
    const stored = await this.#server.goalsOf(this.#spaces);
    for (const mark of goneWith(stored, this.#deleted)) this.#deleted.add(mark);
    this.#oracle.forgotten(stored.filter((it) => it.isDeleted).map(({ name }) => Oracle.markOf(name)));
    await this.#server.forgetHistory(this.#people);
  }

  #noted(person: string, request: WireRequest, answer: WireAnswer): WireAnswer {
    const { method, path, query, body, idempotencyKey } = request;
    const asked = JSON.stringify([query, body, idempotencyKey]);
    this.#extent.tell?.(
      `${person.slice(-4)} ${method} ${path} ${asked}\n     ${answer.httpStatus} ${JSON.stringify(answer.body)}`,
    );
    if (request.body !== undefined && answer.httpStatus < 300) {
      const taken = JSON.stringify(request.body);
      this.#taken.push(taken);
      this.#oracle.marks.taken(taken);
    }
    return answer;
  }
}
