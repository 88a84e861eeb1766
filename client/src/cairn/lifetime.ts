import { autoSyncMs } from '@cairn/core/sync/retry';
import type { Environment, Stop } from '../environment/environment.ts';

/** Collects everything that an open account has started, and stops it when the account is closed. */
export class Lifetime {
  readonly #after: Environment['after'];
  readonly #stops = new Set<Stop>();
  #hasEnded = false;

  constructor({ after }: Pick<Environment, 'after'>) {
    this.#after = after;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  add(...stops: readonly Stop[]): void {
    for (const stop of stops) this.#stops.add(stop);
  }

  /** Calls `attempt` after the usual pause between two syncs, unless the account is closed by then. */
  later(attempt: () => void): void {
    const stop = this.#after(autoSyncMs, () => {
      this.#stops.delete(stop);
      attempt();
    });
    this.#stops.add(stop);
  }

  /** Starts what an import provides. Starts nothing when the import fails or the account is closed meanwhile. */
  async startWhenLoaded(load: () => Promise<() => Stop>): Promise<void> {
    const start = await load().catch(() => null);
    if (start && !this.#hasEnded) this.add(start());
  }

  /** Rethrows a failure while the account is open. The last steps of a closed account fail, because its store is closed. */
  readonly unlessEnded = (cause: unknown): void => {
    if (!this.#hasEnded) throw cause;
  };

  end(): void {
    this.#hasEnded = true;
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }
}
