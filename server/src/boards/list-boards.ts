import type { BoardWire } from '@cairn/contract/boards';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import { activeSpaces } from '../space-access/active-spaces.ts';
import { livingRow } from '../writes/kind.ts';
import type { ServerContext } from '../context/server-context.ts';
import { boardKind } from './board-kind.ts';
import { boardsIn, wholeBoard } from './board-rows.ts';

/** @param spaces default: active spaces; unknown spaces are ignored */
export function listBoards(
  context: ServerContext,
  person: Person,
  spaces: readonly string[] | undefined,
): Promise<readonly BoardWire[]> {
  const own = spaces ? person.spaceIds.filter((space) => spaces.includes(space)) : activeSpaces(person);
  return boardsIn(context.db, own);
}

export async function readBoard(
  context: ServerContext,
  person: Person,
  ref: string,
): Promise<Outcome<BoardWire, Refusal>> {
  const found = await livingRow(context, person, boardKind, ref);
  if (!found.ok) return found;
  const whole = await wholeBoard(context.db, found.value.id);
  return whole ? accepted(whole) : refused({ code: 'board.deleted' });
}
