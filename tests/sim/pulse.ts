/** What befalls a tab at one of its next steps. */
export type Mishap = 'crashBefore' | 'crashAfter' | 'leftBefore' | 'leftWithin' | 'diskFull';

/** A promise of somebody who is no more. */
const never = new Promise<never>(() => undefined);

/**
 * The life of one tab: everything it waits for goes through here, so that it can end at every such point, or stand still.
 *
 * After its end nothing of it comes to an end any more. While it is frozen nothing of it goes on; what happens to it
 * meanwhile happens when it wakes. While it is behind the same is so, but its person goes on typing: what the disk has told
 * and the other tabs have said waits its turn, and what is typed goes to the disk all the same.
 */
export class Pulse {
  readonly #ended: () => void;
  readonly #left: () => void;
  #isAlive = true;
  #underWay = 0;
  #mishap: { readonly kind: Mishap; stepsLeft: number } | null = null;
  #frozen: PromiseWithResolvers<void> | null = null;
  #isBehind = false;
  /** What reached it while it was frozen. */
  #missed: (() => void)[] = [];

  /**
   * @param ended called at the moment of a crash
   * @param left called when somebody leaves the page: it has time for a last word, and ends
   */
  constructor(ended: () => void, left: () => void) {
    this.#ended = ended;
    this.#left = left;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Whether it stands still for its person too. */
  get isFrozen(): boolean {
    return this.#frozen !== null && !this.#isBehind;
  }

  /** Whether its screen does not follow. */
  get isBehind(): boolean {
    return this.#isBehind;
  }

  /** Whether something of it is going on by itself. */
  get isBusy(): boolean {
    return this.#isAlive && this.#frozen === null && this.#underWay > 0;
  }

  /** Lets a mishap befall it, so many steps from now. */
  plan(kind: Mishap, stepsLeft: number): void {
    this.#mishap = { kind, stepsLeft };
  }

  /** No mishap any more. */
  spare(): void {
    this.#mishap = null;
  }

  /** It ends now. */
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

  /** Goes on where it stood still. */
  thaw(): void {
    const frozen = this.#frozen;
    this.#frozen = null;
    this.#isBehind = false;
    for (const happened of this.#missed.splice(0)) happened();
    frozen?.resolve();
  }

  /** Something reaches the tab from outside: a message, a timer. */
  reach(happened: () => void): void {
    if (!this.#isAlive) return;
    if (this.#frozen) this.#missed.push(() => this.reach(happened));
    else happened();
  }

  /** Whether the planned mishap is a full disk and strikes now. */
  takeFullDisk(): boolean {
    const strikes = this.#mishap?.kind === 'diskFull' && this.#mishap.stepsLeft <= 0;
    if (strikes) this.#mishap = null;
    return strikes;
  }

  /** One thing that the tab waits for. Work that depends on the world outside only does not keep it busy. */
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
      // What leaves the tab has left it; it is not there to hear what came of it.
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
