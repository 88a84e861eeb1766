import type { SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import {
  type AccountStore,
  FeedReadOn,
  type FeedPosition,
  type RecordRef,
  refKey,
  type ShelfEntry,
  type StoreChange,
  unreadFeed,
} from './account-store.ts';

/** Replaces a missing database. Data lasts as long as the tab, and the screen warns about it. */
export function memoryStore(): AccountStore {
  const records = new Map<string, SyncRecord>();
  const shelf = new Map<string, ShelfEntry>();
  let feed: FeedPosition = unreadFeed;
  return {
    storage: 'memory',
    async change(refs: readonly RecordRef[], decide): Promise<StoreChange> {
      const found = new Map<string, SyncRecord>();
      for (const ref of refs) {
        const record = records.get(refKey(ref));
        if (record) found.set(refKey(ref), record);
      }
      const change = decide(found, 0);
      if (change.feed && change.feed.readFrom !== feed.cursor) throw new FeedReadOn('The feed was read on.');
      for (const record of change.put) records.set(refKey(record), record);
      for (const ref of change.remove) records.delete(refKey(ref));
      for (const entry of change.shelve) shelf.set(entry.entryId, entry);
      for (const entryId of change.unshelve ?? []) shelf.delete(entryId);
      if (change.feed) {
        const { readFrom: _, ...position } = change.feed;
        feed = position;
      }
      return change;
    },
    async goalsInRange({ columnId, from, to }) {
      return [...records.values()].filter((record) => {
        if (record.table !== 'goals') return false;
        const { columnId: column, dueDate } = seenFields(record);
        return column === columnId && typeof dueDate === 'string' && dueDate >= from && dueDate <= to;
      });
    },
    async eachPortion(table, _portionSize, take) {
      await take([...records.values()].filter((record) => record.table === table));
    },
    async read(refs) {
      return refs.map((ref) => records.get(refKey(ref))).filter((record) => record !== undefined);
    },
    async unpack() {
      return false;
    },
    async feedPosition() {
      return feed;
    },
    async shelf() {
      return [...shelf.values()];
    },
    async removeFromShelf(entryIds) {
      for (const entryId of entryIds) shelf.delete(entryId);
    },
    async wipe() {
      records.clear();
      shelf.clear();
      feed = unreadFeed;
    },
    close() {},
  };
}
