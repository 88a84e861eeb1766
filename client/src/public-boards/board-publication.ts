import type { BoardEditor } from '@cairn/contract/board-editors';
import type { BoardPublication, BoardPublicationEdit } from '@cairn/contract/public-boards';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn.ts';
import { ask } from '../wire/ask.ts';
import { publicPath } from './read-public-board.ts';

const ownPath = (id: string) => `/api/boards-2/${encodeURIComponent(id)}/`;

/** Whether and how a board is shown to visitors. Not kept on the device, so this needs a network. */
export function readBoardPublication(
  cairn: Cairn,
  id: string,
): Promise<Outcome<BoardPublication, AskRefusal>> {
  return ask(cairn.environment.wire, { method: 'GET', path: `${ownPath(id)}publication/` });
}

/** Shows a board to whoever has its link, changes how it is shown, or ends that; works at once. */
export async function publishBoard(
  cairn: Cairn,
  id: string,
  edit: Omit<BoardPublicationEdit, 'baseRev'>,
): Promise<Outcome<BoardPublication, AskRefusal>> {
  const published = await ask<BoardPublication>(cairn.environment.wire, {
    method: 'PATCH',
    path: publicPath(id),
    body: edit,
    idempotencyKey: cairn.environment.newId(),
  });
  cairn.wake();
  return published;
}

/** Who has joined in on a board. */
export function readBoardEditors(
  cairn: Cairn,
  id: string,
): Promise<Outcome<readonly BoardEditor[], AskRefusal>> {
  return ask(cairn.environment.wire, { method: 'GET', path: `${ownPath(id)}editors/` });
}

/** Lets somebody join in no more. */
export function removeBoardEditor(
  cairn: Cairn,
  id: string,
  userId: string,
): Promise<Outcome<null, AskRefusal>> {
  const path = `${ownPath(id)}editors/${encodeURIComponent(userId)}/`;
  return ask(cairn.environment.wire, { method: 'DELETE', path });
}
