import type { FolderGoalEditBody } from '@cairn/contract/folders';
import type { FolderGoalRow } from '@cairn/core/folders/folder';
import { cappedSequenceNo } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Refusal } from '../refusal.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { changeFolderGoal } from './change-folder-goal.ts';
import { folderGoalBehind, reorderFolderGoal } from './folder-rows.ts';

/** Puts a goal or a board elsewhere in its folder (`api.md` § Boards: reordering is `PATCH {sequenceNo}`). */
export async function moveInFolder(
  house: House,
  writer: Writer,
  ref: string,
  edit: FolderGoalEditBody,
): Promise<Outcome<FolderGoalRow, Refusal>> {
  const sequenceNo = cappedSequenceNo(edit.sequenceNo);
  const written = await changeFolderGoal(house, writer, ref, 200, (tx, { row, scopeId }, version) => {
    const moved = { ...row, sequenceNo, version, rev: row.rev + 1 };
    reorderFolderGoal(tx, scopeId, moved, new Date(house.now()));
    return moved;
  });
  if (!written.ok) return written;
  if (written.value.result) return accepted(written.value.result);
  const kept = await folderGoalBehind(house.db, written.value.thingId as string, writer.person.id);
  return !kept || kept.isDeleted ? refused({ code: 'folder.deleted' }) : accepted(kept.row);
}
