import { AsyncLocalStorage } from 'node:async_hooks';
import type { openPool } from '@cairn/server/db/pool';

type Pool = ReturnType<typeof openPool>;

interface Client {
  query: (...args: unknown[]) => Promise<unknown>;
}

export interface Visit<Result> {
  /** False if the request ended without a commit. */
  readonly isStanding: boolean;
  goOn(): void;
  readonly end: Promise<Result>;
}

interface Hold {
  readonly reached: () => void;
  readonly released: Promise<void>;
}

/** Pauses single requests right before their transaction commits. */
export class HeldCommits {
  readonly #pool: Pool;
  readonly #hold = new AsyncLocalStorage<Hold>();
  readonly #known = new WeakSet<Client>();

  /** @param pool only clients that connect later can be held */
  constructor(pool: Pool) {
    this.#pool = pool;
    pool.on('connect', (client) => this.#watch(client as unknown as Client));
  }

  async visit<Result>(serve: () => Promise<Result>): Promise<Visit<Result>> {
    const reached = Promise.withResolvers<boolean>();
    const released = Promise.withResolvers<void>();
    const hold: Hold = { reached: () => reached.resolve(true), released: released.promise };
    const end = this.#hold.run(hold, serve);
    end.then(
      () => reached.resolve(false),
      () => reached.resolve(false),
    );
    return { isStanding: await reached.promise, goOn: () => released.resolve(), end };
  }

  /** Resolves to true when a statement waits for a lock, or to false when `other` ends first. */
  async waits(other: Promise<unknown>): Promise<boolean> {
    let hasEnded = false;
    const ended = () => {
      hasEnded = true;
    };
    other.then(ended, ended);
    for (;;) {
      const { rows } = await this.#pool.query<{ waits: boolean }>(
        // The same server holds databases of other tests.
        `select exists (select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()) as waits`,
      );
      if (hasEnded) return false;
      if (rows[0]?.waits) return true;
    }
  }

  #watch(client: Client): void {
    if (this.#known.has(client)) return;
    this.#known.add(client);
    const query = client.query.bind(client);
    const held = (...args: unknown[]) => {
      const hold = args[0] === 'commit' ? this.#hold.getStore() : undefined;
      if (!hold) return query(...args);
      hold.reached();
      return hold.released.then(() => query(...args));
    };
    client.query = held;
  }
}
