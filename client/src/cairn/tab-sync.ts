import { autoSyncMs } from '@cairn/core/sync/retry';
import type { Account } from '../account.ts';
import { clientBuild } from '../client-build.ts';
import type { Environment } from '../environment/environment.ts';
import type { Uploads } from '../outbox/upload.ts';
import type { LocalChanges } from '../persistence/local-change.ts';
import type { Replica } from '../replica/replica.ts';
import { lockViewedSpaces } from '../replica/viewed-spaces.ts';
import type { RecordRef, StoreChange } from '../store/account-store.ts';
import { ServerSync } from '../sync/server-sync.ts';
import { Leadership } from '../tabs/leadership.ts';
import { type ConnectionState, quietConnection, type TabMessage } from '../tabs/tab-messages.ts';
import type { Lifetime } from './lifetime.ts';
import type { TabMailbox } from './tab-mailbox.ts';

interface SyncedAccount {
  readonly account: Account;
  readonly environment: Environment;
  readonly replica: Replica;
  readonly changes: LocalChanges;
  readonly lifetime: Lifetime;
  readonly uploads: Uploads;
  readonly mailbox: TabMailbox;
}

export interface TabSyncListener {
  statusChanged(): void;
  shelfChanged(): void | Promise<void>;
  /** Called at the end of the feed. */
  rested(): void;
}

/**
 * Keeps the tabs of an account in the same state, and syncs while this tab leads. Loaded after the first
 * paint.
 */
export class TabSync {
  readonly #of: SyncedAccount;
  readonly #listener: TabSyncListener;
  readonly #serverSync: ServerSync;
  readonly #leadership: Leadership;
  #connection = quietConnection;
  #isOutdated = false;
  #hasHeardOthers = false;
  /** Settles when this tab shows all that other tabs have stored. */
  #rereading: Promise<unknown> = Promise.resolve();

  constructor(of: SyncedAccount, listener: TabSyncListener) {
    this.#of = of;
    this.#listener = listener;
    const { environment, replica, account, uploads, lifetime } = of;
    this.#serverSync = new ServerSync(environment, replica, account, uploads, {
      changed: (change) => this.#stored(change),
      signedOut: () => this.#connect({ isSignedOut: true }),
      reached: (isReached) => this.#connect({ isReached, ...(isReached ? { isSignedOut: false } : {}) }),
      busy: (running) => this.#connect({ uploads: running }),
      firstSync: (firstSync) => {
        if (firstSync !== null) this.#serverSync.unpacking.expectMore();
        this.#connect({ firstSync });
      },
      rested: () => {
        this.#listener.rested();
        of.mailbox.post({ kind: 'rested' });
        if (this.#leadership.isLeading) this.#serverSync.unpacking.begin();
      },
    });
    this.#leadership = new Leadership(environment, {
      leads: () => void this.#lead().catch(lifetime.unlessEnded),
      follows: () => this.#serverSync.stop(),
      beat: () => of.mailbox.post({ kind: 'beat', connection: this.#connection }),
    });
    lifetime.add(() => this.#leadership.stop(), lockViewedSpaces(of));
  }

  get connection(): ConnectionState {
    return this.#connection;
  }

  /** A newer build in another tab stores records that this tab would misread, so this tab stops syncing. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  askToLead(): void {
    if (this.#isOutdated) return;
    // Tabs with storage in memory share no disk, so each tab syncs.
    if (this.#of.environment.store.storage === 'memory') this.#leadership.startAlone();
    else this.#leadership.start();
  }

  /** A tab may have closed after storing an edit and before posting it. */
  postUnsent(): void {
    const refs = [...this.#of.replica.unsentRecords()].map(({ table, key }) => ({ table, key }));
    if (refs.length > 0) this.#of.mailbox.post({ kind: 'changed', refs, shelf: false });
  }

  /** Call this when the network is back or the user has signed in again. */
  wake(): void {
    if (this.#leadership.isLeading) {
      this.#connect({ isSignedOut: false });
      this.#serverSync.wake();
    } else this.#of.mailbox.post({ kind: 'wake' });
  }

  /** Called when an edit of this tab is stored. */
  typed(): void {
    this.#serverSync.unpacking.giveWay();
    if (this.#leadership.isLeading) this.#serverSync.nudge();
    else this.#of.mailbox.post({ kind: 'typed' });
  }

  async #lead(): Promise<void> {
    if (this.#isOutdated) return;
    if (this.#hasHeardOthers) await this.#takeOver();
    if (this.#leadership.isLeading) await this.#serverSync.start();
  }

  /** The former leader may have closed before it posted its stored changes. */
  async #takeOver(): Promise<void> {
    const refs = await this.#serverSync.reread(this.#of.changes);
    await this.#listener.shelfChanged();
    this.#of.mailbox.post({ kind: 'changed', refs, shelf: true });
  }

  #stored(change: StoreChange): void {
    const { changes, replica } = this.#of;
    const isFree = (ref: RecordRef) => !changes.isUnderWay(ref);
    replica.apply(change.put.filter(isFree), change.remove.filter(isFree));
    const refs = [...change.put, ...change.remove].map(({ table, key }) => ({ table, key }));
    const shelf = change.shelve.length > 0;
    if (refs.length > 0 || shelf) this.#of.mailbox.post({ kind: 'changed', refs, shelf });
    if (shelf) void this.#listener.shelfChanged();
    if (this.#leadership.isLeading) this.#serverSync.nudge();
  }

  async #rereadAndSend(refs: readonly RecordRef[]): Promise<void> {
    await this.#of.changes.reread(refs);
    if (this.#leadership.isLeading) this.#serverSync.nudge();
  }

  #connect(change: Partial<ConnectionState>): void {
    this.#connection = { ...this.#connection, ...change };
    this.#listener.statusChanged();
  }

  receive(message: TabMessage): void {
    const { environment, lifetime } = this.#of;
    this.#hasHeardOthers = true;
    switch (message.kind) {
      case 'changing':
        // If the other tab closes before it posts `changed`, only this timer lets its edit be shown and sent.
        environment.after(autoSyncMs, () => {
          if (!lifetime.hasEnded) void this.#rereadAndSend(message.refs);
        });
        return;
      case 'changed':
        if (message.refs.length > 0) {
          const reread = this.#rereadAndSend(message.refs);
          this.#rereading = Promise.allSettled([this.#rereading, reread]);
        }
        if (message.shelf) void this.#listener.shelfChanged();
        return;
      case 'beat':
        this.#leadership.heardBeat();
        if (!this.#leadership.isLeading) this.#connect(message.connection);
        return;
      case 'rested':
        void this.#rereading.then(() => lifetime.hasEnded || this.#listener.rested());
        return;
      case 'typed':
        return this.#leadership.isLeading ? this.#serverSync.nudge() : undefined;
      case 'wake':
        return this.#leadership.isLeading ? this.wake() : undefined;
      case 'hello':
        return this.#meet(message.build, message.isAnswer);
      case 'wiped':
        return this.#connect({ isSignedOut: true });
    }
  }

  #meet(build: number, isAnswer: boolean): void {
    if (!isAnswer) this.#of.mailbox.post({ kind: 'hello', build: clientBuild, isAnswer: true });
    if (build <= clientBuild) return;
    this.#isOutdated = true;
    this.#leadership.stop();
    this.#listener.statusChanged();
  }
}
