import type { FolderGoalCreateBody } from '@cairn/contract/folders';
import { type FolderGoalRow, mayBeInFolder, nextFolderNumber } from '@cairn/core/folders/folder';
import { cappedSequenceNo } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { mayWrite } from '@cairn/core/spaces/may-write';
import { maySee } from '@cairn/core/spaces/roles';
import { idName } from '@cairn/core/sync/id-name';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import { boardKind } from '../boards/board-kind.ts';
import { visibleGoal } from '../goals/read-goal.ts';
import { idUnder, newId } from '../base/ids.ts';
import type { Refusal } from '../base/refusal.ts';
import { livingRow } from '../writes/kind.ts';
import { standingIn } from '../space-access/standing.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { type Decide, writeOnce } from '../writes/write-once.ts';
import { addFolderGoal, contentsOf, findFolderGoal } from './folder-rows.ts';
import { foldersFor } from './folders-for.ts';

export interface AnsweredFolderGoal {
  readonly status: number;
  readonly folderGoal: FolderGoalRow;
}

/** Pins a goal or board for everyone, or makes it a favourite. 200 if it is in the folder already. */
export async function addToFolder(
  context: ServerContext,
  writer: Writer,
  body: FolderGoalCreateBody,
): Promise<Outcome<AnsweredFolderGoal, Refusal>> {
  const { person } = writer;
  // Since the first try, the goal may have moved to another space.
  const made = body.tempId == null ? null : await findFolderGoal(context.db, body.tempId, person.id);
  const isHidden = person.reach !== null && made?.row.isPrivate;
  if (made && !isHidden && !made.isDeleted && maySee(await standingIn(context.db, made.row.space, person.id)))
    return accepted({ status: 200, folderGoal: made.row });
  const filed = await filedBehind(context, person, body);
  if (!filed.ok) return filed;
  const { goal, board, space } = filed.value;
  const folder = foldersFor(person, space).find(({ id }) => id === body.folder);
  if (!folder) return refused({ code: 'folder.unknown', errors: { folder: () => m.field_folder_unknown() } });
  const now = context.now();
  const tempId = body.tempId ?? null;
  const id = tempId === null ? newId(now) : idUnder(person.id, idName('folder_goals', tempId) as string);
  const expected = { status: 201, thingId: id };
  const decide: Decide<AnsweredFolderGoal> = async (tx, versions) => {
    if (folder.kind === 'pinned' && !mayWrite(await standingIn(tx, space, person.id)))
      return refused({ code: 'space.readOnly' });
    const inFolder = await contentsOf(tx, folder.id);
    const twin = inFolder.find((each) => each.goal === goal && each.board === board);
    if (twin) return accepted({ status: 200, thingId: twin.id, result: { status: 200, folderGoal: twin } });
    if (tempId !== null && (await findFolderGoal(tx, tempId, person.id)))
      return refused({ code: 'folder.deleted' });
    const folderGoal: FolderGoalRow = {
      id,
      tempId,
      folder: folder.id,
      space,
      isPrivate: folder.kind === 'favourites',
      goal,
      board,
      sequenceNo: cappedSequenceNo(
        body.sequenceNo ?? nextFolderNumber(inFolder.map(({ sequenceNo }) => sequenceNo)),
      ),
      version: versions.get(folder.scopeId) as number,
      rev: 1,
    };
    addFolderGoal(tx, folder.scopeId, folderGoal, person.id, new Date(now));
    return accepted({ ...expected, result: { status: 201, folderGoal } });
  };
  const written = await writeOnce(context, writer, [folder.scopeId], expected, decide);
  if (!written.ok) return written;
  if (written.value.result) return accepted(written.value.result);
  const kept = await findFolderGoal(context.db, written.value.thingId as string, person.id);
  if (!kept || kept.isDeleted) return refused({ code: 'folder.deleted' });
  return accepted({ status: written.value.status, folderGoal: kept.row });
}

interface Filed extends Pick<FolderGoalRow, 'goal' | 'board'> {
  readonly space: string;
}

async function filedBehind(
  context: ServerContext,
  person: Person,
  { goal: goalRef, board: boardRef }: FolderGoalCreateBody,
): Promise<Outcome<Filed, Refusal>> {
  if (boardRef != null) {
    const board = await livingRow(context, person, boardKind, boardRef);
    return board.ok ? accepted({ goal: null, board: board.value.id, space: board.value.space }) : board;
  }
  const goal = await visibleGoal(context, person, String(goalRef));
  if (!goal.ok) return goal;
  const { id, row, scopeId: space, isDeleted } = goal.value;
  if (isDeleted) return refused({ code: 'goal.deleted' });
  return mayBeInFolder(row) ? accepted({ goal: id, board: null, space }) : refused({ code: 'folder.goal' });
}
