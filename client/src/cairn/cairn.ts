import { isUnsent, type SyncRecord } from '@cairn/core/sync/record';
import { todayIn } from '@cairn/core/time/zones';
import type { Account } from '../account.ts';
import { clientBuild } from '../client-build.ts';
import type { Environment, Stop } from '../environment/environment.ts';
import type { Uploads } from '../outbox/upload.ts';
import { loadReplica } from '../persistence/load-replica.ts';
import { type DecideChange, LocalChanges } from '../persistence/local-change.ts';
import { activeSpacesOf } from '../replica/active-spaces.ts';
import { Replica } from '../replica/replica.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { todayOf } from '../replica/today.ts';
import type { ColumnRange, RecordRef, ShelfEntry } from '../store/account-store.ts';
import { UndoStack } from '../undo-stack/undo-stack.ts';
import { quietConnection, type TabMessage } from '../tabs/tab-messages.ts';
import { Lifetime } from './lifetime.ts';
import { type SyncStatus, syncStatusOf } from './sync-status.ts';
import { TabMailbox } from './tab-mailbox.ts';
import type { TabSync } from './tab-sync.ts';

/**
 * One account on this device.
 *
 * {@link Cairn.replica} answers all reads from memory. {@link Cairn.change} is the only write: it updates the
 * screen, then the disk, then the server. User actions are functions outside this class, such as
 * `goals/add-goals.ts`.
 */
export class Cairn {
  readonly account: Account;
  readonly environment: Environment;
  readonly replica = new Replica();
  /** The record as it was when the user began to edit the focused field (`written-on.ts`). */
  writtenIn: SyncRecord | null = null;
  readonly undoStack = new UndoStack();
  readonly #changes: LocalChanges;
  readonly #lifetime: Lifetime;
  readonly #loadUploads: () => Promise<Uploads>;
  /** Null until the code is loaded. */
  #tabs: TabSync | null = null;
  readonly #mailbox: TabMailbox;
  /** Used until {@link TabSync} is loaded. */
  #connection = quietConnection;
  #asksToKeep = true;
  #lookAtClimbs: () => void = () => undefined;
  #shelf: readonly ShelfEntry[] = [];
  #status: SyncStatus | null = null;

  /** @param loadUploads loads each table's upload rules after the first paint */
  constructor(account: Account, environment: Environment, loadUploads: () => Promise<Uploads>) {
    this.account = account;
    this.environment = environment;
    const { replica } = this;
    this.#lifetime = new Lifetime(environment);
    this.#mailbox = new TabMailbox(environment, () => this.#wiped());
    this.#loadUploads = loadUploads;
    this.#changes = new LocalChanges(environment, replica, {
      changing: (refs) => this.#mailbox.post({ kind: 'changing', refs }),
      changed: (refs, hasShelved) => this.#typed(refs, hasShelved),
    });
    // Registered first, so that later watchers read a fresh status.
    replica.watch('unsent', () => void (this.#status = null));
    const tables = ['table/user_settings', 'table/spaces', 'table/member_settings'];
    replica.watchers.watchAll(tables, () => this.look());
  }

  /**
   * Loads the disk and starts to sync.
   *
   * @param lookNow returns the time range on the screen
   * @returns resolves when that range can be painted; the rest loads later
   */
  async open(lookNow: (() => ColumnRange) | null): Promise<void> {
    this.look();
    const { environment, replica } = this;
    const { underWay } = this.#changes;
    environment.store.refillFrom?.(() => ({ replica, underWay, shelf: this.#shelf }));
    this.#lifetime.add(environment.journals.watch(() => this.#finishJournals()));
    if (environment.journals.read().size > 0) this.#finishJournals();
    const isKept = this.#keepJournal();
    const { whole } = await loadReplica(environment, replica, this.#changes, lookNow?.() ?? null);
    this.#lifetime.add(
      this.#mailbox.listen(),
      environment.wakeUps(() => this.wake()),
    );
    this.#mailbox.post({ kind: 'hello', build: clientBuild, isAnswer: false });
    this.opened = whole
      .then(async () => {
        await Promise.all([this.#rereadShelf(), isKept]);
        if (this.#lifetime.hasEnded) return;
        await this.#sync();
        if (lookNow && environment.store.storage === 'durable') await this.#keepSnapshot(lookNow);
      })
      .catch(this.#lifetime.unlessEnded);
  }

  /** Retries later if the code cannot be loaded. */
  async #sync(): Promise<void> {
    const { account, environment, replica } = this;
    const [changes, lifetime] = [this.#changes, this.#lifetime];
    try {
      const [{ TabSync }, { followClimbs }, uploads] = await Promise.all([
        import('./tab-sync.ts'),
        import('./follow-climbs.ts'),
        this.#loadUploads(),
      ]);
      if (lifetime.hasEnded) return;
      const climbs = followClimbs(this);
      this.#lookAtClimbs = climbs.look;
      lifetime.add(climbs.stop);
      this.#tabs = new TabSync(
        { account, environment, replica, changes, lifetime, uploads, mailbox: this.#mailbox },
        {
          statusChanged: () => this.#touchStatus(),
          shelfChanged: () => this.#rereadShelf(),
          rested: () => {
            this.look();
            climbs.endReading();
          },
        },
      );
    } catch {
      this.#connection = { ...quietConnection, isReached: false };
      this.#touchStatus();
      return lifetime.later(() => void this.#sync());
    }
    this.#mailbox.deliverTo((message) => this.#tabs?.receive(message));
    this.#tabs.askToLead();
    this.#tabs.postUnsent();
  }

  /** A journal keeps unstored changes when the page closes. Nobody types before the first picture. */
  async #keepJournal(): Promise<void> {
    await this.environment.firstPaint();
    await this.#lifetime.startWhenLoaded(async () => {
      const { keepJournal } = await import('../persistence/keep-journal.ts');
      return () => keepJournal(this.environment, this.#changes);
    });
  }

  /** With a copy of the screen, the next visit can paint before the database is open. */
  async #keepSnapshot(lookNow: () => ColumnRange): Promise<void> {
    await this.#lifetime.startWhenLoaded(async () => {
      const { keepSnapshot } = await import('../persistence/keep-snapshot.ts');
      return () => keepSnapshot(this.environment, this.replica, lookNow);
    });
  }

  #finishJournals(): void {
    const finish = async () => {
      const { finishJournals } = await import('../persistence/finish-journals.ts');
      const refs = await finishJournals(this.environment);
      const message: TabMessage = { kind: 'changed', refs, shelf: true };
      this.#mailbox.receive(message);
      this.#mailbox.post(message);
    };
    const finished = finish().catch(() => {
      // The disk is full, or the code cannot be loaded. The page may stay open for days.
      if (!this.#lifetime.hasEnded) this.#lifetime.later(() => this.#finishJournals());
    });
    this.#changes.waitFor(finished);
  }

  /** Cheap if neither date nor active spaces have changed. */
  look(): void {
    const settings = settingsOf(this);
    this.replica.lookFrom({ today: todayOf(this), zone: settings.timezone });
    this.replica.showSpaces(activeSpacesOf(this));
    this.replica.climbs.today = todayIn(settings.timezone, this.environment.now(), 0);
    this.#lookAtClimbs();
  }

  opened: Promise<void> = Promise.resolve();

  close(): void {
    this.#lifetime.end();
    this.environment.store.close();
  }

  /**
   * Updates the screen before it returns, then the disk.
   *
   * @returns rejects with StorageRefused if the disk refuses the change
   */
  change(refs: readonly RecordRef[], decide: DecideChange): Promise<void> {
    const change = this.#changes.change(refs, decide, this.writtenIn);
    this.undoStack.note(change);
    return change.saved;
  }

  /** Call this when the network is back or the user has signed in again. */
  wake(): void {
    if (this.#tabs) this.#tabs.wake();
    else this.#mailbox.post({ kind: 'wake' });
  }

  /** Called when an edit of this tab is stored. */
  #typed(refs: readonly RecordRef[], hasShelved: boolean): void {
    this.#keepWhatIsUnsent();
    this.#mailbox.post({ kind: 'changed', refs, shelf: hasShelved });
    if (hasShelved) void this.#rereadShelf();
    if (this.#tabs) this.#tabs.typed();
    else this.#mailbox.post({ kind: 'typed' });
  }

  get shelf(): readonly ShelfEntry[] {
    return this.#shelf;
  }

  async addToShelf(entries: readonly ShelfEntry[]): Promise<void> {
    await this.change([], () => ({ put: [], shelve: entries }));
    this.#mailbox.post({ kind: 'changed', refs: [], shelf: true });
    await this.#rereadShelf();
  }

  async removeFromShelf(entryIds: readonly string[]): Promise<void> {
    await this.environment.store.removeFromShelf(entryIds);
    this.#mailbox.post({ kind: 'changed', refs: [], shelf: true });
    await this.#rereadShelf();
  }

  async #rereadShelf(): Promise<void> {
    this.#shelf = await this.environment.store.shelf();
    this.#touchStatus();
  }

  /** Called when another tab has removed the account. */
  #wiped(): void {
    this.#lifetime.end();
    this.#connection = { ...quietConnection, isSignedOut: true };
    this.#touchStatus();
  }

  /** Also removes the account from other tabs. */
  async wipe(): Promise<void> {
    this.#mailbox.post({ kind: 'wiped' });
    this.#lifetime.end();
    const { journals, snapshot } = this.environment;
    snapshot.write(null);
    for (const journal of journals.read().keys()) journals.write(journal, null);
    await this.environment.store.wipe();
  }

  /** Returns the same object until the status changes; see {@link Cairn.watchStatus}. */
  get status(): SyncStatus {
    this.#status ??= syncStatusOf(this.replica, {
      onShelf: this.#shelf.length,
      connection: this.#tabs?.connection ?? this.#connection,
      storage: this.environment.store.storage,
      isOutdated: this.#tabs?.isOutdated ?? false,
    });
    return this.#status;
  }

  watchStatus(changed: () => void): Stop {
    return this.replica.watchers.watchAll(['unsent', 'sync'], changed);
  }

  #touchStatus(): void {
    this.#status = null;
    this.replica.watchers.tell(['sync']);
  }

  /** Includes records whose upload was refused. */
  unsentRecords(): readonly SyncRecord[] {
    return [...this.replica.unsentRecords()].filter(isUnsent);
  }

  /** Until the first edit, the server has all data, so persistent storage is not needed. */
  #keepWhatIsUnsent(): void {
    if (!this.#asksToKeep || this.unsentRecords().length === 0) return;
    this.#asksToKeep = false;
    this.environment.keepStorage();
  }
}
