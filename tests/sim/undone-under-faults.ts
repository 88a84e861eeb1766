import type { Cairn } from '@cairn/client/cairn/cairn';
// A lazy import would take an unpredictable time.
import '@cairn/client/sync/server-sync';
import { addGoals } from '@cairn/client/goals/add-goals';
import { redoNewest, undoNewest } from '@cairn/client/undo/reverse-step';
import type { User } from '@cairn/contract/accounts';
import { allSyncRules } from '@cairn/core/sync/rules';
import { dayColumn } from '@cairn/core/time/horizons';
import { Chance } from './chance.ts';
import { Clock } from './clock.ts';
import { Device } from './device.ts';
import { heal } from './healing.ts';
import { Network } from './network.ts';
import { quiet } from './quiet.ts';
import type { SimServer } from './sim-server.ts';
import { doAnything, picture } from './undone-deeds.ts';

const deeds = 15;

export interface Undone {
  readonly start: Picture;
  readonly end: Picture;
  readonly undone: Picture;
  readonly doneAgain: Picture;
  readonly isAtRest: boolean;
}

type Picture = ReturnType<typeof picture>;

class Loner {
  readonly chance: Chance;
  readonly #clock = new Clock();
  readonly #network: Network;
  readonly #device: Device;

  static async open(server: SimServer, seed: number): Promise<Loner> {
    const [person] = await server.makePeople(1);
    const loner = new Loner(server, seed, person as User);
    await loner.#device.boot();
    return loner;
  }

  private constructor(server: SimServer, seed: number, user: User) {
    const chance = new Chance(seed);
    this.chance = chance;
    const network = new Network(server.reached(allSyncRules), chance);
    this.#network = network;
    const shared = { user, clock: this.#clock, chance, network, rules: allSyncRules };
    this.#device = new Device({ ...shared, name: `undo-${seed}`, skewMs: 0 });
  }

  get cairn(): Cairn {
    return this.#device.cairn as Cairn;
  }

  /** Waits, mostly too short for all uploads. */
  async wait(): Promise<void> {
    if (this.chance.happens(0.3)) this.#network.setOffline(this.#device.name, this.chance.happens(0.5));
    for (let left = this.chance.below(12); left > 0; left -= 1) {
      if (this.chance.happens(0.75)) await this.#network.step();
      else this.#clock.step(this.chance.below(4_000));
      await this.#rest();
    }
  }

  async meet(): Promise<boolean> {
    const isAtRest = await heal([this.#device], this.#network, this.#clock, this.chance, () => this.#rest());
    this.#network.isFaulty = true;
    return isAtRest && this.cairn.unsentRecords().length === 0;
  }

  close(): void {
    this.#device.crash();
  }

  #rest(): Promise<void> {
    return quiet(() => this.#device.isBusy);
  }
}

export async function undoneUnderFaults(server: SimServer, seed: number): Promise<Undone> {
  const loner = await Loner.open(server, seed);
  const { chance, cairn } = loner;
  const place = { columnId: dayColumn, dueDate: '2026-11-21' } as const;
  addGoals(cairn, { text: 'one\ntwo\nthree', place, position: { at: 'bottom' } });
  await loner.meet();
  while (cairn.undoStack.nextToUndo) cairn.undoStack.forget(cairn.undoStack.nextToUndo);
  const start = picture(cairn);
  for (let deed = 0; deed < deeds; deed += 1) {
    doAnything(cairn, chance, `action ${deed}`);
    await loner.wait();
  }
  if (chance.happens(0.5)) await loner.meet();
  const end = picture(cairn);
  while (undoNewest(cairn)) await loner.wait();
  if (chance.happens(0.7)) await loner.meet();
  const undone = picture(cairn);
  while (redoNewest(cairn)) await loner.wait();
  const isAtRest = await loner.meet();
  const doneAgain = picture(cairn);
  loner.close();
  return { start, end, undone, doneAgain, isAtRest };
}
