import { autoSyncMs } from '@cairn/core/sync/retry';
import type { Account } from '../account.ts';
import { clientBuild } from '../client-build.ts';
import type { Environment } from '../environment/environment.ts';
import type { Uploads } from '../outbox/upload.ts';
import type { LocalChanges } from '../persistence/local-change.ts';
import type { Replica } from '../replica/replica.ts';
import type { RecordRef, StoreChange } from '../store/account-store.ts';
import type { ServerSync } from '../sync/server-sync.ts';
import type { Leadership } from '../tabs/leadership.ts';
import type { ConnectionState, TabMessage } from '../tabs/tab-messages.ts';
import type { Lifetime } from './lifetime.ts';

const quietConnection: ConnectionState = { isReached: true, uploads: 0, firstSync: null, isSignedOut: false };

interface SyncedAccount {
  readonly account: Account;
  readonly environment: Environment;
  readonly replica: Replica;
  readonly changes: LocalChanges;
  readonly lifetime: Lifetime;
  readonly loadUploads: () => Promise<Uploads>;
}

export interface TabSyncListener {
  statusChanged(): void;
  shelfChanged(): void | Promise<void>;
  /** The feed has been read to its end. */
  rested(): void;
  wiped(): void;
}

/** Shares changes between the tabs of an account, and syncs with the server while this tab leads. */
export class TabSync {
  readonly #of: SyncedAccount;
  readonly #listener: TabSyncListener;
  #serverSync: ServerSync | null = null;
  #leadership: Leadership | null = null;
  #connection = quietConnection;
  #isOutdated = false;
  #hasHeardOthers = false;

  constructor(of: SyncedAccount, listener: TabSyncListener) {
    this.#of = of;
    this.#listener = listener;
    of.lifetime.add(() => this.#leadership?.stop());
  }

  get connection(): ConnectionState {
    return this.#connection;
  }

  /** Another tab runs a newer build. This one would misread its records, so it stops syncing. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  get #isLeading(): boolean {
    return this.#leadership?.isLeading ?? false;
  }

  listen(): void {
    const { environment, lifetime } = this.#of;
    lifetime.add(
      environment.channel.listen((message) => {
        if (this.#isShared(message as TabMessage)) this.#receive(message as TabMessage);
      }),
      environment.wakeUps(() => this.wake()),
    );
    this.post({ kind: 'hello', build: clientBuild, isAnswer: false });
  }

  async askToLead(): Promise<void> {
    const { environment, lifetime } = this.#of;
    try {
      const { Leadership } = await import('../tabs/leadership.ts');
      if (lifetime.hasEnded || this.#isOutdated) return;
      this.#leadership = new Leadership(environment, {
        leads: () => void this.#lead().catch(lifetime.unlessEnded),
        follows: () => this.#serverSync?.stop(),
        beat: () => this.post({ kind: 'beat', connection: this.#connection }),
      });
      if (this.#isAlone) this.#leadership.startAlone();
      else this.#leadership.start();
    } catch {
      this.#connect({ isReached: false });
      lifetime.later(() => void this.askToLead());
    }
  }

  /** A tab may have ended between storing an edit and posting it to the leader. */
  postUnsent(): void {
    const refs = [...this.#of.replica.unsentRecords()].map(({ table, key }) => ({ table, key }));
    if (refs.length > 0) this.post({ kind: 'changed', refs, shelf: false });
  }

  /** Syncs at once: the network may be back, or the user has signed in again. */
  wake(): void {
    if (this.#isLeading) {
      this.#connect({ isSignedOut: false });
      this.#serverSync?.wake();
    } else this.post({ kind: 'wake' });
  }

  typed(refs: readonly RecordRef[], hasShelved: boolean): void {
    this.#serverSync?.unpacking.giveWay();
    this.post({ kind: 'changed', refs, shelf: hasShelved });
    if (hasShelved) void this.#listener.shelfChanged();
    if (this.#isLeading) this.#serverSync?.nudge();
    else this.post({ kind: 'typed' });
  }

  /** Also handles the message in this tab. */
  announce(message: TabMessage): void {
    this.#receive(message);
    this.post(message);
  }

  post(message: TabMessage): void {
    if (this.#isShared(message)) this.#of.environment.channel.post(message);
  }

  async #lead(): Promise<void> {
    if (this.#isOutdated) return;
    const sync = await this.#loadServerSync();
    if (sync && this.#hasHeardOthers) await this.#takeOver(sync);
    if (this.#isLeading) await sync?.start();
  }

  /** Returns null and tries again later if the code is not cached and cannot be loaded. */
  async #loadServerSync(): Promise<ServerSync | null> {
    const { environment, replica, account, lifetime, loadUploads } = this.#of;
    try {
      const [{ ServerSync }, uploads] = await Promise.all([import('../sync/server-sync.ts'), loadUploads()]);
      return (this.#serverSync ??= new ServerSync(environment, replica, account, uploads, {
        changed: (change) => this.#stored(change),
        signedOut: () => this.#connect({ isSignedOut: true }),
        reached: (isReached) => this.#connect({ isReached, ...(isReached ? { isSignedOut: false } : {}) }),
        busy: (running) => this.#connect({ uploads: running }),
        firstSync: (firstSync) => {
          if (firstSync !== null) this.#serverSync?.unpacking.expectMore();
          this.#connect({ firstSync });
        },
        rested: () => {
          this.#listener.rested();
          if (this.#isLeading) this.#serverSync?.unpacking.begin();
        },
      }));
    } catch {
      this.#connect({ isReached: false });
      lifetime.later(() => this.#isLeading && void this.#lead().catch(lifetime.unlessEnded));
      return null;
    }
  }

  /** The former leader may have ended before it posted its last changes. */
  async #takeOver(sync: ServerSync): Promise<void> {
    const refs = await sync.reread(this.#of.changes);
    await this.#listener.shelfChanged();
    this.post({ kind: 'changed', refs, shelf: true });
  }

  #stored(change: StoreChange): void {
    const { changes, replica } = this.#of;
    const isFree = (ref: RecordRef) => !changes.isUnderWay(ref);
    replica.apply(change.put.filter(isFree), change.remove.filter(isFree));
    const refs = [...change.put, ...change.remove].map(({ table, key }) => ({ table, key }));
    const shelf = change.shelve.length > 0;
    if (refs.length > 0 || shelf) this.post({ kind: 'changed', refs, shelf });
    if (shelf) void this.#listener.shelfChanged();
    if (this.#isLeading) this.#serverSync?.nudge();
  }

  async #rereadAndSend(refs: readonly RecordRef[]): Promise<void> {
    await this.#of.changes.reread(refs);
    if (this.#isLeading) this.#serverSync?.nudge();
  }

  #connect(change: Partial<ConnectionState>): void {
    this.#connection = { ...this.#connection, ...change };
    this.#listener.statusChanged();
  }

  /** Without a shared disk, each tab syncs for itself. */
  get #isAlone(): boolean {
    return this.#of.environment.store.storage === 'memory';
  }

  #isShared({ kind }: TabMessage): boolean {
    return !this.#isAlone || kind === 'hello' || kind === 'wiped';
  }

  #receive(message: TabMessage): void {
    const { environment, lifetime } = this.#of;
    this.#hasHeardOthers = true;
    switch (message.kind) {
      case 'changing':
        // The other tab may end before it posts `changed`. Without this, its edit would be neither shown nor sent.
        environment.after(autoSyncMs, () => {
          if (!lifetime.hasEnded) void this.#rereadAndSend(message.refs);
        });
        return;
      case 'changed':
        if (message.refs.length > 0) void this.#rereadAndSend(message.refs);
        if (message.shelf) void this.#listener.shelfChanged();
        return;
      case 'beat':
        this.#leadership?.heardBeat();
        if (!this.#isLeading) this.#connect(message.connection);
        return;
      case 'typed':
        return this.#isLeading ? this.#serverSync?.nudge() : undefined;
      case 'wake':
        return this.#isLeading ? this.wake() : undefined;
      case 'hello':
        return this.#meet(message.build, message.isAnswer);
      case 'wiped':
        this.#listener.wiped();
        return this.#connect({ isSignedOut: true });
    }
  }

  #meet(build: number, isAnswer: boolean): void {
    if (!isAnswer) this.post({ kind: 'hello', build: clientBuild, isAnswer: true });
    if (build <= clientBuild) return;
    this.#isOutdated = true;
    this.#leadership?.stop();
    this.#listener.statusChanged();
  }
}
