import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from './cairn.ts';

/**
 * Saves a field's edit with the record of the moment in which the field was opened as its base, so that a value which
 * somebody else saved meanwhile is a conflict and goes to a shelf (`docs/sync.md`).
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
