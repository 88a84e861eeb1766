import type { AccountStore, HeldCopy } from './account-store.ts';

/**
 * Opens the store at the first request; requests wait in order. If the browser drops the store, it is opened
 * again and the request is repeated (`lost-store.ts`). If a newer build upgrades it, the store stays closed.
 */
export function storeToCome(open: (superseded: () => void) => Promise<AccountStore>): AccountStore {
  let opening: Promise<AccountStore> | null = null;
  let opened: AccountStore | null = null;
  let isClosed = false;
  let held: (() => HeldCopy) | null = null;
  const openNow = () =>
    open(() => {
      isClosed = true;
      opened?.close();
    });
  const later = async () => {
    if (isClosed) throw new Error('The store is closed.');
    return (opening ??= openNow().then((store) => (opened = store)));
  };
  const ask = async <Answer>(question: (store: AccountStore) => Promise<Answer>): Promise<Answer> => {
    const store = await later();
    try {
      return await question(store);
    } catch (failure) {
      // If the code cannot be loaded, the caller gets the original failure.
      const recovery = await import('./lost-store.ts').catch(() => null);
      if (!recovery?.isLost(failure) || !held || isClosed) throw failure;
      // A parallel request may have opened the store again.
      if (opened === store) {
        opened = null;
        store.close();
        opening = recovery.openedAgain(openNow, held).then((again) => (opened = again));
      }
      return question(await later());
    }
  };
  return {
    // The kind is unknown before the store opens. Nearly all browsers have a database.
    get storage() {
      return opened?.storage ?? 'durable';
    },
    change: (...asked) => ask((store) => store.change(...asked)),
    goalsInRange: (range) => ask((store) => store.goalsInRange(range)),
    eachPortion: (table, size, take) => ask((store) => store.eachPortion(table, size, take)),
    read: (refs) => ask((store) => store.read(refs)),
    unpack: () => ask((store) => store.unpack()),
    feedPosition: () => ask((store) => store.feedPosition()),
    shelf: () => ask((store) => store.shelf()),
    removeFromShelf: (entryIds) => ask((store) => store.removeFromShelf(entryIds)),
    wipe: async () => {
      const store = await later();
      isClosed = true;
      return store.wipe();
    },
    refillFrom(copy) {
      held = copy;
    },
    close() {
      isClosed = true;
      void opening?.then((store) => store.close());
    },
  };
}
