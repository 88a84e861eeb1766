import type { Environment } from './environment.ts';
import { FeedReader, type FeedListener } from './feed/feed-reader.ts';
import { Outbox, type OutboxListener } from './outbox/outbox.ts';
import type { Replica } from './replica/replica.ts';
import type { Account } from './account.ts';
import { Unpacking } from './store/unpacking.ts';

/**
 * What the leading tab has with the server: it sends what was typed and reads what others did.
 *
 * Nothing of it is needed to show what is on the device, so it is loaded when a tab leads.
 */
export class ServerSync {
  readonly #feed: FeedReader;
  readonly #outbox: Outbox;
  /** What the store put off at a first reading. */
  readonly unpacking: Unpacking;
  #state: 'stopped' | 'starting' | 'running' = 'stopped';

  constructor(
    environment: Environment,
    replica: Replica,
    account: Account,
    listener: FeedListener & OutboxListener,
  ) {
    this.unpacking = new Unpacking(environment);
    this.#feed = new FeedReader(environment, replica, account, listener);
    this.#outbox = new Outbox(environment, replica, (scope) => this.#feed.holdsScope(scope), listener);
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
