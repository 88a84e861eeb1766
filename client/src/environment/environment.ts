import type { SyncRules } from '@cairn/core/sync/rules';
import type { EpochMs } from '@cairn/core/time/zones';
import type { AccountStore } from '../store/account-store.ts';
import type { Wire } from '../wire/wire.ts';

/** Stops what was started. */
export type Stop = () => void;

/** Talks to the other tabs of the same account on this device. */
export interface TabChannel {
  post(message: unknown): void;
  listen(heard: (message: unknown) => void): Stop;
}

/** Held by the one tab that uploads and pulls. */
export interface TabLock {
  /**
   * Calls `held` once this tab has the lock, and `lost` when it was stolen.
   *
   * @param steals take it away from whoever has it, for when they no longer beat
   */
  request(steals: boolean, held: () => void, lost: () => void): Stop;
}

/** Hears that a scope of the server has moved on; calls `opened` and `closed` as the connection comes and goes. */
export interface ChangeStream {
  open(heard: (scope: string, version: number) => void, opened: () => void, closed: () => void): Stop;
}

/** Keeps one text of an account where it can be read at once, without waiting. */
export interface SnapshotPlace {
  read(): string | null;
  /** Does nothing where there is no room; null takes it away. */
  write(text: string | null): void;
}

/** Keeps what pages of an account had under way when they were left, a text for each page, written without waiting. */
export interface JournalPlace {
  /** By the names that their writers gave them. */
  read(): ReadonlyMap<string, string>;
  /** Does nothing where there is no room; null takes it away. */
  write(journal: string, text: string | null): void;
  /** Tells when another page has written one. */
  watch(written: () => void): Stop;
}

/**
 * Everything that the data layer needs from where it runs.
 *
 * The browser gives the real things (`browser-environment.ts`), the simulation gives its own network, clock and chance.
 */
export interface Environment {
  now(): EpochMs;
  /** Between 0 and 1. */
  random(): number;
  /** A text that nobody has had before: a ULID. */
  newId(): string;
  /** The IANA zone this device is in. */
  zone(): string;
  /** Calls `due` after `delayMs`. */
  after(delayMs: number, due: () => void): Stop;
  /** When whatever the first picture does not need may begin. */
  firstPaint(): Promise<void>;
  readonly store: AccountStore;
  readonly wire: Wire;
  readonly channel: TabChannel;
  readonly lock: TabLock;
  readonly stream: ChangeStream;
  /** Tells when it is worth trying at once: the network is back, the tab is seen again. */
  readonly wakeUps: (wake: () => void) => Stop;
  /** Tells when the page may end without another word. */
  readonly whenLeft: (leave: () => void) => Stop;
  readonly snapshot: SnapshotPlace;
  readonly journals: JournalPlace;
  /** Asks whoever keeps the disk not to clear this account's copy when room runs short. */
  keepStorage(): void;
  readonly rules: SyncRules;
}
