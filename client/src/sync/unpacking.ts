import type { Environment, Stop } from '../environment/environment.ts';

/** Milliseconds between two steps. */
const pauseMs = 40;

/** Milliseconds without unpacking after an edit, which takes precedence. */
const typingPauseMs = 2000;

/**
 * Unpacks a first reading bit by bit, while idle (`packed-goals.ts`). A failed write stops it until the next
 * `begin`.
 */
export class Unpacking {
  readonly #environment: Environment;
  #mayBePacked = true;
  #cancel: Stop | null = null;
  #isAllowed = false;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  expectMore(): void {
    this.#mayBePacked = true;
  }

  begin(afterMs = pauseMs): void {
    if (!this.#mayBePacked) return;
    this.#isAllowed = true;
    this.#cancel ??= this.#environment.after(afterMs, () => {
      this.#cancel = null;
      this.#environment.store.unpack().then(
        (isMore) => {
          this.#mayBePacked = isMore;
          if (this.#isAllowed) this.begin();
        },
        () => undefined,
      );
    });
  }

  giveWay(): void {
    if (!this.#cancel) return;
    this.stop();
    this.begin(typingPauseMs);
  }

  stop(): void {
    this.#isAllowed = false;
    this.#cancel?.();
    this.#cancel = null;
  }
}
