import type { Cairn } from '@cairn/client/cairn/cairn';
// The app imports these lazily, but a simulated hour can pass during an import.
import '@cairn/client/cairn/follow-climbs';
import '@cairn/client/persistence/finish-journals';
import '@cairn/client/persistence/keep-journal';
import '@cairn/client/persistence/keep-snapshot';
import '@cairn/client/sync/server-sync';
import '@cairn/client/tabs/leadership';
import { openIndexedDbStore } from '@cairn/client/store/indexed-db-store';
import type { User } from '@cairn/contract/accounts';
import { isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import type { SyncRules } from '@cairn/core/sync/rules';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Chance } from './chance.ts';
import type { Clock } from './clock.ts';
import type { Network } from './network.ts';
import type { Mishap } from './pulse.ts';
import { quiet } from './quiet.ts';
import { type SharedParts, Tab } from './tab.ts';
import { SharedLock } from './tab-lock.ts';

export interface DeviceParts {
  readonly name: string;
  readonly user: User;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly network: Network;
  readonly rules: SyncRules;
  /** Error of the device's clock, in milliseconds. */
  readonly skewMs: number;
  /** Probability that a tab falls behind when a page of the feed is stored. Default 0. */
  readonly slowScreens?: number;
}

const maxTabs = 3;

/** Only the disk survives a crash. */
export class Device {
  readonly name: string;
  readonly user: User;
  readonly #parts: SharedParts;
  readonly #disk = new IDBFactory();
  #tabs: Tab[] = [];
  #tabsSoFar = 0;
  #slowScreens: number;

  constructor(parts: DeviceParts) {
    let ids = 0;
    let snapshot: string | null = null;
    const journals = new Map<string, string>();
    this.#slowScreens = parts.slowScreens ?? 0;
    this.#parts = {
      ...parts,
      fallsBehind: () => this.#slowScreens > 0 && parts.chance.happens(this.#slowScreens),
      lock: new SharedLock(),
      // Ids ascend in the order of creation, as ULIDs do.
      newId: () => `${parts.name}-${String((ids += 1)).padStart(6, '0')}`,
      snapshot: {
        read: () => snapshot,
        write: (text) => {
          snapshot = text;
        },
      },
      journals: {
        read: () => new Map(journals),
        write: (journal, text) => {
          if (text === null) journals.delete(journal);
          else journals.set(journal, text);
        },
      },
      journalled: (from) => {
        for (const tab of this.#tabs) if (tab !== from) setImmediate(() => tab.hearOfJournal());
      },
      post: (from, message) => this.#tell(from, message),
      ended: (tab) => {
        this.#tabs = this.#tabs.filter((other) => other !== tab);
      },
    };
    this.name = parts.name;
    this.user = parts.user;
  }

  get awake(): readonly Tab[] {
    return this.#tabs.filter(({ cairn, pulse }) => cairn !== null && !pulse.isFrozen);
  }

  get cairn(): Cairn | null {
    return this.awake[0]?.cairn ?? null;
  }

  get isBehind(): boolean {
    return this.#tabs.some(({ pulse }) => pulse.isBehind);
  }

  get isBusy(): boolean {
    return this.#tabs.some(({ pulse }) => pulse.isBusy);
  }

  async boot(): Promise<void> {
    if (this.#tabs.every(({ pulse }) => pulse.isFrozen)) await this.openTab();
  }

  async openTab(): Promise<void> {
    if (this.#tabs.length >= maxTabs) return;
    const tab = new Tab(`${this.name}/${(this.#tabsSoFar += 1)}`, this.#parts);
    this.#tabs.push(tab);
    tab.open(await this.#openDisk());
    await quiet(() => this.isBusy);
  }

  /** The mishap happens at one of the tab's next five steps. */
  plan(mishap: Mishap): void {
    const { chance } = this.#parts;
    if (this.#tabs.length > 0) chance.pick(this.#tabs).pulse.plan(mishap, chance.below(5));
  }

  async handleTabs(): Promise<void> {
    const { chance } = this.#parts;
    const tab = this.#tabs.length > 0 ? chance.pick(this.#tabs) : null;
    const deed = chance.weighed({ open: 3, close: 1, leave: 1, end: 1, freeze: 3, fallBehind: 3, thaw: 3 });
    if (deed === 'open' || !tab) return this.openTab();
    if (deed === 'close') tab.close();
    else if (deed === 'leave') tab.leave();
    else if (deed === 'end') tab.end();
    else if (deed === 'freeze') tab.pulse.freeze();
    else if (deed === 'fallBehind') tab.pulse.fallBehind();
    else tab.pulse.thaw();
  }

  catchUp(): void {
    for (const { pulse } of this.#tabs) if (pulse.isBehind && this.#parts.chance.happens(0.1)) pulse.thaw();
  }

  thaw(): void {
    for (const { pulse } of this.#tabs) pulse.thaw();
  }

  async recover(): Promise<void> {
    this.#slowScreens = 0;
    for (const { pulse } of this.#tabs) pulse.spare();
    this.thaw();
    await this.boot();
  }

  crash(): void {
    for (const tab of this.#tabs) tab.end();
  }

  async unsentOnDisk(): Promise<readonly SyncRecord[]> {
    const store = await this.#openDisk();
    const unsent: SyncRecord[] = [];
    await store.eachPortion('goals', 1_000, (portion) => {
      unsent.push(...portion.filter(isUnsent));
    });
    store.close();
    return unsent;
  }

  #openDisk() {
    globalThis.indexedDB = this.#disk;
    return openIndexedDbStore(this.user.uuid as string, () => undefined);
  }

  #tell(from: Tab, message: unknown): void {
    const copy = structuredClone(message);
    for (const tab of this.#tabs) if (tab !== from) setImmediate(() => tab.hear(copy));
  }
}
