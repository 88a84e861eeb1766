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
   * Calls `held` when the lock is granted, and `lost` if it is stolen.
   *
   * @param steals takes the lock from a holder whose heartbeats have stopped
   */
  request(steals: boolean, held: () => void, lost: () => void): Stop;
}

/** `opened` and `closed` report the connection. */
export interface ChangeStream {
  open(onVersion: (scope: string, version: number) => void, opened: () => void, closed: () => void): Stop;
}

export interface SnapshotPlace {
  read(): string | null;
  /** Null removes the snapshot. Does nothing if storage is full. */
  write(text: string | null): void;
}

/** Unstored changes of closed pages, written synchronously. */
export interface JournalPlace {
  read(): ReadonlyMap<string, string>;
  /** Null removes the journal. Does nothing if storage is full. */
  write(journal: string, text: string | null): void;
  watch(written: () => void): Stop;
}

/**
 * Everything that the data layer needs from outside (`browser-environment.ts`). The simulation has its own
 * network, clock and random numbers.
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
  /** Calls `wake` when a retry may succeed: the network is back, or the tab is visible again. */
  readonly wakeUps: (wake: () => void) => Stop;
  /** Calls `leave` when the page may be about to close. */
  readonly whenLeft: (leave: () => void) => Stop;
  readonly snapshot: SnapshotPlace;
  readonly journals: JournalPlace;
  /** Asks the browser to keep the data when space runs out. */
  keepStorage(): void;
  readonly rules: SyncRules;
}
