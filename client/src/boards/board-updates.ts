import { maxSettledAtOnce } from '@cairn/core/boards/board-changes';
import type { BoardUpdates } from '@cairn/contract/boards';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { call } from '../wire/call.ts';

/** Reads what the author of a cloned board has changed. */
export function readBoardUpdates(cairn: Cairn, id: string): Promise<Outcome<BoardUpdates, AskRefusal>> {
  return call(cairn.environment.wire, 'listBoardUpdates', { params: { id } });
}

/**
 * Settles in requests of limited size. After a refusal, the earlier requests stay settled.
 *
 * @param choices names of changes (`item`)
 */
export async function settleBoardUpdates(
  cairn: Cairn,
  id: string,
  { take, leave }: { readonly take: readonly string[]; readonly leave: readonly string[] },
): Promise<Outcome<null, AskRefusal>> {
  const { wire, newId } = cairn.environment;
  for (let at = 0; at < Math.max(take.length, leave.length); at += maxSettledAtOnce) {
    const part = (names: readonly string[]) => names.slice(at, at + maxSettledAtOnce);
    const settled = await call(wire, 'settleBoardUpdates', {
      params: { id },
      body: { take: part(take), leave: part(leave) },
      idempotencyKey: newId(),
    });
    cairn.wake();
    if (!settled.ok) return settled;
  }
  return accepted(null);
}
