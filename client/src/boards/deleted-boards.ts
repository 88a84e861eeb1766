import type { DeletedBoard } from '@cairn/contract/boards';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Returns deleted boards and lists, newest first. Needs the network. */
export function listDeletedBoards(cairn: Cairn): Promise<Outcome<readonly DeletedBoard[], AskRefusal>> {
  return call(cairn.environment.wire, 'listDeletedBoards');
}

/**
 * Restores a board or list, with everything that was deleted along. Refuses a list of a deleted board
 * (`board.deleted`).
 */
export async function restoreDeletedBoard(
  cairn: Cairn,
  { kind, id }: Pick<DeletedBoard, 'kind' | 'id'>,
): Promise<Outcome<unknown, AskRefusal>> {
  const name = kind === 'board' ? 'restoreBoard' : 'restoreBucket';
  const restored = await call(cairn.environment.wire, name, { params: { id } });
  cairn.wake();
  return restored;
}
