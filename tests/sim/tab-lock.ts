import type { TabLock } from '@cairn/client/environment/environment';
import type { Pulse } from './pulse.ts';

interface Wish {
  readonly pulse: Pulse;
  readonly held: () => void;
  readonly lost: () => void;
}

/** The lock that the tabs of one device share, as the Web Locks of a browser behave: given in turn, and to be stolen. */
export class SharedLock {
  #holder: Wish | null = null;
  #waiting: Wish[] = [];

  /** The lock as one tab sees it. */
  of(pulse: Pulse): TabLock {
    return {
      request: (steals, held, lost) => {
        const wish: Wish = { pulse, held, lost };
        if (steals) this.#steal(wish);
        else this.#waiting.push(wish);
        this.#pass();
        return () => this.#release(wish);
      },
    };
  }

  /** The tab is no more. */
  forget(pulse: Pulse): void {
    this.#waiting = this.#waiting.filter((wish) => wish.pulse !== pulse);
    if (this.#holder?.pulse === pulse) this.#release(this.#holder);
  }

  #steal(wish: Wish): void {
    const robbed = this.#holder;
    this.#holder = null;
    this.#waiting.unshift(wish);
    if (robbed) setImmediate(() => robbed.pulse.reach(robbed.lost));
  }

  #release(wish: Wish): void {
    this.#waiting = this.#waiting.filter((other) => other !== wish);
    if (this.#holder !== wish) return;
    this.#holder = null;
    this.#pass();
  }

  #pass(): void {
    if (this.#holder) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#holder = next;
    // As in a browser, whoever asks hears of it later, and only if it is still theirs.
    setImmediate(() => {
      if (this.#holder === next) next.pulse.reach(next.held);
    });
  }
}
