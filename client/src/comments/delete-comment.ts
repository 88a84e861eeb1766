import type { Cairn } from '../cairn/cairn.ts';
import type { Deletion } from '../goals/delete-goal.ts';
import { leafDeletionOf } from '../cairn/leaf-deletion.ts';
import { refOf } from '../store/account-store.ts';

export function deleteComment(cairn: Cairn, key: string): Deletion {
  const { refs, decide } = leafDeletionOf(refOf('comments', cairn.replica.keyOf(key)));
  const { result: saved, step } = cairn.undoStack.during(() => cairn.change(refs, decide));
  return { saved, step };
}
