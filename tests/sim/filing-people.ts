import { boardsOf } from '@cairn/client/boards/boards-of';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { entriesInFolder, type FiledRecord, folderOf } from '@cairn/client/folders/folder-entries';
import { moveInFolder } from '@cairn/client/folders/move-in-folder';
import { putIntoFolder } from '@cairn/client/folders/put-into-folder';
import { takeFromFolder } from '@cairn/client/folders/take-from-folder';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { isOnServer } from '@cairn/core/sync/record';
import type { Chance } from './chance.ts';
import { Oracle } from './oracle.ts';

export function file(cairn: Cairn, chance: Chance, oracle: Oracle, goal: GoalView): void {
  const kind = chance.happens(0.6) ? 'pinned' : 'favourites';
  const folder = folderOf(cairn, goal.space, kind);
  const entries = entriesInFolder(cairn, folder).filter(
    ({ of, view: thing }) => of === 'board' || Oracle.isWatched(thing.name),
  );
  const boards = boardsOf(cairn, goal.space);
  const one: FiledRecord =
    boards.length > 0 && chance.happens(0.3)
      ? { of: 'board', view: chance.pick(boards) }
      : { of: 'goal', view: goal };
  const isIn = entries.some(({ view: thing }) => thing.key === one.view.key);
  const deed = chance.weighed({ put: isIn ? 0 : 4, take: isIn ? 3 : 0, takeAny: 2, move: 2 });
  const did = (filed: FiledRecord, isPut: boolean, saved: Promise<void>) => {
    const mark = markOf(cairn, filed);
    if (mark === null) return ignore(saved);
    const { id, space } = folder;
    oracle.folders.did({ thing: mark, folder: id, space, by: oracle.author, isPut }, oracle.kept(saved));
  };
  const take = (filed: FiledRecord) =>
    did(filed, false, takeFromFolder(cairn, { of: filed.of, key: filed.view.key }, kind).saved);
  if (deed === 'put') {
    const outcome = putIntoFolder(cairn, { of: one.of, key: one.view.key }, kind);
    return outcome.ok ? did(one, true, outcome.value.saved) : undefined;
  }
  if (deed === 'take') return take(one);
  if (entries.length === 0) return;
  const other = chance.pick(entries);
  if (deed === 'takeAny') return take(other);
  ignore(moveInFolder(cairn, other, { before: chance.pick(entries).key }).saved);
}

/** A goal's mark or a board's id; null while the board is not on the server. */
function markOf({ replica }: Cairn, { of, view: thing }: FiledRecord): string | null {
  if (of === 'goal') return Oracle.markOf(thing.name);
  const record = replica.record({ table: 'boards', key: thing.key });
  return record && isOnServer(record) ? record.id : null;
}

function ignore(saved: Promise<void>): void {
  saved.catch(() => undefined);
}
