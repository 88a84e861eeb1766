import type { WireAnswer, WireRequest } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import type { ClimbSubscriptionWire, MyClimb } from '@cairn/contract/climbs';
import { allSyncRules } from '@cairn/core/sync/rules';
import { Chance } from './chance.ts';
import { ClimbOracle } from './climb-oracle.ts';
import { climbPictureOf, progressOf, servedProgress } from './climb-picture.ts';
import { climb, type ClimberAround, type StartTry, write } from './climbing-people.ts';
import { Clock } from './clock.ts';
import { Device } from './device.ts';
import { heal } from './healing.ts';
import { Network } from './network.ts';
import { quiet } from './quiet.ts';
import type { SimServer, StoredClimb, StoredClimbGoal } from './sim-server.ts';
import type { Tab } from './tab.ts';

const hour = 3_600_000;
const weather = {
  edit: 24,
  network: 50,
  time: 16,
  hours: 2,
  crash: 2,
  mishap: 2,
  offline: 1.5,
  online: 2,
  tabs: 2,
};

/** All days of a run, since accounts lose rights after two weeks. */
const longestMs = 9 * 24 * hour;

/**
 * Two devices of a person who goes climbs, and one of an author who changes them, under faults. The faults then end.
 */
export class ClimbingWorld {
  readonly story: string[] = [];
  readonly #server: SimServer;
  readonly #chance: Chance;
  readonly #clock: Clock;
  readonly #network: Network;
  readonly #oracle = new ClimbOracle();
  readonly #author: User;
  readonly #climber: User;
  readonly #devices: readonly Device[];
  readonly #tries: StartTry[] = [];
  readonly #around = new WeakMap<Tab, ClimberAround>();
  readonly #starts = new Map<string, number>();
  readonly #end: number;

  /** @param clock also the server's */
  static async open(server: SimServer, clock: Clock, seed: number): Promise<ClimbingWorld> {
    const world = new ClimbingWorld(server, clock, seed, await server.makePeople(2));
    await world.#publishOne();
    for (const device of world.#devices) await device.boot();
    return world;
  }

  private constructor(server: SimServer, clock: Clock, seed: number, people: readonly User[]) {
    this.#server = server;
    this.#clock = clock;
    this.#end = clock.now + longestMs;
    const chance = new Chance(seed);
    this.#chance = chance;
    [this.#author, this.#climber] = people as [User, User];
    const rules = allSyncRules;
    const reached = server.reached(rules);
    const network = new Network(
      {
        ...reached,
        serve: async (person, request) => this.#noted(person, request, await reached.serve(person, request)),
        visit: async (person, request) => {
          const visit = await reached.visit(person, request);
          return { ...visit, end: visit.end.then((answer) => this.#noted(person, request, answer)) };
        },
      },
      chance,
    );
    this.#network = network;
    this.#devices = (
      [
        ['author-laptop', this.#author, 0],
        ['climber-laptop', this.#climber, 0],
        ['climber-phone', this.#climber, -hour],
      ] as const
    ).map(
      ([name, user, skewMs]) =>
        new Device({ name, user, clock, chance, network, rules, skewMs, slowScreens: 0.06 }),
    );
  }

  async #publishOne(): Promise<void> {
    const steps = [1, 2, 3].map((at) => ({
      id: `first-${at}`,
      name: `step ${at}`,
      column: at === 3 ? 2 : 1,
      periodIndex: at,
      repeatCount: at,
    }));
    const body = { name: 'first', inOrder: this.#chance.happens(0.5), steps };
    const make = { method: 'POST', path: '/api/my-climbs/', body } as const;
    const made = await this.#server.serve(this.#author.uuid as string, make, allSyncRules);
    const path = `/api/my-climbs/${(made.body as MyClimb).code}/`;
    const show = { method: 'PATCH', path, body: { public: true } } as const;
    await this.#server.serve(this.#author.uuid as string, show, allSyncRules);
  }

  async live(edits: number): Promise<void> {
    for (let left = edits; left > 0;) {
      for (const device of this.#devices) device.catchUp();
      const happening = this.#chance.weighed(weather);
      const device = this.#chance.pick(this.#devices);
      if (happening === 'edit') {
        left -= 1;
        await this.#act(device);
        if (this.#chance.happens(0.3)) continue;
      } else await this.#befall(happening, device);
      await this.#rest();
    }
  }

  /** Returns every broken promise. */
  async verdict(): Promise<readonly string[]> {
    // At noon, no clock is on another day.
    this.#clock.now += 36 * hour - (this.#clock.now % (24 * hour));
    const isAtRest = await heal(this.#devices, this.#network, this.#clock, this.#chance, () => this.#rest());
    if (!isAtRest) return ['the devices never come to rest'];
    const climbs = await this.#server.climbsOf(this.#climber);
    const goals = await this.#server.climbGoalsOf([this.#climber.defaultSpaceId as string]);
    return [...this.#doubled(climbs, goals), ...(await this.#missing(goals)), ...(await this.#differences())];
  }

  async #act(device: Device): Promise<void> {
    const codes = await this.#publicCodes();
    await device.boot();
    // From here on nothing waits: a tab may end at each wait.
    const tab = device.awake.length > 0 ? this.#chance.pick(device.awake) : null;
    if (!tab?.cairn) return;
    const hand = {
      cairn: tab.cairn,
      chance: this.#chance,
      oracle: this.#oracle,
      kept: (saved: Promise<void>) => tab.kept(saved),
    };
    const around = this.#around.get(tab) ?? { codes, tries: this.#tries, left: [] };
    this.#around.set(tab, around);
    const deed = device.user === this.#author ? write(hand) : climb(hand, { ...around, codes });
    this.story.push(`${tab.name} ${deed}`);
  }

  async #befall(happening: Exclude<keyof typeof weather, 'edit'>, device: Device): Promise<void> {
    switch (happening) {
      case 'network':
        return this.#network.step();
      case 'time':
        return this.#clock.step(this.#chance.below(4_000));
      case 'hours': {
        const until = this.#clock.now + this.#chance.below(20) * hour;
        if (until > this.#end) return;
        this.story.push(`-- it is ${new Date(until).toISOString()}`);
        // Timers in between happen late, as on a device that sleeps.
        this.#clock.now = until;
        return this.#clock.step(0);
      }
      case 'crash':
        this.story.push(`-- ${device.name} crashes`);
        device.crash();
        await this.#rest();
        return device.boot();
      case 'mishap':
        return device.plan(
          this.#chance.pick(['crashBefore', 'crashAfter', 'leftBefore', 'leftWithin', 'diskFull'] as const),
        );
      case 'offline':
      case 'online':
        this.story.push(`-- ${device.name} is ${happening}`);
        return this.#network.setOffline(device.name, happening === 'offline');
      case 'tabs':
        return device.handleTabs();
    }
  }

  #rest(): Promise<void> {
    return quiet(() => this.#devices.some((device) => device.isBusy));
  }

  #noted(person: string, request: WireRequest, answer: WireAnswer): WireAnswer {
    const { method, path, body, idempotencyKey } = request;
    if (method !== 'GET')
      this.story.push(
        `   ${person.slice(-4)} ${method} ${path} ${JSON.stringify(body)?.slice(0, 300)} ${idempotencyKey} ${answer.httpStatus} ${answer.httpStatus < 300 ? '' : JSON.stringify(answer.body)}`,
      );
    if (path.endsWith('/subscribe/') && answer.httpStatus === 201)
      this.#starts.set(idempotencyKey ?? '', (this.#starts.get(idempotencyKey ?? '') ?? 0) + 1);
    return answer;
  }

  async #publicCodes(): Promise<readonly string[]> {
    return (await this.#ownClimbs(this.#author)).filter((one) => one.public).map(({ code }) => code);
  }

  async #ownClimbs(person: User): Promise<readonly MyClimb[]> {
    return (await this.#read(person, '/api/my-climbs/')) as readonly MyClimb[];
  }

  async #read(person: User, path: string): Promise<unknown> {
    const request = { method: 'GET', path } as const;
    return (await this.#server.serve(person.uuid as string, request, allSyncRules)).body;
  }

  #doubled(climbs: readonly StoredClimb[], goals: readonly StoredClimbGoal[]): readonly string[] {
    const found: string[] = [];
    const accepted = [...this.#starts.keys()].length;
    if (climbs.length !== accepted) found.push(`${accepted} starts made ${climbs.length} climbs`);
    const byClimb = Map.groupBy(goals, ({ subscription }) => subscription);
    const living = ({ isDeleted }: StoredClimbGoal) => !isDeleted;
    for (const { id, isLeft } of climbs) {
      const own = byClimb.get(id) ?? [];
      if (own.length === 0) found.push(`climb ${id} has no goals`);
      for (const [plan, all] of Map.groupBy(own, ({ step, repeat }) => `${repeat} ${step}`))
        if (all.filter(living).length > 1)
          found.push(`${plan} of climb ${id} exists ${all.filter(living).length} times`);
      if (own.filter(living).some((goal) => goal.isLeft !== isLeft))
        found.push(`goals of climb ${id} are ${isLeft ? 'not left' : 'left'}`);
    }
    return found;
  }

  async #missing(goals: readonly StoredClimbGoal[]): Promise<readonly string[]> {
    const done = goals.filter(({ isDone, isDeleted }) => isDone && !isDeleted).map(({ id }) => id);
    const own = [...(await this.#ownClimbs(this.#author)), ...(await this.#ownClimbs(this.#climber))];
    const steps = own.flatMap((one) => one.steps.map(({ id }) => id));
    const held = this.#devices
      .map(({ cairn }) => JSON.stringify([cairn?.shelf, cairn?.unsentRecords()]))
      .join('\n');
    return this.#oracle.violations(new Set(done), new Set(steps), held);
  }

  async #differences(): Promise<readonly string[]> {
    const subscriptions = await this.#read(this.#climber, '/api/climbs-subscriptions/');
    const served = servedProgress(subscriptions as readonly ClimbSubscriptionWire[]);
    const found: string[] = [];
    for (const device of this.#devices) {
      const fresh = await this.#server.freshClimbs(device.user, this.#clock.now);
      if (device.awake.length === 0) found.push(`${device.name} did not come back`);
      for (const { name, cairn } of device.awake) {
        if (!cairn) continue;
        const parked = cairn.unsentRecords();
        const isParked = (id: string) =>
          parked.some(
            ({ key, id: known, base }) => key === id || known === id || base?.['climbSubscription'] === id,
          );
        const parkedClimbs = new Set(parked.map(({ base }) => base?.['climbSubscription']));
        found.push(
          ...differing(
            climbPictureOf(cairn),
            fresh,
            (id, line) => isParked(id) || [...parkedClimbs].some((one) => one && line.includes(String(one))),
          ).map((text) => `${name} ${text}`),
        );
        if (device.user === this.#climber)
          found.push(
            ...differing(progressOf(cairn), served, isParked).map((text) => `${name} (progress) ${text}`),
          );
      }
    }
    return found;
  }
}

function differing(
  shown: ReadonlyMap<string, string>,
  there: ReadonlyMap<string, string>,
  isLeftOut: (id: string, line: string) => boolean,
): readonly string[] {
  return [...new Set([...shown.keys(), ...there.keys()])]
    .filter((id) => shown.get(id) !== there.get(id) && !isLeftOut(id, `${shown.get(id)}${there.get(id)}`))
    .map((id) => `shows ${id} as ${shown.get(id)} where the server has ${there.get(id)}`);
}
