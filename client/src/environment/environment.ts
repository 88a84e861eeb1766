import type { SyncRules } from '@cairn/core/sync/rules';
import type { EpochMs } from '@cairn/core/time/zones';
import type { AccountStore } from '../store/account-store.ts';
import type { Wire } from '../wire/wire.ts';

export type Stop = () => void;

export interface TabChannel {
  post(message: unknown): void;
  listen(onMessage: (message: unknown) => void): Stop;
}

export interface TabLock {
  /**
   * Calls `held` with the lock, and `lost` if it is stolen.
   *
   * @param steals takes the lock from its holder, whose heartbeats have stopped
   */
  request(steals: boolean, held: () => void, lost: () => void): Stop;
}

/** Reports new versions of scopes. Calls `opened` and `closed` with the connection. */
export interface ChangeStream {
  open(onVersion: (scope: string, version: number) => void, opened: () => void, closed: () => void): Stop;
}

export interface SnapshotPlace {
  read(): string | null;
  /** Stores a snapshot; null removes it. Does nothing without room. */
  write(text: string | null): void;
}

/** Texts of closed pages with unfinished changes, written synchronously. */
export interface JournalPlace {
  read(): ReadonlyMap<string, string>;
  /** Stores a journal; null removes it. Does nothing without room. */
  write(journal: string, text: string | null): void;
  watch(written: () => void): Stop;
}

/**
 * Everything that the data layer needs from outside. The browser provides the real parts (`browser-environment.ts`),
 * the simulation its own network, clock and random numbers.
 */
export interface Environment {
  now(): EpochMs;
  /** Returns a number from 0, below 1. */
  random(): number;
  /** Returns a ULID. */
  newId(): string;
  /** Returns the device's IANA zone. */
  zone(): string;
  after(delayMs: number, due: () => void): Stop;
  firstPaint(): Promise<void>;
  readonly store: AccountStore;
  readonly wire: Wire;
  readonly channel: TabChannel;
  readonly lock: TabLock;
  readonly stream: ChangeStream;
  /** Calls `wake` when a try may succeed: the network is back, or the tab is visible again. */
  readonly wakeUps: (wake: () => void) => Stop;
  /** Calls `leave` before the page may end. */
  readonly whenLeft: (leave: () => void) => Stop;
  readonly snapshot: SnapshotPlace;
  readonly journals: JournalPlace;
  /** Asks the browser to keep the data when space runs out. */
  keepStorage(): void;
  readonly rules: SyncRules;
}
