import { tableNames } from '@cairn/core/sync/tables/all-tables';
import type { SyncRecord } from '@cairn/core/sync/record';
import { type AccountStore, type HeldCopy, refKey, StorageRefused } from './account-store.ts';

const lostNames: ReadonlySet<string> = new Set([
  'InvalidStateError',
  'AbortError',
  'UnknownError',
  'NotFoundError',
]);

/** Records in one transaction. */
const portion = 2_000;
/** In milliseconds: enough for a sign-out in another tab to arrive. */
const settleMs = 50;

/** Returns false for a full disk. */
export function isLost(failure: unknown): boolean {
  const cause = failure instanceof StorageRefused ? failure.cause : failure;
  return cause instanceof DOMException && lostNames.has(cause.name);
}

/**
 * Opens a store again after the browser closed the connection or cleared the data. Cleared records are stored
 * from memory before any request, because callers take a missing record for a deleted one.
 */
export async function openedAgain(
  open: () => Promise<AccountStore>,
  held: () => HeldCopy,
): Promise<AccountStore> {
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const store = await open();
  const { shelf, ...copy } = held();
  const records = recordsIn(copy);
  const isThere = records.length === 0 || (await store.read(records.slice(0, portion))).length > 0;
  if (isThere) return store;
  for (let from = 0; from < records.length; from += portion)
    await store.change(
      [],
      () => ({ put: records.slice(from, from + portion), remove: [], shelve: from === 0 ? shelf : [] }),
      'strict',
    );
  return store;
}

/** Returns the records without changes in flight, which are stored separately. */
function recordsIn({ replica, underWay }: Pick<HeldCopy, 'replica' | 'underWay'>): readonly SyncRecord[] {
  const records = new Map<string, SyncRecord>();
  for (const record of replica.goalRecords()) records.set(refKey(record), record);
  for (const table of tableNames)
    for (const record of table === 'goals' ? [] : replica.recordsOf(table))
      records.set(refKey(record), record);
  for (const { before, shown } of [...underWay].toReversed())
    for (const ref of [...shown.put, ...(shown.remove ?? [])]) {
      const record = before.get(refKey(ref));
      if (record) records.set(refKey(ref), record);
      else records.delete(refKey(ref));
    }
  return [...records.values()];
}
