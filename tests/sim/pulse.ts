export type Mishap = 'crashBefore' | 'crashAfter' | 'leftBefore' | 'leftWithin' | 'diskFull';

/** Never settles: a dead tab gets no results. */
const never = new Promise<never>(() => undefined);

/**
 * The life of one tab, which can end or freeze at each of its waits.
 *
 * No wait completes after the tab's end. While the tab is frozen, nothing continues, and messages and timers wait.
 * While the tab is behind, the same holds, but its person keeps typing and edits reach the disk.
 */
export class Pulse {
  readonly #ended: () => void;
  readonly #left: () => void;
  #isAlive = true;
  #underWay = 0;
  #mishap: { readonly kind: Mishap; stepsLeft: number } | null = null;
  #frozen: PromiseWithResolvers<void> | null = null;
  #isBehind = false;
  #missed: (() => void)[] = [];

  /** @param left called when the person leaves the page: runs the last handlers and ends the tab */
  constructor(ended: () => void, left: () => void) {
    this.#ended = ended;
    this.#left = left;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Whether nothing continues and the person cannot type. */
  get isFrozen(): boolean {
    return this.#frozen !== null && !this.#isBehind;
  }

  /** Whether the person types on a screen that does not follow the disk. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  get isBusy(): boolean {
    return this.#isAlive && this.#frozen === null && this.#underWay > 0;
  }

  plan(kind: Mishap, stepsLeft: number): void {
    this.#mishap = { kind, stepsLeft };
  }

  spare(): void {
    this.#mishap = null;
  }

  end(): void {
    this.#isAlive = false;
  }

  freeze(): void {
    this.#isBehind = false;
    this.#frozen ??= Promise.withResolvers();
  }

  fallBehind(): void {
    this.#isBehind ||= this.#frozen === null;
    this.#frozen ??= Promise.withResolvers();
  }

  thaw(): void {
    const frozen = this.#frozen;
    this.#frozen = null;
    this.#isBehind = false;
    for (const happened of this.#missed.splice(0)) happened();
    frozen?.resolve();
  }

  reach(happened: () => void): void {
    if (!this.#isAlive) return;
    if (this.#frozen) this.#missed.push(() => this.reach(happened));
    else happened();
  }

  takeFullDisk(): boolean {
    const strikes = this.#mishap?.kind === 'diskFull' && this.#mishap.stepsLeft <= 0;
    if (strikes) this.#mishap = null;
    return strikes;
  }

  /** @param isOutside whether the work waits for the network, so the tab does not count as busy */
  async step<Result>(work: () => Promise<Result>, isOutside = false): Promise<Result> {
    if (!this.#isAlive) return never;
    const strikes = this.#isStruck();
    if (strikes === 'crashBefore') return this.#crash();
    if (strikes === 'leftBefore') this.#left();
    if (!this.#isAlive) return never;
    if (!isOutside) this.#underWay += 1;
    try {
      if (strikes !== 'crashAfter' && strikes !== 'leftWithin') return await this.#result(work());
      const working = work();
      if (strikes === 'leftWithin') this.#left();
      // The work still happens, but the dead tab never receives its result.
      const heard = working.catch(() => undefined);
      if (!isOutside) await heard;
      return await this.#crash();
    } finally {
      if (!isOutside) this.#underWay -= 1;
    }
  }

  async #result<Result>(working: Promise<Result>): Promise<Result> {
    try {
      return await working;
    } finally {
      while (this.#frozen) await this.#frozen.promise;
      if (!this.#isAlive) await never;
    }
  }

  #isStruck(): Mishap | null {
    if (!this.#mishap) return null;
    this.#mishap.stepsLeft -= 1;
    if (this.#mishap.stepsLeft >= 0 || this.#mishap.kind === 'diskFull') return null;
    const { kind } = this.#mishap;
    this.#mishap = null;
    return kind;
  }

  #crash(): Promise<never> {
    if (this.#isAlive) {
      this.#isAlive = false;
      this.#ended();
    }
    return never;
  }
}
