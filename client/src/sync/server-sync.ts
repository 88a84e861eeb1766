import type { Environment } from '../environment/environment.ts';
import { FeedReader, type FeedListener } from '../feed/feed-reader.ts';
import type { LocalChanges } from '../persistence/local-change.ts';
import type { Uploads } from '../outbox/upload.ts';
import { Outbox, type OutboxListener } from '../outbox/outbox.ts';
import type { Replica } from '../replica/replica.ts';
import { rereadReplica } from '../persistence/reread-replica.ts';
import type { RecordRef } from '../store/account-store.ts';
import type { Account } from '../account.ts';
import { Unpacking } from './unpacking.ts';

/** Loaded when a tab starts to lead. */
export class ServerSync {
  readonly #environment: Environment;
  readonly #replica: Replica;
  readonly #feed: FeedReader;
  readonly #outbox: Outbox;
  readonly unpacking: Unpacking;
  #state: 'stopped' | 'starting' | 'running' = 'stopped';

  constructor(
    environment: Environment,
    replica: Replica,
    account: Account,
    uploads: Uploads,
    listener: FeedListener & OutboxListener,
  ) {
    this.#environment = environment;
    this.#replica = replica;
    this.unpacking = new Unpacking(environment);
    const holdsScope = (scope: string) => this.#feed.holdsScope(scope);
    this.#outbox = new Outbox(environment, replica, uploads, holdsScope, listener);
    this.#feed = new FeedReader(environment, replica, account, {
      changed: (change) => listener.changed(change),
      signedOut: () => listener.signedOut(),
      firstSync: (progress) => listener.firstSync(progress),
      rested: () => listener.rested(),
      reached: (isReached) => {
        listener.reached(isReached);
        if (isReached) this.#outbox.heard();
      },
    });
  }

  /** Returns the records that differed on the disk. */
  reread(changes: LocalChanges): Promise<readonly RecordRef[]> {
    return rereadReplica(this.#environment, this.#replica, changes);
  }

  /** Uploads start when this device's scopes are known. */
  async start(): Promise<void> {
    this.#state = 'starting';
    await this.#feed.start();
    if (this.#state !== 'starting') return;
    this.#state = 'running';
    this.#outbox.start();
  }

  stop(): void {
    this.#state = 'stopped';
    this.#outbox.stop();
    this.#feed.stop();
    this.unpacking.stop();
  }

  wake(): void {
    if (this.#state !== 'running') return;
    this.#outbox.start();
    this.#feed.pull();
  }

  nudge(): void {
    this.#outbox.nudge();
  }
}
