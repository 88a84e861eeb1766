import type { BoardFields, ListFields } from '@cairn/core/boards/board';
import { nextBoardNumber } from '@cairn/core/boards/board-order';
import { editedBoard, editedList } from '@cairn/core/boards/edited-board';
import { isSame } from '@cairn/core/same';
import { numberedAt } from '@cairn/core/order/sequence';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { editedRecord } from '@cairn/core/sync/edited-record';
import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import { indexIn, type ListPosition } from '../goals/list-position.ts';
import { newRecord } from '../cairn/new-record.ts';
import type { Saved } from '../saved.ts';
import { type RecordRef, refKey } from '../store/account-store.ts';
import type { UndoEntry } from '../undo-stack/undo-entry.ts';
import { type BoardView, boardOf, boardsOf } from './boards-of.ts';
import { type ListView, listOf, listsOf } from './lists-of.ts';
import { entryAt } from '../entry-at.ts';

/** A null `step` means that nothing changed. */
export interface BoardChange extends Saved {
  readonly step: UndoEntry | null;
}

export type Created = BoardChange & { readonly key: string };

const nothingDone: BoardChange = { saved: Promise.resolve(), step: null };

export function createBoard(
  cairn: Cairn,
  space: string,
  fields: Pick<BoardFields, 'name'> & Partial<BoardFields>,
  lists: readonly string[] = [],
): Outcome<Created, { readonly code: 'board.name' }> {
  const sequenceNo = nextBoardNumber(boardsOf(cairn, space).map((board) => board.sequenceNo));
  const given = { sequenceNo, ...fields, name: fields.name.trim() };
  const edited = editedBoard(given, {});
  if (!edited.ok) return edited;
  const board = newRecord(cairn, 'boards', space, { fields: { space, ...edited.value }, notes: null });
  const { inserted } = numberedAt([], 0, lists.length);
  const listed = lists.map((name, at) => {
    const typed = { fields: { board: board.key, name, sequenceNo: entryAt(inserted, at) }, notes: null };
    return newRecord(cairn, 'buckets', space, typed);
  });
  return accepted({ ...added(cairn, [board, ...listed]), key: board.key });
}

export function createList(
  cairn: Cairn,
  board: string,
  fields: Pick<ListFields, 'name'> & Partial<ListFields>,
  position: ListPosition = { at: 'bottom' },
): Outcome<Created, { readonly code: 'bucket.name' | 'board.unknown' }> {
  const above = boardOf(cairn, board);
  if (!above) return refused({ code: 'board.unknown' });
  const lists = listsOf(cairn, above.key);
  const { inserted, renumbered } = numberedAt(lists, indexIn(lists, position));
  const given = { ...fields, name: fields.name.trim(), board: above.key, sequenceNo: entryAt(inserted, 0) };
  const edited = editedList(given, {});
  if (!edited.ok) return edited;
  const list = newRecord(cairn, 'buckets', above.space, { fields: { ...edited.value }, notes: null });
  const others = renumbered.map(({ key, sequenceNo }) => write('buckets', key, { sequenceNo }));
  return accepted({ ...added(cairn, [list], others), key: list.key });
}

export function editBoard(
  cairn: Cairn,
  key: string,
  edit: Partial<BoardFields>,
): Outcome<BoardChange, { readonly code: 'board.name' | 'board.unknown' }> {
  const board = boardOf(cairn, key);
  if (!board) return refused({ code: 'board.unknown' });
  const edited = editedBoard<BoardView>(board, edit);
  if (!edited.ok) return edited;
  return accepted(written(cairn, 'boards', board, pickedFrom(edited.value, edit)));
}

export function editList(
  cairn: Cairn,
  key: string,
  edit: Partial<Omit<ListFields, 'board'>>,
): Outcome<BoardChange, { readonly code: 'bucket.name' | 'bucket.unknown' }> {
  const list = listOf(cairn, key);
  if (!list) return refused({ code: 'bucket.unknown' });
  const edited = editedList<ListView>(list, edit);
  if (!edited.ok) return edited;
  return accepted(written(cairn, 'buckets', list, pickedFrom(edited.value, edit)));
}

function pickedFrom(fields: object, named: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in named));
}

function written(
  cairn: Cairn,
  table: 'boards' | 'buckets',
  view: { readonly key: string },
  fields: Fields,
): BoardChange {
  const shown: Fields = { ...view };
  const isNews = Object.entries(fields).some(([name, value]) => !isSame(value, shown[name]));
  return isNews ? writeAll(cairn, [write(table, view.key, fields)]) : nothingDone;
}

export function moveBoard(cairn: Cairn, key: string, position: ListPosition): BoardChange {
  const board = boardOf(cairn, key);
  return board ? moved(cairn, 'boards', boardsOf(cairn, board.space), board.key, position) : nothingDone;
}

export function moveList(
  cairn: Cairn,
  key: string,
  position: ListPosition,
  board?: string,
): Outcome<BoardChange, { readonly code: 'bucket.unknown' | 'board.unknown' | 'bucket.board' }> {
  const list = listOf(cairn, key);
  if (!list) return refused({ code: 'bucket.unknown' });
  const to = boardOf(cairn, board ?? list.board);
  if (!to) return refused({ code: 'board.unknown' });
  if (to.space !== list.space) return refused({ code: 'bucket.board' });
  const fields = to.key === list.board ? {} : { board: to.key };
  return accepted(moved(cairn, 'buckets', listsOf(cairn, to.key), list.key, position, fields));
}

function moved(
  cairn: Cairn,
  table: 'boards' | 'buckets',
  list: readonly { readonly key: string; readonly sequenceNo: number }[],
  key: string,
  position: ListPosition,
  fields: Fields = {},
): BoardChange {
  const others = list.filter((other) => other.key !== key);
  const index = indexIn(others, position);
  if (list[index]?.key === key) return nothingDone;
  const { inserted, renumbered } = numberedAt(others, index);
  return writeAll(cairn, [
    write(table, key, { ...fields, sequenceNo: inserted[0] }),
    ...renumbered.map((other) => write(table, other.key, { sequenceNo: other.sequenceNo })),
  ]);
}

interface Write {
  readonly ref: RecordRef;
  readonly fields: Fields;
}

function write(table: 'boards' | 'buckets', key: string, fields: Fields): Write {
  return { ref: { table, key }, fields };
}

function writeAll(cairn: Cairn, writes: readonly Write[]): BoardChange {
  return added(cairn, [], writes);
}

export function added(
  cairn: Cairn,
  records: readonly SyncRecord[],
  writes: readonly Write[] = [],
): BoardChange {
  const refs = [...records, ...writes.map(({ ref }) => ref)];
  const { result: saved, step } = cairn.undoStack.during(() =>
    cairn.change(refs, (found) => ({
      put: [
        // The second run, on the disk, keeps existing records.
        ...records.map((record) => found.get(refKey(record)) ?? record),
        ...writes.flatMap(({ ref, fields }) => {
          const record = found.get(refKey(ref));
          return record ? [editedRecord(record, { fields, notes: null })] : [];
        }),
      ],
    })),
  );
  return { saved, step };
}
