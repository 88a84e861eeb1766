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

/**
 * What the leading tab has with the server: it sends what was typed and reads what others did.
 *
 * Nothing of it is needed to show what is on the device, so it is loaded when a tab leads.
 */
export class ServerSync {
  readonly #environment: Environment;
  readonly #replica: Replica;
  readonly #feed: FeedReader;
  readonly #outbox: Outbox;
  /** What the store put off at a first reading. */
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

  /** Reads the disk again, as whoever takes the lead from another tab has to; says what was otherwise there. */
  reread(changes: LocalChanges): Promise<readonly RecordRef[]> {
    return rereadReplica(this.#environment, this.#replica, changes);
  }

  /** Begins to read, and to send as soon as it is known which scopes this device holds. */
  async start(): Promise<void> {
    this.#state = 'starting';
    await this.#feed.start();
    // Stopped meanwhile, or started anew: whoever did that goes on.
    if (this.#state !== 'starting') return;
    this.#state = 'running';
    this.#outbox.start();
  }

  /** Reads and sends nothing more. */
  stop(): void {
    this.#state = 'stopped';
    this.#outbox.stop();
    this.#feed.stop();
    this.unpacking.stop();
  }

  /** Tries at once: the network may be back, somebody signed in again. */
  wake(): void {
    if (this.#state !== 'running') return;
    this.#outbox.start();
    this.#feed.pull();
  }

  /** Something was typed. */
  nudge(): void {
    this.#outbox.nudge();
  }
}
