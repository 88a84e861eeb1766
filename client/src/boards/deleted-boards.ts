import type { DeletedBoard } from '@cairn/contract/boards';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn.ts';
import { ask } from '../wire/ask.ts';

/** The deleted boards and lists that can be restored, newest first. They are not kept on the device, so this needs a network. */
export function listDeletedBoards(cairn: Cairn): Promise<Outcome<readonly DeletedBoard[], AskRefusal>> {
  return ask<readonly DeletedBoard[]>(cairn.environment.wire, {
    method: 'GET',
    path: '/api/deleted-boards/',
  });
}

/** Brings a deleted board or list back with what was deleted with it; a list `board.deleted` when its board is gone. */
export async function restoreDeletedBoard(
  cairn: Cairn,
  { kind, id }: Pick<DeletedBoard, 'kind' | 'id'>,
): Promise<Outcome<unknown, AskRefusal>> {
  const collection = kind === 'board' ? 'boards-2' : 'buckets-2';
  const restored = await ask<unknown>(cairn.environment.wire, {
    method: 'POST',
    path: `/api/${collection}/${encodeURIComponent(id)}/restore/`,
  });
  cairn.wake();
  return restored;
}
