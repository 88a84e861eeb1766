import type { BucketEditBody } from '@cairn/contract/boards';
import type { ListFields, ListRow } from '@cairn/core/boards/board';
import { mayEditBoard } from '@cairn/core/boards/board-rights';
import { editedList } from '@cairn/core/boards/edited-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { stampedBy } from '@cairn/core/sync/stamps';
import { m } from '@cairn/words/messages';
import { listChanges } from '../boards/board-events.ts';
import { findBoard } from '../boards/board-rows.ts';
import type { Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne, rowNow } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { listKind } from './list-kind.ts';
import { listsLimitRefusal } from './list-limit.ts';
import { listsIn, writeList } from '../boards/list-rows.ts';

export const listNameRefusal: Refusal = { code: 'bucket.name', errors: { name: () => m.field_required() } };

const sameFields = [
  'name',
  'emoji',
  'showEmoji',
  'expanded',
  'sequenceNo',
] as const satisfies readonly (keyof ListFields)[];

export function listEditFrom(body: Omit<BucketEditBody, 'board'>): Partial<ListFields> {
  return Object.fromEntries(
    sameFields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
  );
}

export async function editList(
  context: ServerContext,
  writer: Writer,
  ref: string,
  body: BucketEditBody,
): Promise<Outcome<ListRow, Refusal>> {
  const edited = await changeOne(context, writer, listKind, ref, {
    status: 200,
    may: mayEditBoard,
    change: async (tx, { stored: { row }, version }) => {
      const board = await wantedBoard(tx, writer, row, body.board);
      if (!board.ok) return board;
      const edit = { ...listEditFrom(body), ...board.value };
      return writeEdit(context, writer, tx, row, { edit, baseRev: body.baseRev, version });
    },
  });
  return edited.ok ? rowNow(context, writer, listKind, edited.value) : edited;
}

async function wantedBoard(
  tx: Tx,
  { person }: Writer,
  row: ListRow,
  ref: string | undefined,
): Promise<Outcome<Pick<ListFields, 'board'> | Record<string, never>, Refusal>> {
  if (ref === undefined) return accepted({});
  if (ref === row.board) return accepted({ board: ref });
  const board = await findBoard(tx, ref, person.code);
  if (!board || board.isDeleted || board.row.space !== row.space)
    return refused({ code: 'bucket.board', errors: { board: () => m.field_board_unknown() } });
  if (board.row.id === row.board) return accepted({ board: row.board });
  const beside = await listsIn(tx, [row.space], board.row.id);
  const full = listsLimitRefusal(person, beside.length);
  return full ? refused(full) : accepted({ board: board.row.id });
}

/** The caller has locked the space. */
export function writeEdit(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  before: ListRow,
  {
    edit,
    baseRev = before.rev,
    version,
  }: {
    readonly edit: Partial<ListFields>;
    readonly baseRev?: number | undefined;
    readonly version: number;
  },
): Outcome<ListRow, Refusal> {
  if (Object.keys(edit).length === 0) return accepted(before);
  const edited = editedList(before, edit);
  if (!edited.ok) return refused(listNameRefusal);
  const rev = before.rev + 1;
  const now = context.now();
  const after = {
    ...edited.value,
    modifiedDatetime: new Date(now).toISOString(),
    stamps: stampedBy(before.stamps, edit, baseRev, rev),
    version,
    rev,
  };
  writeList(tx, after);
  const changes = listChanges(before, after);
  const place = { spaceId: after.space, personId: person.id, boardId: after.board, bucketId: after.id };
  if (changes) addEvents(tx, [{ ...place, type: 'BUCKET_MODIFIED', changes }], now);
  return accepted(after);
}
