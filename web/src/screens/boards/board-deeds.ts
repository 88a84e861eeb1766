import type { BoardView } from '@cairn/client/boards/boards-of';
import { type BucketView, bucketsOf } from '@cairn/client/boards/buckets-of';
import { cloneBoard, cloneBucket } from '@cairn/client/boards/clone-board';
import { deleteBoard, deleteBucket } from '@cairn/client/boards/delete-board';
import { type BoardChange, moveBoard, moveBucket } from '@cairn/client/boards/edit-board';
import type { Cairn } from '@cairn/client/cairn';
import type { Outcome } from '@cairn/core/outcome';
import { announce } from '@cairn/ui/announcer';
import { m } from '@cairn/words/messages';
import Trash from 'lucide-react/icons/trash-2';
import { createElement } from 'react';
import { keep } from '../../goals/keep.ts';
import { shortName } from '../../goals/short-name.ts';
import { offerUndo } from '../../goals/undo.ts';

/** Waits until a change of a board is kept; nothing when it was refused. */
export function keepChange(outcome: Outcome<BoardChange, unknown>): void {
  if (outcome.ok) keep(outcome.value.saved);
}

function told(cairn: Cairn, { saved, step }: BoardChange, text: string, isDeletion: boolean): void {
  keep(saved);
  offerUndo(cairn, step, { text, ...(isDeletion && { icon: createElement(Trash) }) });
}

/** Deletes a board, and says so with the way back. */
export function removeBoard(cairn: Cairn, { key, name }: BoardView): void {
  told(cairn, deleteBoard(cairn, key), m.board_deleted_toast({ name: shortName(name) }), true);
}

/** Deletes a list, and says so with the way back. */
export function removeList(cairn: Cairn, { key, name }: BucketView): void {
  told(cairn, deleteBucket(cairn, key), m.list_deleted_toast({ name: shortName(name) }), true);
}

/** Copies a board beside it, and says so with the way back. */
export function duplicateBoard(cairn: Cairn, { key, name }: BoardView): void {
  const copy = cloneBoard(cairn, key, m.board_copy_name({ name }));
  if (copy.ok) told(cairn, copy.value, m.board_duplicated_toast({ name: shortName(name) }), false);
}

/** Copies a list beside it, and says so with the way back. */
export function duplicateList(cairn: Cairn, { key, name }: BucketView): void {
  const copy = cloneBucket(cairn, key, m.board_copy_name({ name }));
  if (copy.ok) told(cairn, copy.value, m.list_duplicated_toast({ name: shortName(name) }), false);
}

/** Where something can go among its like: a place on, or a place back; null where it stands at that end. */
function placeBeside(keys: readonly string[], key: string, steps: 1 | -1) {
  const at = keys.indexOf(key);
  const beside = keys[at + steps];
  if (beside === undefined) return null;
  return { place: at + 1 + steps, position: steps === 1 ? { after: beside } : { before: beside } };
}

/** Moves a list one place along its board, and says where it is now: what a drag does, from a menu. */
export function shiftList(cairn: Cairn, lists: readonly BucketView[], list: BucketView, steps: 1 | -1): void {
  const to = placeBeside(
    lists.map(({ key }) => key),
    list.key,
    steps,
  );
  if (to) putList(cairn, list, to.position, to.place, lists.length);
}

/** Puts a list elsewhere on its board, and says where it is now. */
export function putList(
  cairn: Cairn,
  { key, name }: BucketView,
  position: Parameters<typeof moveBucket>[2],
  place: number,
  count: number,
): void {
  const { result, step } = cairn.steps.during(() => moveBucket(cairn, key, position));
  if (!result.ok) return;
  keep(result.value.saved);
  offerUndo(cairn, step, { text: m.list_moved({ name, place, count }) });
  announce(m.list_moved({ name, place, count }));
}

/**
 * Puts a list where it was dropped, and says where it is now.
 *
 * @param before the key of the list that it shall stand before; null for the end
 */
export function dropList(cairn: Cairn, board: string, key: string, before: string | null): void {
  const lists = bucketsOf(cairn, board);
  const [from, to] = [key, before].map((one) => lists.findIndex((list) => list.key === one)) as [
    number,
    number,
  ];
  const list = lists[from];
  // Before itself, or before the one that it stands before: it is there already.
  if (!list || before === key || (to === -1 ? from === lists.length - 1 : to === from + 1)) return;
  const end = to === -1 ? lists.length : to;
  const place = end > from ? end : end + 1;
  putList(cairn, list, before === null ? { at: 'bottom' } : { before }, place, lists.length);
}

/** Moves a board one place along those of its space, and says where it is now. */
export function shiftBoard(
  cairn: Cairn,
  boards: readonly BoardView[],
  { key, name }: BoardView,
  steps: 1 | -1,
): void {
  const to = placeBeside(
    boards.map((board) => board.key),
    key,
    steps,
  );
  if (!to) return;
  keep(moveBoard(cairn, key, to.position).saved);
  announce(m.board_moved({ name, place: to.place, count: boards.length }));
}
