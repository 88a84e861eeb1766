import type { Environment, Stop } from '../environment/environment.ts';

/** How often the leading tab says that it is alive, in milliseconds. */
export const beatMs = 1_000;
/** A leader that has been silent for this long is frozen, and its lock is taken away, in milliseconds. */
const silenceMs = 5_000;

/** What a tab does as it becomes the leader and stops being it. */
export interface LeadershipListener {
  leads(): void;
  follows(): void;
  beat(): void;
}

/**
 * Makes one tab of the account the leader: it alone uploads and pulls.
 *
 * The Web Lock hands over within 50 ms when a tab closes, and never when it is frozen; so the leader also beats, and
 * after five silent seconds another tab takes the lock away from it.
 */
export class Leadership {
  readonly #environment: Environment;
  readonly #listener: LeadershipListener;
  #isLeading = false;
  #release: Stop | null = null;
  #cancelTimer: Stop | null = null;

  constructor(environment: Environment, listener: LeadershipListener) {
    this.#environment = environment;
    this.#listener = listener;
  }

  get isLeading(): boolean {
    return this.#isLeading;
  }

  /** Asks to lead, now or when the tab that does is gone. */
  start(): void {
    this.#request(false);
    this.#watchSilence();
  }

  /** Leads beside whoever else does, and says nothing of it: for a tab that has nothing in common with the others. */
  startAlone(): void {
    this.#isLeading = true;
    this.#listener.leads();
  }

  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.#release?.();
    this.#release = null;
    this.#lose();
  }

  /** The leader was heard. */
  heardBeat(): void {
    if (!this.#isLeading) this.#watchSilence();
  }

  #request(steals: boolean): void {
    this.#release?.();
    this.#release = this.#environment.lock.request(
      steals,
      () => this.#win(),
      () => {
        this.#lose();
        this.#request(false);
        this.#watchSilence();
      },
    );
  }

  #win(): void {
    this.#isLeading = true;
    this.#listener.leads();
    this.#beat();
  }

  #lose(): void {
    if (!this.#isLeading) return;
    this.#isLeading = false;
    this.#listener.follows();
  }

  #beat(): void {
    this.#listener.beat();
    this.#cancelTimer?.();
    this.#cancelTimer = this.#environment.after(beatMs, () => {
      if (this.#isLeading) this.#beat();
    });
  }

  #watchSilence(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#environment.after(silenceMs, () => {
      if (!this.#isLeading) this.#request(true);
    });
  }
}
