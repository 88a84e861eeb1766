import { Cairn } from '@cairn/client/cairn';
import type { Environment } from '@cairn/client/environment';
import { openCairnIn } from '@cairn/client/open-cairn';
import { openIndexedDbStore } from '@cairn/client/store/indexed-db-store';
import type { User } from '@cairn/contract/accounts';
import type { SyncRules } from '@cairn/core/sync/rules';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import { FragileStore, type Mishap } from './fragile-store.ts';
import type { Network } from './network.ts';
import { quiet } from './quiet.ts';

/** What a device is made of. */
export interface DeviceParts {
  readonly name: string;
  readonly user: User;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly network: Network;
  readonly rules: SyncRules;
  /** How far its clock is off, in milliseconds. */
  readonly skewMs: number;
}

/** One device of one person: its disk outlives its crashes, everything else does not. */
export class Device {
  readonly name: string;
  readonly user: User;
  readonly #parts: DeviceParts;
  readonly #disk = new IDBFactory();
  #ids = 0;
  #cairn: Cairn | null = null;
  #fragile: FragileStore | null = null;
  #incarnation = 0;

  constructor(parts: DeviceParts) {
    this.#parts = parts;
    this.name = parts.name;
    this.user = parts.user;
  }

  /** The running planner, or null after a crash. */
  get cairn(): Cairn | null {
    return this.#cairn;
  }

  get isBusy(): boolean {
    return this.#fragile?.isBusy ?? false;
  }

  /** Lets a mishap befall the next write of the disk. */
  plan(mishap: Mishap): void {
    if (this.#fragile) this.#fragile.nextMishap = mishap;
  }

  /** Turns the device on. */
  async boot(): Promise<void> {
    const { clock, chance, network, rules, skewMs, user, name } = this.#parts;
    globalThis.indexedDB = this.#disk;
    const inner = await openIndexedDbStore(user.uuid as string, () => undefined);
    const incarnation = (this.#incarnation += 1);
    const fragile = new FragileStore(inner, () => this.#crashed());
    const isAlive = () => this.#incarnation === incarnation && this.#fragile === fragile;
    this.#fragile = fragile;
    const environment: Environment = {
      now: () => clock.now + skewMs,
      random: () => chance.next(),
      newId: () => `${name}-${(this.#ids += 1)}`,
      zone: () => 'UTC',
      after(delayMs, due) {
        if (delayMs === 0) {
          const turn = setImmediate(due);
          return () => clearImmediate(turn);
        }
        return clock.after(delayMs, () => {
          if (isAlive()) due();
        });
      },
      store: fragile.store,
      wire: network.wireOf(name, user.uuid as string),
      channel: { post: () => undefined, listen: () => () => undefined },
      lock: {
        request(_steals, held) {
          held();
          return () => undefined;
        },
      },
      // Without a stream the client pulls every ten seconds.
      stream: { open: () => () => undefined },
      wakeUps: () => () => undefined,
      rules,
    };
    const opening = openCairnIn(environment, user, null);
    opening.then(
      (cairn) => {
        if (isAlive()) this.#cairn = cairn;
      },
      () => undefined,
    );
    await quiet(() => this.isBusy);
  }

  /** The power goes off. */
  crash(): void {
    this.#fragile?.die();
    this.#crashed();
  }

  #crashed(): void {
    this.#parts.network.forget(this.name);
    this.#cairn = null;
    this.#fragile = null;
  }
}
