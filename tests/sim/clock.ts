import type { Stop } from '@cairn/client/environment/environment';

interface Timer {
  readonly dueAt: number;
  readonly order: number;
  readonly due: () => void;
}

export class Clock {
  now = Date.parse('2026-11-21T09:00:00Z');
  #timers: Timer[] = [];
  #order = 0;

  after(delayMs: number, due: () => void): Stop {
    const timer: Timer = { dueAt: this.now + delayMs, order: (this.#order += 1), due };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Moves forward by `ms`. If a timer is due by then, moves only to the first timer and runs it. */
  step(ms: number): void {
    const next = this.#timers.toSorted((one, other) => one.dueAt - other.dueAt || one.order - other.order)[0];
    if (!next || next.dueAt > this.now + ms) {
      this.now += ms;
      return;
    }
    this.now = Math.max(this.now, next.dueAt);
    this.#timers = this.#timers.filter((other) => other !== next);
    next.due();
  }
}
