import type { RecordRef } from '@cairn/client/store/account-store';
import { boardsOf } from '@cairn/client/boards/boards-of';
import { listsOf } from '@cairn/client/boards/lists-of';
import { cloneList } from '@cairn/client/boards/clone-board';
import { boardDeletionOf, deleteBoard, deleteList } from '@cairn/client/boards/delete-board';
import { listDeletedBoards, restoreDeletedBoard } from '@cairn/client/boards/deleted-boards';
import {
  type BoardChange,
  createBoard,
  createList,
  editBoard,
  editList,
  moveBoard,
  moveList,
} from '@cairn/client/boards/edit-board';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { DeletedBoard } from '@cairn/contract/boards';
import { moveGoal } from '@cairn/client/goals/move-goal';
import type { GoalView } from '@cairn/client/replica/goal-view';
import { undoNewest } from '@cairn/client/undo/reverse-step';
import type { Chance } from './chance.ts';
import { addCard, carry, changeCard, copyBoard } from './copying-people.ts';
import { Oracle } from './oracle.ts';

export function board(
  cairn: Cairn,
  chance: Chance,
  oracle: Oracle,
  deleted: Set<string>,
  goal: GoalView,
): void {
  const boards = boardsOf(cairn, goal.space);
  const lists = boards.flatMap(({ key }) => listsOf(cairn, key));
  const name = `b${oracle.next()}`;
  const [one, list] = [boards[0] && chance.pick(boards), lists[0] && chance.pick(lists)];
  if (!one) return keep(oracle, name, createBoard(cairn, goal.space, { name }, [`${name} list`]));
  if (!list) return keep(oracle, name, createList(cairn, one.key, { name }));
  const deed = chance.weighed({
    put: 12,
    carry: 3,
    addCard: 4,
    changeCard: 5,
    addBoard: 2,
    addList: 4,
    renameBoard: 2,
    renameList: 3,
    moveBoard: 1,
    moveList: 4,
    copyList: 1,
    copyBoard: 3,
    deleteBoard: 1,
    deleteList: 2,
    bringBack: 2,
  });
  switch (deed) {
    case 'put': {
      const position = { at: chance.happens(0.5) ? 'top' : 'bottom' } as const;
      return keep(oracle, null, moveGoal(cairn, goal.key, { to: { list: list.key }, position }));
    }
    case 'carry':
      return carry(cairn, chance, oracle, goal);
    case 'addCard':
      return addCard(cairn, chance, oracle, list.key);
    case 'changeCard':
      return changeCard(cairn, chance, oracle, goal.space);
    case 'copyBoard':
      return copyBoard(cairn, chance, oracle, one.key);
    case 'addBoard':
      return keep(oracle, name, createBoard(cairn, goal.space, { name }, [`${name} list`]));
    case 'addList':
      return keep(oracle, name, createList(cairn, one.key, { name }));
    case 'renameBoard':
      oracle.repeats.replaced(one.name, oracle.author);
      return keep(oracle, name, editBoard(cairn, one.key, { name }));
    case 'renameList':
      oracle.repeats.replaced(list.name, oracle.author);
      return keep(oracle, name, editList(cairn, list.key, { name }));
    case 'moveBoard':
      return ignore(moveBoard(cairn, one.key, { at: chance.happens(0.5) ? 'top' : 'bottom' }).saved);
    case 'moveList':
      return keep(
        oracle,
        null,
        moveList(cairn, list.key, { at: chance.happens(0.5) ? 'top' : 'bottom' }, one.key),
      );
    case 'copyList':
      // The oracle expects each watched goal exactly one time, so a list with goals is not copied.
      return cairn.replica.goalsOnList(list.key).length > 0
        ? undefined
        : keep(oracle, null, cloneList(cairn, list.key, list.name));
    case 'deleteBoard':
      going(cairn, oracle, deleted, { table: 'boards', key: one.key });
      return perhapsTakenBack(cairn, chance, deleteBoard(cairn, one.key));
    case 'deleteList':
      going(cairn, oracle, deleted, { table: 'buckets', key: list.key });
      return perhapsTakenBack(cairn, chance, deleteList(cairn, list.key));
    case 'bringBack':
      return void bringBack(cairn, chance.below(50));
  }
}

/** The oracle must not expect anything that was on a deleted board or list, not even unsent edits. */
function going(cairn: Cairn, oracle: Oracle, deleted: Set<string>, root: RecordRef): void {
  const marks: string[] = [];
  const board = root.table === 'boards' ? cairn.replica.record(root)?.id : null;
  if (board) oracle.folders.forget([board]);
  for (const { table, key } of boardDeletionOf(cairn, root).refs) {
    const name = table === 'goals' ? cairn.replica.goal(key)?.name : undefined;
    if (name !== undefined && Oracle.isWatched(name)) marks.push(Oracle.markOf(name));
  }
  for (const mark of marks) deleted.add(mark);
  oracle.deleted(marks);
  oracle.repeats.unsettled(oracle.author);
}

async function bringBack(cairn: Cairn, at: number): Promise<void> {
  const gone = await listDeletedBoards(cairn);
  if (!gone.ok || gone.value.length === 0) return;
  // Rows deleted at the same moment come in any order.
  const byName = gone.value.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  await restoreDeletedBoard(cairn, byName[at % byName.length] as DeletedBoard);
}

function perhapsTakenBack(cairn: Cairn, chance: Chance, { saved, step }: BoardChange): void {
  ignore(saved);
  const undone = step && chance.happens(0.4) ? undoNewest(cairn) : null;
  if (undone) ignore(undone.reversal.saved);
}

interface Done {
  readonly ok: boolean;
  readonly value?: { readonly saved: Promise<void> };
}

function keep(oracle: Oracle, name: string | null, { ok, value }: Done): void {
  if (!ok || !value) return;
  ignore(value.saved);
  if (name !== null) oracle.repeats.named(name, oracle.author, oracle.kept(value.saved));
}

function ignore(saved: Promise<void>): void {
  saved.catch(() => undefined);
}
