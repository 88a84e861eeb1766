import { nextBoardNumber } from '@cairn/core/boards/board-order';
import { copiedAppearance } from '@cairn/core/boards/copied-appearance';
import { copiedGoal } from '@cairn/core/boards/copied-goal';
import { ancestorsOf } from '@cairn/core/goals/tree';
import { numberedAt } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import { indexIn } from '../goals/list-position.ts';
import { newRecord } from '../cairn/new-record.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { boardOf, boardsOf } from './boards-of.ts';
import { type ListView, listOf, listsOf } from './lists-of.ts';
import { added, type Created } from './edit-board.ts';
import { refOf } from '../store/account-store.ts';
import { entryAt } from '../entry-at.ts';

/** The copied goals are unticked. Works offline, as one undo entry. */
export function cloneBoard(
  cairn: Cairn,
  key: string,
  name: string,
  toSpace?: string,
): Outcome<Created, { readonly code: 'board.unknown' }> {
  const board = boardOf(cairn, key);
  if (!board) return refused({ code: 'board.unknown' });
  const space = toSpace ?? board.space;
  const sequenceNo = nextBoardNumber(boardsOf(cairn, space).map((other) => other.sequenceNo));
  const copy = newRecord(cairn, 'boards', space, {
    fields: { ...copiedAppearance(board, space === board.space), space, name, sequenceNo },
    notes: null,
  });
  const lists = listsOf(cairn, board.key).flatMap((list) =>
    copiedList(cairn, list, { board: copy.key, name: list.name, sequenceNo: list.sequenceNo }, space),
  );
  return accepted({ ...added(cairn, [copy, ...lists]), key: copy.key });
}

/** The copied goals are unticked. */
export function cloneList(
  cairn: Cairn,
  key: string,
  name: string,
): Outcome<Created, { readonly code: 'bucket.unknown' }> {
  const list = listOf(cairn, key);
  if (!list) return refused({ code: 'bucket.unknown' });
  const lists = listsOf(cairn, list.board);
  const { inserted, renumbered } = numberedAt(lists, indexIn(lists, { after: list.key }));
  const place = { board: list.board, name, sequenceNo: entryAt(inserted, 0) };
  const [copy, ...goals] = copiedList(cairn, list, place, list.space);
  if (!copy) return refused({ code: 'bucket.unknown' });
  const writes = renumbered.map((other) => ({
    ref: refOf('buckets', other.key),
    fields: { sequenceNo: other.sequenceNo },
  }));
  return accepted({ ...added(cairn, [copy, ...goals], writes), key: copy.key });
}

function copiedList(
  cairn: Cairn,
  { key, emoji, showEmoji, expanded, space: from }: ListView,
  place: { readonly board: string; readonly name: string; readonly sequenceNo: number },
  space: string,
): readonly SyncRecord[] {
  const fields = { ...place, emoji, showEmoji, expanded };
  const list = newRecord(cairn, 'buckets', space, { fields, notes: null });
  const copies: SyncRecord[] = [];
  const keepsPeriod = from === space;
  const copy = (goal: GoalView, where: object) => {
    const { richThoughts, ...copied } = copiedGoal(goal, keepsPeriod);
    const typed = { fields: { ...copied, ...where, space }, notes: richThoughts?.ops ?? null };
    const record = newRecord(cairn, 'goals', space, typed);
    copies.push(record);
    for (const child of cairn.replica.subgoalsOf(goal.key))
      copy(child, { parent: record.key, bucketId: child.bucketId === key ? list.key : null });
  };
  const roots = cairn.replica.goalsOnList(key);
  const here = new Set(roots.map((goal) => goal.key));
  // A goal below another goal of the list is copied with that goal.
  for (const goal of roots)
    if (!ancestorsOf(goal, (ref) => cairn.replica.goal(ref)).some(({ key: above }) => here.has(above)))
      copy(goal, { parent: null, bucketId: list.key });
  return [list, ...copies];
}
