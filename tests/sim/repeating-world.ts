import type { Cairn } from '@cairn/client/cairn/cairn';
import type { WireAnswer, WireRequest } from '@cairn/client/wire/wire';
import type { User } from '@cairn/contract/accounts';
import type { GoalWire } from '@cairn/contract/goals';
import { occurrenceGoalId, recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import { allSyncRules } from '@cairn/core/sync/rules';
import { nextPeriod, type Period, periodOf } from '@cairn/core/time/periods';
import { Chance } from './chance.ts';
import { Clock } from './clock.ts';
import { Device } from './device.ts';
import { heal } from './healing.ts';
import { Network } from './network.ts';
import { quiet } from './quiet.ts';
import type { SimServer } from './sim-server.ts';

export type GoalLine = string;

const range = { from: '2026-11-02', to: '2027-03-28' };
const columns = [1, 2, 3] as const;

/** Devices without faults, offline until `bringTogether`. */
export class RepeatingWorld {
  readonly chance: Chance;
  readonly story: string[] = [];
  readonly #clock: Clock;
  readonly #network: Network;
  readonly #server: SimServer;
  readonly #user: User;
  readonly #devices: readonly Device[];

  static async open(server: SimServer, clock: Clock, seed: number, count: number): Promise<RepeatingWorld> {
    const [user] = await server.makePeople(1);
    const world = new RepeatingWorld(server, clock, new Chance(seed), user as User, count);
    for (const device of world.#devices) await device.boot();
    const unsent = await world.bringTogether();
    if (unsent !== '') throw new Error(`The devices did not come to rest: ${unsent}`);
    return world;
  }

  private constructor(server: SimServer, clock: Clock, chance: Chance, user: User, count: number) {
    this.#server = server;
    this.#clock = clock;
    this.chance = chance;
    this.#user = user;
    const reached = server.reached(allSyncRules);
    const serve: typeof reached.serve = async (person, request) => {
      const answer = await reached.serve(person, request);
      if (request.method !== 'GET') this.story.push(storyOf(request, answer));
      return answer;
    };
    const network = new Network({ ...reached, serve }, chance);
    network.isFaulty = false;
    this.#network = network;
    this.#devices = Array.from({ length: count }, (_, at) => {
      const name = `device-${at}`;
      return new Device({ name, user, clock, chance, network, rules: allSyncRules, skewMs: 0 });
    });
  }

  get cairns(): readonly Cairn[] {
    return this.#devices.map(({ cairn }) => {
      if (!cairn) throw new Error('A device is off.');
      return cairn;
    });
  }

  async part(): Promise<void> {
    await this.rest();
    for (const { name } of this.#devices) this.#network.setOffline(name, true);
  }

  /** Returns the unsent records if the devices never come to rest, else an empty string. */
  async bringTogether(): Promise<string> {
    const isAtRest = await heal(this.#devices, this.#network, this.#clock, this.chance, () => this.rest());
    return isAtRest ? '' : JSON.stringify(this.cairns.map((cairn) => cairn.unsentRecords()));
  }

  async suffer(): Promise<void> {
    this.#network.isFaulty = true;
    for (let steps = this.chance.below(6); steps > 0; steps -= 1) {
      await this.#network.step();
      await this.rest();
    }
    this.#clock.step(this.chance.below(4_000));
    await this.rest();
    if (!this.chance.happens(0.05)) return;
    const device = this.chance.pick(this.#devices);
    device.crash();
    await this.rest();
    await device.boot();
    await this.rest();
  }

  rest(): Promise<void> {
    return quiet(() => this.#devices.some((device) => device.isBusy));
  }

  async reboot(): Promise<void> {
    for (const device of this.#devices) {
      device.crash();
      await this.rest();
      await device.boot();
    }
    await this.rest();
  }

  async served(): Promise<ReadonlyMap<string, GoalLine>> {
    const lines = new Map<string, GoalLine>();
    for (const column of columns) {
      const query = { column: String(column), from: range.from, to: range.to, limit: '5000' };
      const request = { method: 'GET', path: '/api/goals-2/', query } as const;
      const { body } = await this.#server.serve(this.#user.uuid as string, request, allSyncRules);
      for (const goal of body as readonly GoalWire[]) {
        const ref = recurrenceRefFrom(goal.id);
        const id = ref?.kind === 'occurrence' ? occurrenceGoalId(ref.id, ref.originalDate) : goal.id;
        lines.set(id, lineOf(goal));
      }
    }
    return lines;
  }
}

function storyOf(
  { method, path, query, body }: WireRequest,
  { httpStatus, body: answer }: WireAnswer,
): string {
  const { recurrence } = (answer ?? {}) as Partial<GoalWire>;
  const asked = JSON.stringify([query?.['mode'], body]).slice(0, 300);
  return `   ${method} ${path} ${asked} ${httpStatus} ${recurrence?.originalDate ?? ''}`;
}

export function shown({ replica }: Cairn): ReadonlyMap<string, GoalLine> {
  const lines = new Map<string, GoalLine>();
  for (const column of columns) {
    for (
      let period: Period | null = periodOf(column, range.from);
      period && period.firstDate <= range.to;
      period = nextPeriod(period)
    ) {
      for (const goal of replica.goalsInPeriod(period)) lines.set(goal.id ?? goal.key, lineOf(goal));
    }
  }
  return lines;
}

type Listed = Pick<GoalWire, 'name' | 'columnId' | 'dueDate' | 'doneDate' | 'color' | 'recurrence'>;

function lineOf({ name, columnId, dueDate, doneDate, color, recurrence }: Listed): GoalLine {
  const repeats = recurrence ? `of ${recurrence.originalDate}` : 'alone';
  return `${columnId} ${dueDate} ${name} ${color ?? '-'} ${doneDate === null ? 'open' : 'done'} ${repeats}`;
}
