import type { BoardRow } from '@cairn/core/boards/board';
import type { BoardUpdates } from '@cairn/contract/boards';
import type { Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Reads what the author of a cloned board has changed. */
export function readBoardUpdates(cairn: Cairn, id: string): Promise<Outcome<BoardUpdates, AskRefusal>> {
  return call(cairn.environment.wire, 'listBoardUpdates', { params: { id } });
}

/** @param choices names of changes (`item`) */
export async function settleBoardUpdates(
  cairn: Cairn,
  id: string,
  choices: { readonly take: readonly string[]; readonly leave: readonly string[] },
): Promise<Outcome<BoardRow, AskRefusal>> {
  const settled = await call(cairn.environment.wire, 'settleBoardUpdates', {
    params: { id },
    body: { take: [...choices.take], leave: [...choices.leave] },
    idempotencyKey: cairn.environment.newId(),
  });
  cairn.wake();
  return settled;
}
