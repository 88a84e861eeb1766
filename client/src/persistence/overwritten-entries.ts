import { overwrittenSince } from '@cairn/core/sync/overwritten-since';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Environment } from '../environment/environment.ts';
import { refKey, type ShelfEntry } from '../store/account-store.ts';
import { shelfEntries } from './shelf-entries.ts';

/**
 * Returns shelf entries for values that arrived after a field was opened, and that its edit overwrote.
 *
 * @param put the records after the edit
 * @param stored the same records on the disk
 */
export function overwrittenEntries(
  environment: Pick<Environment, 'newId' | 'now'>,
  put: readonly SyncRecord[],
  stored: ReadonlyMap<string, SyncRecord>,
  opened: SyncRecord,
): readonly ShelfEntry[] {
  const record = put.find((each) => refKey(each) === refKey(opened));
  const found = stored.get(refKey(opened));
  return record && found ? shelfEntries(overwrittenSince(record, found, opened), environment) : [];
}
