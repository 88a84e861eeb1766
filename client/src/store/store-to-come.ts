import type { AccountStore } from './account-store.ts';

/** A store that is opened when it is first asked for something; what it is asked waits, in the order in which it was. */
export function storeToCome(open: () => Promise<AccountStore>): AccountStore {
  let opening: Promise<AccountStore> | null = null;
  let opened: AccountStore | null = null;
  let isClosed = false;
  const later = async () => {
    if (isClosed) throw new Error('The store is closed.');
    return (opening ??= open().then((store) => (opened = store)));
  };
  return {
    // What it is cannot be known yet; hardly any browser gives no database.
    get storage() {
      return opened?.storage ?? 'durable';
    },
    change: async (...asked) => (await later()).change(...asked),
    goalsInRange: async (range) => (await later()).goalsInRange(range),
    eachPortion: async (table, size, take) => (await later()).eachPortion(table, size, take),
    read: async (refs) => (await later()).read(refs),
    unpack: async () => (await later()).unpack(),
    feedPosition: async () => (await later()).feedPosition(),
    shelf: async () => (await later()).shelf(),
    removeFromShelf: async (entryIds) => (await later()).removeFromShelf(entryIds),
    wipe: async () => (await later()).wipe(),
    close() {
      isClosed = true;
      void opening?.then((store) => store.close());
    },
  };
}
