import type { BucketEditBody } from '@cairn/contract/boards';
import type { BucketFields, BucketRow } from '@cairn/core/boards/board';
import { mayEditBoard } from '@cairn/core/boards/board-rights';
import { editedBucket } from '@cairn/core/boards/edited-board';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { stampedBy } from '@cairn/core/sync/stamps';
import { m } from '@cairn/words/messages';
import { bucketChanges } from '../boards/board-events.ts';
import { findBoard } from '../boards/board-rows.ts';
import type { Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import type { Refusal } from '../base/refusal.ts';
import { changeOne, rowNow } from '../writes/change-one.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { bucketKind } from './bucket-kind.ts';
import { bucketsLimitRefusal } from './bucket-limit.ts';
import { bucketsIn, writeBucket } from '../boards/bucket-rows.ts';

export const bucketNameRefusal: Refusal = { code: 'bucket.name', errors: { name: () => m.field_required() } };

const sameFields = [
  'name',
  'emoji',
  'showEmoji',
  'expanded',
  'sequenceNo',
] as const satisfies readonly (keyof BucketFields)[];

export function bucketWishFrom(body: Omit<BucketEditBody, 'board'>): Partial<BucketFields> {
  return Object.fromEntries(
    sameFields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
  );
}

export async function editBucket(
  context: ServerContext,
  writer: Writer,
  ref: string,
  body: BucketEditBody,
): Promise<Outcome<BucketRow, Refusal>> {
  const edited = await changeOne(context, writer, bucketKind, ref, {
    status: 200,
    may: mayEditBoard,
    change: async (tx, { stored: { row }, version }) => {
      const board = await wantedBoard(tx, writer, row, body.board);
      if (!board.ok) return board;
      const edit = { ...bucketWishFrom(body), ...board.value };
      return writeEdit(context, writer, tx, row, { edit, baseRev: body.baseRev, version });
    },
  });
  return edited.ok ? rowNow(context, writer, bucketKind, edited.value) : edited;
}

async function wantedBoard(
  tx: Tx,
  { person }: Writer,
  row: BucketRow,
  ref: string | undefined,
): Promise<Outcome<Pick<BucketFields, 'board'> | Record<string, never>, Refusal>> {
  if (ref === undefined) return accepted({});
  if (ref === row.board) return accepted({ board: ref });
  const board = await findBoard(tx, ref, person.code);
  if (!board || board.isDeleted || board.row.space !== row.space)
    return refused({ code: 'bucket.board', errors: { board: () => m.field_board_unknown() } });
  if (board.row.id === row.board) return accepted({ board: row.board });
  const beside = await bucketsIn(tx, [row.space], board.row.id);
  const full = bucketsLimitRefusal(person, beside.length);
  return full ? refused(full) : accepted({ board: board.row.id });
}

/** The caller has locked the space. */
export function writeEdit(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  before: BucketRow,
  {
    edit,
    baseRev = before.rev,
    version,
  }: {
    readonly edit: Partial<BucketFields>;
    readonly baseRev?: number | undefined;
    readonly version: number;
  },
): Outcome<BucketRow, Refusal> {
  if (Object.keys(edit).length === 0) return accepted(before);
  const edited = editedBucket(before, edit);
  if (!edited.ok) return refused(bucketNameRefusal);
  const rev = before.rev + 1;
  const now = context.now();
  const after = {
    ...edited.value,
    modifiedDatetime: new Date(now).toISOString(),
    stamps: stampedBy(before.stamps, edit, baseRev, rev),
    version,
    rev,
  };
  writeBucket(tx, after);
  const changes = bucketChanges(before, after);
  const place = { spaceId: after.space, personId: person.id, boardId: after.board, bucketId: after.id };
  if (changes) addEvents(tx, [{ ...place, type: 'BUCKET_MODIFIED', changes }], now);
  return accepted(after);
}
