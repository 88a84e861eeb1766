import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from './cairn.ts';

/**
 * Saves an edit based on the record as it was when the field was opened. So a value that someone else saved meanwhile
 * becomes a conflict, and goes to a shelf (`docs/sync.md`).
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
