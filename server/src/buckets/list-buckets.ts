import type { BucketRow } from '@cairn/core/boards/board';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { Person } from '../context/person.ts';
import { boardKind } from '../boards/board-kind.ts';
import type { Refusal } from '../base/refusal.ts';
import { activeSpaces } from '../space-access/active-spaces.ts';
import { livingRow } from '../writes/kind.ts';
import type { ServerContext } from '../context/server-context.ts';
import { bucketsIn } from '../boards/bucket-rows.ts';

/** @param ref default: all boards of the active spaces */
export async function listBuckets(
  context: ServerContext,
  person: Person,
  ref: string | undefined,
): Promise<Outcome<readonly BucketRow[], Refusal>> {
  if (ref === undefined) return accepted(await bucketsIn(context.db, activeSpaces(person), null));
  const board = await livingRow(context, person, boardKind, ref);
  return board.ok ? accepted(await bucketsIn(context.db, [board.value.space], board.value.id)) : board;
}
