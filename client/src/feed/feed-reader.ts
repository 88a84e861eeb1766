import type { FeedAnswer } from '@cairn/contract/feed';
import { autoSyncMs, standingSyncMs } from '@cairn/core/sync/retry';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Environment, Stop } from '../environment/environment.ts';
import { todayOf } from '../replica/today.ts';
import { shelfEntries } from '../persistence/shelf-entries.ts';
import { pause } from '../persistence/load-replica.ts';
import type { Replica } from '../replica/replica.ts';
import {
  FeedReadOn,
  type FeedPosition,
  StorageRefused,
  type StoreChange,
  unreadFeed,
} from '../store/account-store.ts';
import type { FirstSync } from '../tabs/tab-messages.ts';
import { successIn } from '../wire/outcome-of.ts';
import { requestOf } from '../wire/request-of.ts';
import { NoAnswer, type WireAnswer } from '../wire/wire.ts';
import { type AddressedPage, addressedPage, appliedPage, type Owner } from './applied-page.ts';
import { heldRefs } from './full-reading.ts';

/** In rows; the server's maximum. */
const pageLimit = 2000;

export interface FeedListener {
  changed(change: StoreChange): void;
  signedOut(): void;
  reached(isReached: boolean): void;
  /** Null when no first reading is in progress. */
  firstSync(progress: FirstSync | null): void;
  rested(): void;
}

/**
 * Stores each page's rows and cursor in one transaction. Pulls when the stream reports a commit, after
 * uploads, and every 10 seconds without a stream. Only the leading tab reads.
 */
export class FeedReader {
  readonly #environment: Environment;
  readonly #replica: Replica;
  readonly #own: Owner;
  readonly #listener: FeedListener;
  #position: FeedPosition = unreadFeed;
  /** The stored cursor, as far as this tab knows; see {@link FeedReadOn}. */
  #storedCursor: string | null = null;
  #isRunning = false;
  #isPulling = false;
  #isAskedAgain = false;
  #isStanding = false;
  #stops: Stop[] = [];
  #cancelTimer: Stop | null = null;

  constructor(environment: Environment, replica: Replica, own: Owner, listener: FeedListener) {
    this.#environment = environment;
    this.#replica = replica;
    this.#own = own;
    this.#listener = listener;
  }

  /** Returns true for every scope before the first page, when no scope is known. */
  holdsScope(scope: string): boolean {
    const { scopes } = this.#position;
    return scopes.length === 0 || scopes.includes(scope);
  }

  async start(): Promise<void> {
    await this.#rereadPosition();
    this.#isRunning = true;
    const stop = this.#environment.stream.open(
      () => this.pull(),
      () => this.#standing(true),
      () => this.#standing(false),
    );
    this.#stops.push(stop);
    this.pull();
  }

  /** Pulls, because changes before the opening are missing, and after the closing nothing reports changes. */
  #standing(isStanding: boolean): void {
    if (this.#isStanding === isStanding && !isStanding) return;
    this.#isStanding = isStanding;
    this.pull();
  }

  async #rereadPosition(): Promise<void> {
    this.#position = await this.#environment.store.feedPosition();
    this.#storedCursor = this.#position.cursor;
  }

  stop(): void {
    this.#isRunning = false;
    this.#isStanding = false;
    for (const stop of this.#stops.splice(0)) stop();
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  /** A call during a reading starts a second reading afterwards. */
  pull(): void {
    if (!this.#isRunning) return;
    this.#isAskedAgain = true;
    if (!this.#isPulling) void this.#pullAll();
  }

  async #pullAll(): Promise<void> {
    this.#isPulling = true;
    this.#cancelTimer?.();
    let isRead = false;
    try {
      while (this.#isAskedAgain && this.#isRunning) {
        this.#isAskedAgain = false;
        await this.#readPages();
      }
      isRead = true;
      this.#listener.rested();
    } catch (failure) {
      // Another tab stored a page first: continue from that page's cursor.
      if (failure instanceof FeedReadOn) return await this.#rereadPosition();
      this.#listener.reached(false);
      // With a full disk the cursor stays, and the page is read again later, as without a network.
      if (!(failure instanceof NoAnswer || failure instanceof StorageRefused)) throw failure;
    } finally {
      this.#isPulling = false;
      if (this.#isRunning)
        this.#cancelTimer = this.#environment.after(
          isRead && this.#isStanding ? standingSyncMs : autoSyncMs,
          () => this.pull(),
        );
    }
  }

  async #readPages(): Promise<void> {
    const isFirst = this.#position.cursor === null || Object.keys(this.#position.fullScopes).length > 0;
    let next: Promise<WireAnswer> | null = this.#request(this.#position.cursor);
    while (next && this.#isRunning) {
      const answer: WireAnswer = await next;
      if (answer.httpStatus === 401) {
        this.#listener.signedOut();
        return;
      }
      if (answer.httpStatus === 400) {
        // The server does not know this cursor, so read from the beginning.
        this.#position = { ...this.#position, cursor: null };
        this.#isAskedAgain = true;
        return;
      }
      const page = successIn('readFeed', answer);
      if (page === null) throw new NoAnswer('The feed does not answer.');
      this.#listener.reached(true);
      // Load the next page while this one is stored.
      next = page.more ? this.#request(page.cursor) : null;
      next?.catch(() => undefined);
      // Without a break between parsing and storing so many rows, the browser could not paint.
      if (isFirst) await pause(this.#environment.after);
      await this.#store(page);
      this.#listener.firstSync(isFirst && next !== null ? this.#progress() : null);
    }
  }

  /** Counts local goals, so that the progress continues after an interruption. */
  #progress(): FirstSync {
    const loaded = this.#replica.goalCount;
    const expected = this.#position.expected ?? null;
    return { loaded, all: expected === null ? null : Math.max(expected, loaded) };
  }

  #today(): DateOnly {
    return todayOf({ environment: this.#environment, replica: this.#replica, account: this.#own });
  }

  #request(cursor: string | null): Promise<WireAnswer> {
    // The server selects the first screen's goals for the first page.
    const isNew = cursor === null && this.#position.scopes.length === 0;
    const query = {
      limit: pageLimit,
      cursor: cursor ?? undefined,
      today: isNew ? this.#today() : undefined,
    };
    return this.#environment.wire.send(requestOf('readFeed', { query }));
  }

  async #store(page: FeedAnswer): Promise<void> {
    const { store, rules } = this.#environment;
    const addressed = addressedPage(page, this.#replica, this.#position, this.#own, rules.tempIdMatch);
    if (
      page.cursor === this.#position.cursor &&
      addressed.arrivals.length === 0 &&
      addressed.revokedScopes.length === 0
    )
      return;
    if (!rules.rowsWithCursor) {
      await store.change(
        [],
        () => ({
          put: [],
          remove: [],
          shelve: [],
          feed: { ...addressed.position, readFrom: this.#storedCursor },
        }),
        'relaxed',
      );
      this.#storedCursor = addressed.position.cursor;
    }
    await this.#apply(addressed);
    this.#position = addressed.position;
    this.#storedCursor = addressed.position.cursor;
    // Meanwhile an answer may have moved a record into a revoked space.
    const late = addressed.revokedScopes.flatMap((scope) => heldRefs(this.#replica, scope, true));
    if (late.length > 0) await this.#apply({ ...addressed, arrivals: [], unmet: [], refs: late });
  }

  async #apply(page: AddressedPage): Promise<void> {
    const { store, rules, now } = this.#environment;
    const change = await store.change(
      page.refs,
      (stored) => {
        const at = new Date(now()).toISOString();
        const { put, remove, shelved } = appliedPage(page, stored, at, rules.rowWaitsForAnswer);
        const feed = { ...page.position, readFrom: this.#storedCursor };
        return { put, remove, shelve: shelfEntries(shelved, this.#environment), feed };
      },
      'relaxed',
    );
    this.#listener.changed(change);
  }
}
