interface Deed {
  isAcknowledged: boolean;
  isUnsettled: boolean;
}

interface Tick extends Deed {
  readonly subscription: string;
  /** Place of the goal's step. */
  readonly number: number;
}

type TickedGoal = Pick<Tick, 'subscription' | 'number'> & {
  /** The server's id, which each goal of a climb has from its start. */
  readonly id: string;
};

/** Remembers ticks and steps that were saved, and reports at the end what is missing. */
export class ClimbOracle {
  readonly #ticks = new Map<string, Tick>();
  readonly #steps = new Map<string, Deed>();
  /** By started climb: the first step from which it was restarted. */
  readonly #restarts = new Map<string, number>();
  #count = 0;

  next(): number {
    this.#count += 1;
    return this.#count;
  }

  ticked({ id, subscription, number }: TickedGoal, kept: Promise<void>): void {
    const before = this.#ticks.get(id);
    const tick = before ?? { subscription, number, isAcknowledged: false, isUnsettled: false };
    this.#ticks.set(id, tick);
    acknowledge(tick, kept);
  }

  /** Stops expecting a tick, because devices may reach the server in another order. */
  reopened({ id, subscription, number }: TickedGoal): void {
    this.#ticks.set(id, { subscription, number, isAcknowledged: false, isUnsettled: true });
  }

  /** A restart opens goals that another device has ticked, also later, if it arrives after them. */
  restarted(subscription: string, number: number): void {
    const first = this.#restarts.get(subscription) ?? number;
    this.#restarts.set(subscription, Math.min(first, number));
  }

  stepIds(): readonly string[] {
    return [...this.#steps.keys()];
  }

  stepAdded(id: string, kept: Promise<void>): void {
    const step = { isAcknowledged: false, isUnsettled: false };
    this.#steps.set(id, step);
    acknowledge(step, kept);
  }

  stepRemoved(id: string): void {
    const step = this.#steps.get(id);
    if (step) step.isUnsettled = true;
  }

  climbDeleted(steps: readonly string[]): void {
    for (const id of steps) this.stepRemoved(id);
  }

  /**
   * @param done ids of goals that are done on the server
   * @param steps ids of steps on the server
   * @param held shelves and unsent records of all devices, as text
   */
  violations(done: ReadonlySet<string>, steps: ReadonlySet<string>, held: string): readonly string[] {
    const isMissing = ({ isAcknowledged, isUnsettled }: Deed, id: string, there: ReadonlySet<string>) =>
      isAcknowledged && !isUnsettled && !there.has(id) && !held.includes(id);
    const isReopened = ({ subscription, number }: Tick) =>
      number >= (this.#restarts.get(subscription) ?? Number.POSITIVE_INFINITY);
    return [
      ...[...this.#ticks]
        .filter(([id, tick]) => isMissing(tick, id, done) && !isReopened(tick))
        .map(([id]) => `goal ${id} was ticked and is not done`),
      ...[...this.#steps]
        .filter(([id, step]) => isMissing(step, id, steps))
        .map(([id]) => `step ${id} is missing`),
    ];
  }
}

function acknowledge(deed: Deed, kept: Promise<void>): void {
  kept.then(
    () => (deed.isAcknowledged = true),
    () => undefined,
  );
}
