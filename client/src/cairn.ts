import { isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import { autoSyncMs } from '@cairn/core/sync/retry';
import type { Account } from './account.ts';
import { clientBuild } from './client-build.ts';
import type { Environment, Stop } from './environment.ts';
import { type DecideChange, LocalChanges } from './outbox/local-change.ts';
import type { Uploads } from './outbox/upload.ts';
import { loadReplica } from './replica/load-replica.ts';
import { Replica } from './replica/replica.ts';
import type { ServerSync } from './server-sync.ts';
import { settingsOf } from './settings/settings-of.ts';
import { todayOf } from './settings/today.ts';
import { activeSpacesOf } from './spaces/active-spaces.ts';
import type { ColumnRange, RecordRef, ShelfEntry, StoreChange } from './store/account-store.ts';
import { type SyncStatus, syncStatusOf } from './sync-status.ts';
import type { Leadership } from './tabs/leadership.ts';
import type { ConnectionState, TabMessage } from './tabs/tab-messages.ts';
import { Steps } from './undo/steps.ts';

const quietConnection: ConnectionState = { isReached: true, uploads: 0, firstSync: null, isSignedOut: false };

/**
 * One account on this device: what is known, what was typed, and how both travel.
 *
 * Reading goes to {@link Cairn.replica} and never waits. Writing goes through {@link Cairn.change}: the screen follows
 * at once, the disk right after, the server when there is a network. The verbs are functions beside this class
 * (`goals/add-goals.ts` and so on); nothing else writes.
 */
export class Cairn {
  readonly account: Account;
  readonly environment: Environment;
  readonly replica = new Replica();
  /** What the field showed that is written in now (`written-on.ts`). */
  writtenIn: SyncRecord | null = null;
  /** What can be undone in this tab. */
  readonly steps = new Steps();
  readonly #changes: LocalChanges;
  readonly #loadUploads: () => Promise<Uploads>;
  #serverSync: ServerSync | null = null;
  #leadership: Leadership | null = null;
  readonly #stops: Stop[] = [];
  #connection: ConnectionState = quietConnection;
  #isOutdated = false;
  #hasHeardOthers = false;
  #asksToKeep = true;
  #hasEnded = false;
  #shelf: readonly ShelfEntry[] = [];
  #status: SyncStatus | null = null;

  /** @param loadUploads loads what sending needs of each table; called when this tab begins to sync */
  constructor(account: Account, environment: Environment, loadUploads: () => Promise<Uploads>) {
    this.account = account;
    this.environment = environment;
    this.#loadUploads = loadUploads;
    this.#changes = new LocalChanges(environment, this.replica, {
      changing: (refs) => this.#post({ kind: 'changing', refs }),
      changed: (refs, hasShelved) => this.#tellTyped(refs, hasShelved),
    });
    // The first to watch, so that whoever is told next reads a fresh status.
    this.replica.watch('unsent', () => void (this.#status = null));
    const tables = ['table/user_settings', 'table/spaces', 'table/member_settings'];
    this.replica.watchers.watchAll(tables, () => this.look());
  }

  /**
   * Reads this device's copy, what is on the screen first, and begins to sync.
   *
   * @param lookNow says which stretch of a column is on the screen
   * @returns when that stretch can be painted; the rest follows by itself
   */
  async open(lookNow: (() => ColumnRange) | null): Promise<void> {
    this.look();
    const { environment, replica } = this;
    const { underWay } = this.#changes;
    environment.store.refillFrom?.(() => ({ replica, underWay, shelf: this.#shelf }));
    this.#stops.push(environment.journals.watch(() => this.#finishJournals()));
    if (environment.journals.read().size > 0) this.#finishJournals();
    const isKept = this.#keepJournal();
    const { whole } = await loadReplica(environment, replica, this.#changes, lookNow?.() ?? null);
    this.#stops.push(
      this.environment.channel.listen((message) => {
        if (this.#isShared(message as TabMessage)) this.#heard(message as TabMessage);
      }),
      this.environment.wakeUps(() => this.wake()),
    );
    this.#post({ kind: 'hello', build: clientBuild, isAnswer: false });
    this.opened = whole
      .then(async () => {
        // The first picture is shown by then.
        await Promise.all([this.#rereadShelf(), isKept]);
        if (this.#hasEnded) return;
        await this.#askToLead();
        this.#tellUnsent();
        if (!lookNow || environment.store.storage !== 'durable') return;
        // Without it the next visit reads the database.
        await this.#keep(async () => {
          const { keepSnapshot } = await import('./replica/keep-snapshot.ts');
          return () => keepSnapshot(environment, replica, lookNow);
        });
      })
      .catch(this.#unlessEnded);
  }

  /** Throws a failure on, unless this planner was closed: its store is closed then, so its last steps fail. */
  readonly #unlessEnded = (cause: unknown): void => {
    if (!this.#hasEnded) throw cause;
  };

  /** What is under way when this page is left is written down: nobody types before the first picture. */
  async #keepJournal(): Promise<void> {
    await this.environment.firstPaint();
    // Where it is not on this device yet and there is no network, the disk alone has it.
    await this.#keep(async () => {
      const { keepJournal } = await import('./outbox/keep-journal.ts');
      return () => keepJournal(this.environment, this.#changes);
    });
  }

  /** What pages had under way when they were left comes to the disk, and from there into every tab. */
  #finishJournals(): void {
    const finish = async () => {
      const { finishJournals } = await import('./outbox/finish-journals.ts');
      const refs = await finishJournals(this.environment);
      const message: TabMessage = { kind: 'changed', refs, shelf: true };
      this.#heard(message);
      this.#post(message);
    };
    const finished = finish().catch(() => {
      // The disk is full, or its code has not come to this device yet: the journal stays, and this page may stay for days.
      if (this.#hasEnded) return;
      this.#later(() => this.#finishJournals());
    });
    this.#changes.waitFor(finished);
  }

  /** Does until the end what has to be fetched first, or nothing where it cannot be. */
  async #keep(fetched: () => Promise<() => Stop>): Promise<void> {
    const keep = await fetched().catch(() => null);
    if (keep && !this.#hasEnded) this.#stops.push(keep());
  }

  /** Looks which day it is and which spaces are active: what is shown follows. Costs nothing while it is the same. */
  look(): void {
    this.replica.lookFrom({ today: todayOf(this), zone: settingsOf(this).timezone });
    this.replica.showSpaces(activeSpacesOf(this));
  }

  /** Resolves when everything on the disk is in memory. */
  opened: Promise<void> = Promise.resolve();

  /** Stops syncing and lets go of the database; what is on the disk stays there. */
  close(): void {
    this.#end();
    this.environment.store.close();
  }

  /**
   * Changes records: on the screen before this returns, then on the disk.
   *
   * @returns resolves when it is on the disk; rejects with StorageRefused when it is not
   */
  change(refs: readonly RecordRef[], decide: DecideChange): Promise<void> {
    const change = this.#changes.change(refs, decide, this.writtenIn);
    this.steps.note(change);
    return change.saved;
  }

  /** Tries at once: the network may be back, somebody signed in again. */
  wake(): void {
    if (this.#isLeading) {
      this.#connect({ isSignedOut: false });
      this.#serverSync?.wake();
    } else this.#post({ kind: 'wake' });
  }

  /** The values, edits and uploads that found no place. */
  get shelf(): readonly ShelfEntry[] {
    return this.#shelf;
  }

  /** Puts on the shelf what has no record to be typed into; see {@link Cairn.change}. */
  async addToShelf(entries: readonly ShelfEntry[]): Promise<void> {
    await this.change([], () => ({ put: [], shelve: entries }));
    this.#post({ kind: 'changed', refs: [], shelf: true });
    await this.#rereadShelf();
  }

  /** Takes entries off the shelf. */
  async removeFromShelf(entryIds: readonly string[]): Promise<void> {
    await this.environment.store.removeFromShelf(entryIds);
    this.#post({ kind: 'changed', refs: [], shelf: true });
    await this.#rereadShelf();
  }

  /** Removes the account from this device, in every tab. */
  async wipe(): Promise<void> {
    this.#post({ kind: 'wiped' });
    this.#end();
    const { journals, snapshot } = this.environment;
    snapshot.write(null);
    for (const journal of journals.read().keys()) journals.write(journal, null);
    await this.environment.store.wipe();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#leadership?.stop();
    for (const stop of this.#stops.splice(0)) stop();
  }

  /** What the mark shows; the same object until it changes. Watch the topic `sync`. */
  get status(): SyncStatus {
    this.#status ??= syncStatusOf(this.replica, {
      onShelf: this.#shelf.length,
      connection: this.#connection,
      storage: this.environment.store.storage,
      isOutdated: this.#isOutdated,
    });
    return this.#status;
  }

  /** Calls `changed` whenever {@link Cairn.status} may have changed. */
  watchStatus(changed: () => void): Stop {
    return this.replica.watchers.watchAll(['unsent', 'sync'], changed);
  }

  /** Everything that differs from the server and is wanted, stuck or not. */
  unsentRecords(): readonly SyncRecord[] {
    return [...this.replica.unsentRecords()].filter(isUnsent);
  }

  /** Asks to be the tab that syncs. */
  async #askToLead(): Promise<void> {
    try {
      const { Leadership } = await import('./tabs/leadership.ts');
      if (this.#hasEnded || this.#isOutdated) return;
      this.#leadership = new Leadership(this.environment, {
        leads: () => void this.#lead().catch(this.#unlessEnded),
        follows: () => this.#serverSync?.stop(),
        beat: () => this.#post({ kind: 'beat', connection: this.#connection }),
      });
      if (this.#isAlone) this.#leadership.startAlone();
      else this.#leadership.start();
    } catch {
      this.#connect({ isReached: false });
      this.#later(() => void this.#askToLead());
    }
  }

  get #isLeading(): boolean {
    return this.#leadership?.isLeading ?? false;
  }

  #later(attempt: () => void): void {
    const stop = this.environment.after(autoSyncMs, () => {
      this.#stops.splice(this.#stops.indexOf(stop), 1);
      attempt();
    });
    this.#stops.push(stop);
  }

  async #lead(): Promise<void> {
    if (this.#isOutdated) return;
    const sync = await this.#loadServerSync();
    if (sync && this.#hasHeardOthers) await this.#takeOver(sync);
    if (this.#isLeading) await sync?.start();
  }

  /** Loads what talks to the server; null, with another try later, where it is not on this device and cannot be fetched. */
  async #loadServerSync(): Promise<ServerSync | null> {
    try {
      const [{ ServerSync }, uploads] = await Promise.all([
        import('./server-sync.ts'),
        this.#loadUploads(),
      ]);
      return (this.#serverSync ??= new ServerSync(this.environment, this.replica, this.account, uploads, {
        changed: (change) => this.#stored(change),
        signedOut: () => this.#connect({ isSignedOut: true }),
        reached: (isReached) => this.#connect({ isReached, ...(isReached ? { isSignedOut: false } : {}) }),
        busy: (uploads) => this.#connect({ uploads }),
        firstSync: (firstSync) => {
          if (firstSync !== null) this.#serverSync?.unpacking.expectMore();
          this.#connect({ firstSync });
        },
        rested: () => {
          this.look();
          if (this.#isLeading) this.#serverSync?.unpacking.begin();
        },
      }));
    } catch {
      this.#connect({ isReached: false });
      this.#later(() => this.#isLeading && void this.#lead().catch(this.#unlessEnded));
      return null;
    }
  }

  /** The leader before may have ended before it told what it stored; the other tabs hear of it with this one. */
  async #takeOver(sync: ServerSync): Promise<void> {
    const refs = await sync.reread(this.#changes);
    await this.#rereadShelf();
    this.#post({ kind: 'changed', refs, shelf: true });
  }

  /** A tab may have ended between storing what was typed and telling the leader: whoever opens next does it instead. */
  #tellUnsent(): void {
    const refs = [...this.replica.unsentRecords()].map(({ table, key }) => ({ table, key }));
    if (refs.length > 0) this.#post({ kind: 'changed', refs, shelf: false });
  }

  async #rereadAndSend(refs: readonly RecordRef[]): Promise<void> {
    await this.#changes.reread(refs);
    if (this.#isLeading) this.#serverSync?.nudge();
  }

  #tellTyped(refs: readonly RecordRef[], hasShelved: boolean): void {
    this.#keepWhatIsUnsent();
    this.#serverSync?.unpacking.giveWay();
    this.#post({ kind: 'changed', refs, shelf: hasShelved });
    if (hasShelved) void this.#rereadShelf();
    if (this.#isLeading) this.#serverSync?.nudge();
    else this.#post({ kind: 'typed' });
  }

  /** The first edit is the first thing that only this device has. */
  #keepWhatIsUnsent(): void {
    if (!this.#asksToKeep || this.unsentRecords().length === 0) return;
    this.#asksToKeep = false;
    this.environment.keepStorage();
  }

  #stored(change: StoreChange): void {
    const isFree = (ref: RecordRef) => !this.#changes.isUnderWay(ref);
    this.replica.apply(change.put.filter(isFree), change.remove.filter(isFree));
    const refs = [...change.put, ...change.remove].map(({ table, key }) => ({ table, key }));
    const shelf = change.shelve.length > 0;
    if (refs.length > 0 || shelf) this.#post({ kind: 'changed', refs, shelf });
    if (shelf) void this.#rereadShelf();
    if (this.#isLeading) this.#serverSync?.nudge();
  }

  async #rereadShelf(): Promise<void> {
    this.#shelf = await this.environment.store.shelf();
    this.#touchStatus();
  }

  #connect(change: Partial<ConnectionState>): void {
    this.#connection = { ...this.#connection, ...change };
    this.#touchStatus();
  }

  #touchStatus(): void {
    this.#status = null;
    this.replica.watchers.tell(['sync']);
  }

  /** With no disk in common one tab can do nothing for another: each of them syncs. */
  get #isAlone(): boolean {
    return this.environment.store.storage === 'memory';
  }

  /** Whether it means something to tabs that have no disk in common. */
  #isShared({ kind }: TabMessage): boolean {
    return !this.#isAlone || kind === 'hello' || kind === 'wiped';
  }

  #post(message: TabMessage): void {
    if (this.#isShared(message)) this.environment.channel.post(message);
  }

  #heard(message: TabMessage): void {
    this.#hasHeardOthers = true;
    switch (message.kind) {
      case 'changing':
        // It may end before it tells what it has stored, and nobody would show or send that before another tab opens.
        this.environment.after(autoSyncMs, () => {
          if (!this.#hasEnded) void this.#rereadAndSend(message.refs);
        });
        return;
      case 'changed':
        if (message.refs.length > 0) void this.#rereadAndSend(message.refs);
        if (message.shelf) void this.#rereadShelf();
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
        this.#end();
        return this.#connect({ isSignedOut: true });
    }
  }

  /** Of two builds the older one stops syncing: it would misread what the newer one stores. */
  #meet(build: number, isAnswer: boolean): void {
    if (!isAnswer) this.#post({ kind: 'hello', build: clientBuild, isAnswer: true });
    if (build <= clientBuild) return;
    this.#isOutdated = true;
    this.#leadership?.stop();
    this.#touchStatus();
  }
}
