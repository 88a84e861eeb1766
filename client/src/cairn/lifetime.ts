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

  /** Calls `attempt` after the usual sync pause, unless the account is closed before. */
  later(attempt: () => void): void {
    const stop = this.#after(autoSyncMs, () => {
      this.#stops.delete(stop);
      attempt();
    });
    this.#stops.add(stop);
  }

  /** Starts work once its code is loaded. Does nothing if the import fails or the account is closed meanwhile. */
  async startWhenLoaded(load: () => Promise<() => Stop>): Promise<void> {
    const start = await load().catch(() => null);
    if (start && !this.#hasEnded) this.add(start());
  }

  /** Ignores failures after the account is closed, because its store is closed too. */
  readonly unlessEnded = (cause: unknown): void => {
    if (!this.#hasEnded) throw cause;
  };

  end(): void {
    this.#hasEnded = true;
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }
}
