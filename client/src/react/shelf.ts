import type { SyncRecord } from '@cairn/core/sync/record';
import { useMemo } from 'react';
import { parkedRecords } from '../shelf/shelf.ts';
import type { ShelfEntry } from '../store/account-store.ts';
import { useCairn } from './cairn-context.ts';
import { useWatched } from './use-watched.ts';

export function useShelf(): readonly ShelfEntry[] {
  const cairn = useCairn();
  return useWatched(cairn.replica, 'sync', () => cairn.shelf);
}

export function useParkedRecords(): readonly SyncRecord[] {
  const cairn = useCairn();
  const names = useWatched(cairn.replica, 'unsent', () => namesOf(parkedRecords(cairn)));
  return useMemo(() => parkedRecords(cairn).filter((record) => names.includes(record.key)), [cairn, names]);
}

function namesOf(records: readonly SyncRecord[]): string {
  return JSON.stringify(records.map(({ key, syncFailed }) => [key, syncFailed]));
}
