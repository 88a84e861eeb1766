import type { Cairn } from '../cairn/cairn.ts';
import type { Saved } from '../saved.ts';
import type { UndoEntry } from '../undo-stack/undo-entry.ts';
import { type DeletedOthers, deletionOf } from './deletion.ts';

/** A deletion that can be taken back (`undo/reverse-step.ts`). */
export interface Deletion extends Saved {
  /** What can be undone; null when there was nothing to delete. */
  readonly step: UndoEntry | null;
}

/**
 * Deletes a goal and everything below it, at once on the screen.
 *
 * @param others what goes with it of its series; see `deleteSeveral`
 */
export function deleteGoal(cairn: Cairn, keyOrId: string, others?: DeletedOthers): Deletion {
  const { refs, decide } = deletionOf(cairn, cairn.replica.keyOf(keyOrId), others);
  const { result: saved, step } = cairn.undoStack.during(() => cairn.change(refs, decide));
  return { saved, step };
}
