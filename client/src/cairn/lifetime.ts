import { autoSyncMs } from '@cairn/core/sync/retry';
import type { Environment, Stop } from '../environment/environment.ts';

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

  /** Calls `attempt` after the sync interval, unless the account is closed first. */
  later(attempt: () => void): void {
    const stop = this.#after(autoSyncMs, () => {
      this.#stops.delete(stop);
      attempt();
    });
    this.#stops.add(stop);
  }

  /** Does nothing if loading fails, or the account was closed meanwhile. */
  async startWhenLoaded(load: () => Promise<() => Stop>): Promise<void> {
    const start = await load().catch(() => null);
    if (start && !this.#hasEnded) this.add(start());
  }

  /** Closing the account also closes its store, so later failures are expected. */
  readonly unlessEnded = (cause: unknown): void => {
    if (!this.#hasEnded) throw cause;
  };

  end(): void {
    this.#hasEnded = true;
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }
}
