import type { ListRow } from '@cairn/core/boards/board';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { boardKind } from '../boards/board-kind.ts';
import type { Refusal } from '../base/refusal.ts';
import { activeSpaces } from '../space-access/active-spaces.ts';
import { livingRow } from '../writes/kind.ts';
import type { ServerContext } from '../context/server-context.ts';
import { listsIn } from '../boards/list-rows.ts';

/** @param ref default: all boards of the active spaces */
export async function readLists(
  context: ServerContext,
  person: Person,
  ref: string | undefined,
): Promise<Outcome<readonly ListRow[], Refusal>> {
  if (ref === undefined) return accepted(await listsIn(context.db, activeSpaces(person), null));
  const board = await livingRow(context, person, boardKind, ref);
  return board.ok ? accepted(await listsIn(context.db, [board.value.space], board.value.id)) : board;
}
