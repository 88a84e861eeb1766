import type { BoardEditor } from '@cairn/contract/board-editors';
import type { BoardPublication, BoardPublicationEdit } from '@cairn/contract/public-boards';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Needs the network. */
export function readBoardPublication(
  cairn: Cairn,
  id: string,
): Promise<Outcome<BoardPublication, AskRefusal>> {
  return call(cairn.environment.wire, 'readBoardPublication', { params: { id } });
}

export async function publishBoard(
  cairn: Cairn,
  id: string,
  edit: Omit<BoardPublicationEdit, 'baseRev'>,
): Promise<Outcome<BoardPublication, AskRefusal>> {
  const published = await call(cairn.environment.wire, 'publishBoard', {
    params: { code: id },
    body: edit,
    idempotencyKey: cairn.environment.newId(),
  });
  cairn.wake();
  return published;
}

export function readBoardEditors(
  cairn: Cairn,
  id: string,
): Promise<Outcome<readonly BoardEditor[], AskRefusal>> {
  return call(cairn.environment.wire, 'listBoardEditors', { params: { id } });
}

export function removeBoardEditor(
  cairn: Cairn,
  id: string,
  userId: string,
): Promise<Outcome<null, AskRefusal>> {
  return call(cairn.environment.wire, 'removeBoardEditor', { params: { id, userId } });
}
