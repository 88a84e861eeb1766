import type { Environment, Stop } from '../environment/environment.ts';

/** Milliseconds between heartbeats of the leading tab. */
export const beatMs = 1_000;
/** Milliseconds without a heartbeat after which the leader counts as frozen and loses its lock. */
const silenceMs = 5_000;

export interface LeadershipListener {
  leads(): void;
  follows(): void;
  beat(): void;
}

/**
 * The leading tab alone uploads and pulls. A Web Lock passes on within 50 ms when a tab closes, but never
 * when it is frozen. So the leader sends heartbeats, and after five silent seconds another tab steals the
 * lock.
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

  start(): void {
    this.#request(false);
    this.#watchSilence();
  }

  /** Leads without a lock, for a tab that shares no data. */
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
