import { boardOf, type BoardView, boardsOf } from '@cairn/client/boards/boards-of';
import { listOf, type ListView, listsOf } from '@cairn/client/boards/lists-of';
import { cloneBoard, cloneList } from '@cairn/client/boards/clone-board';
import { cloneBoardWithFiles, hasFiles, serverKnowsAll } from '@cairn/client/boards/clone-with-files';
import { deleteBoard, deleteList } from '@cairn/client/boards/delete-board';
import { type BoardChange, moveBoard, moveList } from '@cairn/client/boards/edit-board';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { ListPosition } from '@cairn/client/goals/list-position';
import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Trash from 'lucide-react/icons/trash-2';
import { createElement } from 'react';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { reasonOf } from '../../base/reason-of.ts';
import { showOnceUsed } from '../../goals/show-once-used.ts';
import { shortName } from '../../goals/short-name.ts';
import { offerUndo } from '../../goals/undo.ts';
import { sayRefused } from '../../goals/say-refused.ts';

function showWithUndo(cairn: Cairn, { saved, step }: BoardChange, text: string, isDeletion: boolean): void {
  warnUnlessSaved(saved);
  if (isDeletion) showOnceUsed(cairn, 'deleted');
  offerUndo(cairn, step, { text, ...(isDeletion && { icon: createElement(Trash) }) });
}

export function removeBoard(cairn: Cairn, { key, name }: BoardView): void {
  showWithUndo(cairn, deleteBoard(cairn, key), m.board_deleted_toast({ name: shortName(name) }), true);
}

export function removeList(cairn: Cairn, { key, name }: ListView): void {
  showWithUndo(cairn, deleteList(cairn, key), m.list_deleted_toast({ name: shortName(name) }), true);
}

export function duplicateBoard(cairn: Cairn, { key, name }: BoardView): void {
  const copy = cloneBoard(cairn, key, m.board_copy_name({ name }));
  if (copy.ok) showWithUndo(cairn, copy.value, m.board_duplicated_toast({ name: shortName(name) }), false);
  else sayRefused(copy.refusal);
}

/**
 * Copies a board. Only the server copies files. Offline, or while the server lacks edits, the copy is made
 * here without files.
 */
export async function duplicateBoardTo(
  cairn: Cairn,
  { key, id, name }: BoardView,
  space: { readonly key: string; readonly name: string },
): Promise<void> {
  const names = { name: shortName(name), space: shortName(space.name) };
  const withFiles = hasFiles(cairn, key);
  if (withFiles && serverKnowsAll(cairn)) {
    const copied = await cloneBoardWithFiles(cairn, id, name, space.key);
    if (!copied.ok) return void showToast({ text: reasonOf(copied.refusal) });
    const run = () => warnUnlessSaved(deleteBoard(cairn, copied.value).saved);
    showToast({ text: m.board_duplicated_to_toast(names), action: { label: m.action_undo(), run } });
    return;
  }
  const copy = cloneBoard(cairn, key, name, space.key);
  const text = withFiles ? m.board_duplicated_without_files_toast(names) : m.board_duplicated_to_toast(names);
  if (copy.ok) showWithUndo(cairn, copy.value, text, false);
  else sayRefused(copy.refusal);
}

export function moveListTo(
  cairn: Cairn,
  { key, name }: ListView,
  board: { readonly key: string; readonly name: string },
): void {
  const moved = moveList(cairn, key, { at: 'bottom' }, board.key);
  if (!moved.ok) return sayRefused(moved.refusal);
  const text = m.list_moved_to({ name: shortName(name), board: shortName(board.name) });
  showWithUndo(cairn, moved.value, text, false);
  announce(text);
}

export function duplicateList(cairn: Cairn, { key, name }: ListView): void {
  const copy = cloneList(cairn, key, m.board_copy_name({ name }));
  if (copy.ok) showWithUndo(cairn, copy.value, m.list_duplicated_toast({ name: shortName(name) }), false);
  else sayRefused(copy.refusal);
}

/** Returns null at the end of the list. */
function placeBeside(
  list: readonly { readonly key: string }[],
  key: string,
  steps: 1 | -1,
): ListPosition | null {
  const neighbour = list[list.findIndex((one) => one.key === key) + steps];
  if (!neighbour) return null;
  return steps === 1 ? { after: neighbour.key } : { before: neighbour.key };
}

export function shiftList(cairn: Cairn, { key, board }: ListView, steps: 1 | -1): void {
  const position = placeBeside(listsOf(cairn, board), key, steps);
  if (position) putList(cairn, key, position);
}

/** @param before the key of the next list; null for the end */
export function dropList(cairn: Cairn, key: string, before: string | null): void {
  if (before !== key) putList(cairn, key, before === null ? { at: 'bottom' } : { before });
}

function putList(cairn: Cairn, key: string, position: ListPosition): void {
  const moved = moveList(cairn, key, position);
  const list = listOf(cairn, key);
  if (!moved.ok || !moved.value.step || !list) return;
  warnUnlessSaved(moved.value.saved);
  const text = m.list_moved({ name: shortName(list.name), ...placeAmong(listsOf(cairn, list.board), key) });
  offerUndo(cairn, moved.value.step, { text });
  announce(text);
}

export function shiftBoard(cairn: Cairn, { key, space }: BoardView, steps: 1 | -1): void {
  const position = placeBeside(boardsOf(cairn, space), key, steps);
  if (position) putBoard(cairn, key, position);
}

/** @param before the key of the next board; null for the end */
export function dropBoard(cairn: Cairn, key: string, before: string | null): void {
  if (before !== key) putBoard(cairn, key, before === null ? { at: 'bottom' } : { before });
}

function putBoard(cairn: Cairn, key: string, position: ListPosition): void {
  const { saved, step } = moveBoard(cairn, key, position);
  const board = boardOf(cairn, key);
  if (!step || !board) return;
  warnUnlessSaved(saved);
  const text = m.board_moved({
    name: shortName(board.name),
    ...placeAmong(boardsOf(cairn, board.space), key),
  });
  offerUndo(cairn, step, { text });
  announce(text);
}

function placeAmong(list: readonly { readonly key: string }[], key: string) {
  return { place: list.findIndex((one) => one.key === key) + 1, count: list.length };
}
