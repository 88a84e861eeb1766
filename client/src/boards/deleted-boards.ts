import type { DeletedBoard } from '@cairn/contract/boards';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** The deleted boards and lists that can be restored, newest first. They are not kept on the device, so this needs a network. */
export function listDeletedBoards(cairn: Cairn): Promise<Outcome<readonly DeletedBoard[], AskRefusal>> {
  return call(cairn.environment.wire, 'listDeletedBoards');
}

/** Brings a deleted board or list back with what was deleted with it; a list `board.deleted` when its board is gone. */
export async function restoreDeletedBoard(
  cairn: Cairn,
  { kind, id }: Pick<DeletedBoard, 'kind' | 'id'>,
): Promise<Outcome<unknown, AskRefusal>> {
  const name = kind === 'board' ? 'restoreBoard' : 'restoreBucket';
  const restored = await call(cairn.environment.wire, name, { params: { id } });
  cairn.wake();
  return restored;
}
