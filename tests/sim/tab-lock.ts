import type { TabLock } from '@cairn/client/environment/environment';
import type { Pulse } from './pulse.ts';

interface Wish {
  readonly pulse: Pulse;
  readonly held: () => void;
  readonly lost: () => void;
}

/** The lock of a device's tabs. Like Web Locks, it is granted in turn and can be stolen. */
export class SharedLock {
  #holder: Wish | null = null;
  #waiting: Wish[] = [];

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
    // As in a browser, the holder is notified later, and only if it still holds the lock.
    setImmediate(() => {
      if (this.#holder === next) next.pulse.reach(next.held);
    });
  }
}
