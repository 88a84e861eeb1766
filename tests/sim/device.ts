import type { Cairn } from '@cairn/client/cairn/cairn';
// The planner fetches these when it needs them. Here they are loaded ahead: a simulated hour passes while one is read.
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
  /** How likely a tab falls behind when news from the server is stored; never where nobody says. */
  readonly slowScreens?: number;
}

/** Tabs of one device at the same time, at most. */
const maxTabs = 3;

/** One device of one person: its disk outlives its crashes, everything else does not. */
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
      // In the order in which they are made, as ULIDs are.
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

  /** The tabs that a person could work in: open, and not frozen. */
  get awake(): readonly Tab[] {
    return this.#tabs.filter(({ cairn, pulse }) => cairn !== null && !pulse.isFrozen);
  }

  /** The planner in one of the tabs, or null when none is open. */
  get cairn(): Cairn | null {
    return this.awake[0]?.cairn ?? null;
  }

  /** Whether one of its screens does not follow. */
  get isBehind(): boolean {
    return this.#tabs.some(({ pulse }) => pulse.isBehind);
  }

  get isBusy(): boolean {
    return this.#tabs.some(({ pulse }) => pulse.isBusy);
  }

  /** Turns the device on, where it is off. */
  async boot(): Promise<void> {
    if (this.#tabs.every(({ pulse }) => pulse.isFrozen)) await this.openTab();
  }

  /** Opens one more tab. */
  async openTab(): Promise<void> {
    if (this.#tabs.length >= maxTabs) return;
    const tab = new Tab(`${this.name}/${(this.#tabsSoFar += 1)}`, this.#parts);
    this.#tabs.push(tab);
    tab.open(await this.#openDisk());
    await quiet(() => this.isBusy);
  }

  /** Lets a mishap befall one of the tabs, at any of the next things it waits for. */
  plan(mishap: Mishap): void {
    const { chance } = this.#parts;
    if (this.#tabs.length > 0) chance.pick(this.#tabs).pulse.plan(mishap, chance.below(5));
  }

  /** A person or the browser does something to the tabs: one more, one closed, one frozen, one behind, one woken. */
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

  /** Those that are behind catch up, each in a while. */
  catchUp(): void {
    for (const { pulse } of this.#tabs) if (pulse.isBehind && this.#parts.chance.happens(0.1)) pulse.thaw();
  }

  /** Wakes all tabs. */
  thaw(): void {
    for (const { pulse } of this.#tabs) pulse.thaw();
  }

  /** No mishaps any more: everything goes on. */
  async recover(): Promise<void> {
    this.#slowScreens = 0;
    for (const { pulse } of this.#tabs) pulse.spare();
    this.thaw();
    await this.boot();
  }

  /** The power goes off. */
  crash(): void {
    for (const tab of this.#tabs) tab.end();
  }

  /** What the disk holds that has not reached the server. */
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
