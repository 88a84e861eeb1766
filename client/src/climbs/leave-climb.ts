import { deletedRecord } from '@cairn/core/sync/deleted-record';
import { isSeen } from '@cairn/core/sync/view';
import { changeRecord } from '../cairn/change-record.ts';
import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import { refOf } from '../store/account-store.ts';
import type { UndoEntry } from '../undo-stack/undo-entry.ts';

/**
 * Deletes the goals that are not done, at once on this device. Done goals become plain goals. A refusal brings the
 * climb back.
 */
export function leaveClimb(cairn: Cairn, id: string): Saved & { readonly step: UndoEntry | null } {
  const ref = refOf('climb_subscriptions', cairn.replica.keyOf(id));
  const { result: saved, step } = cairn.undoStack.during(() =>
    changeRecord(cairn, ref, (record) => (isSeen(record) ? deletedRecord(record) : record)),
  );
  return { saved, step };
}
