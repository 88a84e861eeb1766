import type { FolderGoalEditBody } from '@cairn/contract/folders';
import type { FolderGoalRow } from '@cairn/core/folders/folder';
import { cappedSequenceNo } from '@cairn/core/order/sequence';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { changeOne, rowNow } from '../writes/change-one.ts';
import { folderGoalKind, mayChangeFolder } from './folder-goal-kind.ts';
import { reorderFolderGoal } from './folder-rows.ts';

export async function moveInFolder(
  context: ServerContext,
  writer: Writer,
  ref: string,
  edit: FolderGoalEditBody,
): Promise<Outcome<FolderGoalRow, Refusal>> {
  const sequenceNo = cappedSequenceNo(edit.sequenceNo);
  const moved = await changeOne(context, writer, folderGoalKind, ref, {
    may: mayChangeFolder,
    status: 200,
    change: (tx, { stored: { row, scopeId }, version }) => {
      const after = { ...row, sequenceNo, version, rev: row.rev + 1 };
      reorderFolderGoal(tx, scopeId, after, new Date(context.now()));
      return accepted(after);
    },
  });
  return moved.ok ? rowNow(context, writer, folderGoalKind, moved.value) : moved;
}
