import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from './cairn.ts';

/**
 * Saves an edit with the revision from when the field was opened. A value that someone else saved meanwhile
 * is then a conflict, and the overwritten value is shelved (docs/sync.md, "Edits").
 *
 * @param opened null if there was no record
 */
export function writtenOn<Result>(cairn: Cairn, opened: SyncRecord | null, write: () => Result): Result {
  cairn.writtenIn = opened;
  try {
    return write();
  } finally {
    cairn.writtenIn = null;
  }
}
