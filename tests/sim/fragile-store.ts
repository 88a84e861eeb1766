import type { AccountStore } from '@cairn/client/store/account-store';
import { StorageRefused } from '@cairn/client/store/account-store';

/** What befalls the next change of the store. */
export type Mishap = 'none' | 'crashBefore' | 'crashAfter' | 'diskFull';

/** A promise of somebody who is no more. */
const never = new Promise<never>(() => undefined);

/**
 * A store whose device may crash before or after any of its writes, and whose disk may be full.
 *
 * After a crash nothing of this incarnation comes to an end any more; the disk stays as it was.
 */
export class FragileStore {
  readonly store: AccountStore;
  nextMishap: Mishap = 'none';
  #isAlive = true;
  #underWay = 0;

  /** @param crashed called at the moment of a crash */
  constructor(inner: AccountStore, crashed: () => void) {
    const guarded =
      <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
      (...args: Args): Promise<Result> =>
        this.#guard(() => work(...args));
    const dying = () => {
      this.#isAlive = false;
      crashed();
      return never;
    };
    this.store = {
      storage: inner.storage,
      change: (refs, decide, durability) =>
        this.#guard(async () => {
          const mishap = this.nextMishap;
          this.nextMishap = 'none';
          if (mishap === 'diskFull') throw new StorageRefused('The disk is full.');
          if (mishap === 'crashBefore') return dying();
          const change = await inner.change(refs, decide, durability);
          return mishap === 'crashAfter' ? dying() : change;
        }),
      goalsInRange: guarded((column, from, to) => inner.goalsInRange(column, from, to)),
      eachPortion: guarded((table, size, take) => inner.eachPortion(table, size, take)),
      read: guarded((refs) => inner.read(refs)),
      feedPosition: guarded(() => inner.feedPosition()),
      shelf: guarded(() => inner.shelf()),
      removeFromShelf: guarded((ids) => inner.removeFromShelf(ids)),
      wipe: guarded(() => inner.wipe()),
      close: () => inner.close(),
    };
  }

  get isBusy(): boolean {
    return this.#isAlive && this.#underWay > 0;
  }

  /** The device loses its power now. */
  die(): void {
    this.#isAlive = false;
  }

  async #guard<Result>(work: () => Promise<Result>): Promise<Result> {
    if (!this.#isAlive) return never;
    this.#underWay += 1;
    try {
      const result = await work();
      return this.#isAlive ? result : never;
    } finally {
      this.#underWay -= 1;
    }
  }
}
