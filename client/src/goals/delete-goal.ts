import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import type { UndoEntry } from '../undo-stack/undo-entry.ts';
import { type DeletedOthers, deletionOf } from './deletion.ts';

export interface Deletion extends Saved {
  readonly step: UndoEntry | null;
}

/**
 * Also deletes descendants.
 *
 * @param others other occurrences to delete; see `deleteSeveral`
 */
export function deleteGoal(cairn: Cairn, keyOrId: string, others?: DeletedOthers): Deletion {
  const { refs, decide } = deletionOf(cairn, cairn.replica.keyOf(keyOrId), others);
  const { result: saved, step } = cairn.undoStack.during(() => cairn.change(refs, decide));
  return { saved, step };
}
