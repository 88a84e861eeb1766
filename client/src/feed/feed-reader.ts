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

/** Rows of one page; the server allows no more. */
const pageLimit = 2000;

/** What the feed tells those around it. */
export interface FeedListener {
  changed(change: StoreChange): void;
  signedOut(): void;
  reached(isReached: boolean): void;
  /** How far the first reading has come; null when there is none under way. */
  firstSync(progress: FirstSync | null): void;
  /** Everything that the server had has been read. */
  rested(): void;
}

/**
 * Reads what changed on the server, page by page, and stores rows and cursor in one transaction.
 *
 * Pulled when the stream tells of a commit, after uploads, and every 10 seconds
 * where no stream stands. Only the leading tab reads.
 */
export class FeedReader {
  readonly #environment: Environment;
  readonly #replica: Replica;
  readonly #own: Owner;
  readonly #listener: FeedListener;
  #position: FeedPosition = unreadFeed;
  /** What the disk says, as far as this tab has heard; see {@link FeedReadOn}. */
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

  /**
   * Whether this device holds a scope, or is about to: before it has read anything nobody knows which it will, and what has
   * gone to another one meanwhile still remembers whose values stood in it.
   */
  holdsScope(scope: string): boolean {
    const { scopes } = this.#position;
    return scopes.length === 0 || scopes.includes(scope);
  }

  /** Begins to read, from where the disk says that it stopped. */
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

  /** What was told while there was no stream is read when it stands; when it has gone, nobody tells any more. */
  #standing(isStanding: boolean): void {
    if (this.#isStanding === isStanding && !isStanding) return;
    this.#isStanding = isStanding;
    this.pull();
  }

  async #rereadPosition(): Promise<void> {
    this.#position = await this.#environment.store.feedPosition();
    this.#storedCursor = this.#position.cursor;
  }

  /** Reads nothing more. */
  stop(): void {
    this.#isRunning = false;
    this.#isStanding = false;
    for (const stop of this.#stops.splice(0)) stop();
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  /** Reads until there is nothing more; asked while reading, it reads once more afterwards. */
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
      // A tab that had lost the lock, or has taken it meanwhile, was quicker: read on from where it is.
      if (failure instanceof FeedReadOn) return await this.#rereadPosition();
      this.#listener.reached(false);
      // A full disk is like no network: the cursor stays, and the same page is read again.
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
        // The cursor means nothing to this server: begin anew.
        this.#position = { ...this.#position, cursor: null };
        this.#isAskedAgain = true;
        return;
      }
      const page = successIn('readFeed', answer);
      if (page === null) throw new NoAnswer('The feed does not answer.');
      this.#listener.reached(true);
      // The next page travels while this one is stored.
      next = page.more ? this.#request(page.cursor) : null;
      next?.catch(() => undefined);
      // Reading so many rows and working them in are each a task of its own, so that a frame comes in between.
      if (isFirst) await pause(this.#environment.after);
      await this.#store(page);
      this.#listener.firstSync(isFirst && next !== null ? this.#progress() : null);
    }
  }

  /** Counted by what is here, so that a reading that was left goes on where it was. */
  #progress(): FirstSync {
    const loaded = this.#replica.goalCount;
    const expected = this.#position.expected ?? null;
    // What was made here meanwhile is among them.
    return { loaded, all: expected === null ? null : Math.max(expected, loaded) };
  }

  #today(): DateOnly {
    return todayOf({ environment: this.#environment, replica: this.#replica, account: this.#own });
  }

  #request(cursor: string | null): Promise<WireAnswer> {
    // A device that holds nothing yet asks for what its first screen shows.
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
    // An upload may have been answered meanwhile that took something into a space that is left with this page.
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
