import type { AccountStore } from '@cairn/client/store/account-store';
import { StorageRefused } from '@cairn/client/store/account-store';
import type { Pulse } from './pulse.ts';

/** Leaving a page aborts its transactions that are not committed. */
class PageLeft extends Error {
  override readonly name = 'PageLeft';
}

/** A store whose tab may end or freeze at each step, and whose disk may be full. */
export function fragileStore(inner: AccountStore, pulse: Pulse, fallsBehind: () => boolean): AccountStore {
  const guarded =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> =>
      pulse.step(() => work(...args));
  return {
    storage: inner.storage,
    change: (refs, decide, durability, journalled) =>
      pulse.step(async () => {
        if (pulse.takeFullDisk()) throw new StorageRefused('The disk is full.');
        const decideHere: typeof decide = (...found) => {
          if (!pulse.isAlive) throw new PageLeft('The page was left.');
          return decide(...found);
        };
        const change = await inner.change(refs, decideHere, durability, journalled);
        if (change.feed && change.put.length > 0 && fallsBehind()) pulse.fallBehind();
        return change;
      }),
    goalsInRange: guarded((range) => inner.goalsInRange(range)),
    eachPortion: (table, size, take) =>
      pulse.step(() => inner.eachPortion(table, size, (portion) => pulse.step(async () => take(portion)))),
    read: guarded((refs) => inner.read(refs)),
    feedPosition: guarded(() => inner.feedPosition()),
    shelf: guarded(() => inner.shelf()),
    removeFromShelf: guarded((ids) => inner.removeFromShelf(ids)),
    unpack: guarded(() => inner.unpack()),
    wipe: guarded(() => inner.wipe()),
    close: () => inner.close(),
  };
}
