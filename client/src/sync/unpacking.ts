import type { Environment, Stop } from '../environment/environment.ts';

/** Between two steps of what the store has put off, in milliseconds. */
const pauseMs = 40;

/** The same while somebody types: what they do comes first. */
const typingPauseMs = 2000;

/**
 * Does bit by bit what the store put off at a first reading (see `packed-goals.ts`). Nobody waits for it; a disk that
 * refuses is asked again when somebody begins anew.
 */
export class Unpacking {
  readonly #environment: Environment;
  #mayBePacked = true;
  #cancel: Stop | null = null;
  #isAllowed = false;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** A first reading may have put something off. */
  expectMore(): void {
    this.#mayBePacked = true;
  }

  /** Goes on with it in a while, as long as there is something. */
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

  /** Gives way to somebody who types. */
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
