import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from './cairn.ts';

/**
 * Does what was written in a field, as done on what the field showed when it was opened: whoever has written there since,
 * and was not seen, is told (`docs/sync.md`).
 *
 * @param opened the record then; null for one that was not there
 */
export function writtenOn<Result>(cairn: Cairn, opened: SyncRecord | null, write: () => Result): Result {
  cairn.writtenIn = opened;
  try {
    return write();
  } finally {
    cairn.writtenIn = null;
  }
}
