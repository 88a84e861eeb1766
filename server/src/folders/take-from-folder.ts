import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { changeOne } from '../writes/change-one.ts';
import { folderGoalKind, mayChangeFolder } from './folder-goal-kind.ts';
import { dropFolderGoal } from './folder-rows.ts';

export async function takeFromFolder(
  context: ServerContext,
  writer: Writer,
  ref: string,
): Promise<Outcome<null, Refusal>> {
  const written = await changeOne(context, writer, folderGoalKind, ref, {
    may: mayChangeFolder,
    status: 204,
    change: (tx, { stored, version }) => {
      dropFolderGoal(tx, stored, new Date(context.now()), version);
      return accepted(null);
    },
  });
  return written.ok ? accepted(null) : written;
}
