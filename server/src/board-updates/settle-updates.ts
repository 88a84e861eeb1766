import type { BoardSettlementBody } from '@cairn/contract/boards';
import type { BoardRow, ListRow } from '@cairn/core/boards/board';
import {
  type BoardChange,
  type BoardItem,
  changePrint,
  offeredBoardChanges,
  takenPrints,
} from '@cairn/core/boards/board-changes';
import { mayEditBoard } from '@cairn/core/boards/board-rights';
import { filesNamedIn, withOtherFiles } from '@cairn/core/files/named-files';
import type { GoalEdit } from '@cairn/core/goals/goal';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { isSame } from '@cairn/core/same';
import type { Refusal } from '../base/refusal.ts';
import { boardKind } from '../boards/board-kind.ts';
import { itemCopies, writeClone } from '../boards/cloned-rows.ts';
import { addCopies, copiesOf, filesOf } from '../boards/copied-lists.ts';
import { takeDown } from '../boards/take-down.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { allOrNothing } from '../db/all-or-nothing.ts';
import type { Tx } from '../db/database.ts';
import { addEvents } from '../events/event-rows.ts';
import {
  addFileCopies,
  copiesOfNamed,
  copyableFiles,
  type CopyableFiles,
  copyIds,
} from '../file-access/copied-files.ts';
import { copiedTextRefusal } from '../files/text-room.ts';
import { createdAct, followByThemselves } from '../goals/auto-follow.ts';
import { deleteWithBelow } from '../goals/delete-goal.ts';
import { applyEdit } from '../goals/edit-goal.ts';
import { addedGoalsRefusal, colorRefusal } from '../goals/goal-limits.ts';
import { goalOfRef } from '../goals/goal-rows.ts';
import { writeEdit } from '../lists/edit-list.ts';
import { listsLimitRefusal } from '../lists/list-limit.ts';
import { changeOne, rowNow } from '../writes/change-one.ts';
import { changeName, cloneNow, type CloneNow } from './offered-updates.ts';

/** Also takes what was left earlier. Ignores what is not offered, so a repeated request changes nothing. */
export async function settleBoardUpdates(
  context: ServerContext,
  writer: Writer,
  ref: string,
  { take, leave }: BoardSettlementBody,
): Promise<Outcome<BoardRow, Refusal>> {
  const settled = await changeOne(context, writer, boardKind, ref, {
    status: 200,
    may: mayEditBoard,
    change: async (tx, { stored: { row }, versions, version }) => {
      const now = await cloneNow(context, tx, writer.person, row);
      if (!now) return accepted(row);
      const offered = offeredBoardChanges({ ...now.board, settled: {} });
      const [takes, leaves] = [new Set(take), new Set(leave)];
      const taken = offered.filter((change) => takes.has(changeName(change)));
      const left = offered.filter(
        (change) => leaves.has(changeName(change)) && !takes.has(changeName(change)),
      );
      const taking = { context, writer, tx, row, now, versions, version };
      return allOrNothing(tx, async () => {
        const added = await addItems(taking, ofKind(taken, 'added'));
        if (!added.ok) return added;
        const changed = await changeItems(taking, ofKind(taken, 'changed'));
        if (!changed.ok) return changed;
        await removeItems(taking, ofKind(taken, 'removed'));
        settle(taking, taken, left, added.value);
        return accepted(row);
      });
    },
  });
  return settled.ok ? rowNow(context, writer, boardKind, settled.value) : settled;
}

interface Taking {
  readonly context: ServerContext;
  readonly writer: Writer;
  readonly tx: Tx;
  /** The clone. */
  readonly row: BoardRow;
  readonly now: CloneNow;
  readonly versions: ReadonlyMap<string, number>;
  /** The new version of the clone's space. */
  readonly version: number;
}

const ofKind = (changes: readonly BoardChange[], kind: BoardChange['kind']) =>
  changes.filter((change) => change.kind === kind);

/** Returns the copies' ids by the author's. */
async function addItems(
  { context, writer, tx, row, now: { source, lists: ownLists, board }, version }: Taking,
  changes: readonly BoardChange[],
): Promise<Outcome<ReadonlyMap<string, string>, Refusal>> {
  if (changes.length === 0) return accepted(new Map());
  const { person } = writer;
  const wanted = new Set(changes.flatMap(({ added }) => added));
  const lists = source.lists.filter(({ id }) => wanted.has(id));
  const goals = source.goals.filter(({ id }) => wanted.has(id));
  const full = lists.length === 0 ? null : listsLimitRefusal(person, ownLists.length + lists.length - 1);
  if (full) return refused(full);
  const tooLarge = await copiedTextRefusal(tx, person, { goals });
  if (tooLarge) return refused(tooLarge);
  const files = await copyableFiles(context, writer, tx, filesOf({ goals }), source.link);
  if (!files.ok) return files;
  const living = new Set(board.own.map(({ id }) => id));
  const earlier = new Map([
    ...lists.map((list) => [list.board, row.id] as const),
    ...board.copies.flatMap(({ source: id, own }) => (living.has(own) ? [[id, own] as const] : [])),
  ]);
  const { space } = row;
  const { keepsPeriods } = source;
  const copies = copiesOf(
    context,
    writer,
    { lists, goals },
    { space, version, keepsPeriods, files: files.value, earlier },
  );
  const beyond =
    (await addedGoalsRefusal(tx, person, copies.goals)) ??
    copies.goals.map((goal) => colorRefusal(person, null, goal)).find((refusal) => refusal !== null);
  if (beyond) return refused(beyond);
  addCopies(context, writer, tx, copies, space);
  const by = { spaceId: space, personId: person.id };
  addEvents(
    tx,
    [
      ...copies.lists.map(
        ({ id }) => ({ ...by, type: 'BUCKET_CREATED', boardId: row.id, bucketId: id }) as const,
      ),
      ...copies.goals.map(({ id }) => ({ ...by, type: 'GOAL_CREATED', goalId: id }) as const),
    ],
    context.now(),
  );
  followByThemselves(
    tx,
    copies.goals.map((goal) => createdAct(goal, person.id)),
    context.now(),
  );
  return accepted(copies.ids);
}

async function changeItems(taking: Taking, changes: readonly BoardChange[]): Promise<Outcome<null, Refusal>> {
  const { context, writer, tx, now } = taking;
  const notes = changes.map(({ before, after }) => (isSame(before?.note, after?.note) ? null : after?.note));
  const files = await copyableFiles(context, writer, tx, filesNamedIn(notes), now.source.link);
  if (!files.ok) return files;
  for (const { before, after } of changes) {
    if (!before || !after) continue;
    const list = now.lists.find(({ id }) => id === before.id);
    const changed = list
      ? changeList(taking, list, before, after)
      : await changeGoal(taking, before, after, files.value);
    if (!changed.ok) return changed;
  }
  return accepted(null);
}

function changeList(
  { context, writer, tx, version }: Taking,
  list: ListRow,
  before: BoardItem,
  after: BoardItem,
): Outcome<unknown, Refusal> {
  const edit = {
    ...(before.name === after.name ? {} : { name: after.name }),
    ...(before.emoji === after.emoji ? {} : { emoji: after.emoji }),
  };
  return writeEdit(context, writer, tx, list, { edit, version });
}

async function changeGoal(
  { context, writer, tx, row, versions }: Taking,
  before: BoardItem,
  after: BoardItem,
  files: CopyableFiles,
): Promise<Outcome<unknown, Refusal>> {
  const stored = await goalOfRef(tx, before.id, writer.person.code);
  if (!stored || stored.isDeleted) return accepted(null);
  const edit: GoalEdit = {
    ...(before.name === after.name ? {} : { name: after.name }),
    ...(before.color === after.color ? {} : { color: after.color }),
    ...(before.durationMinutes === after.durationMinutes ? {} : { durationMinutes: after.durationMinutes }),
    ...(before.list === after.list ? {} : { bucketId: after.list }),
    ...(before.parent === after.parent ? {} : { parent: after.parent }),
  };
  const copies = copiesOfNamed(context, files, after.note, before.id);
  const notes = isSame(before.note, after.note)
    ? null
    : ({ kind: 'whole', notes: withOtherFiles(after.note, copyIds(copies)) } as const);
  if (notes) addFileCopies(context, writer, tx, row.space, copies);
  return applyEdit(context, writer, tx, versions, stored, { edit, notes, baseRev: null, notesBaseRev: null });
}

/** Goals in a period stay there when their list is removed. */
async function removeItems(
  { context, writer, tx, row, version }: Taking,
  changes: readonly BoardChange[],
): Promise<void> {
  const { person } = writer;
  for (const { type, before } of changes) {
    if (!before) continue;
    if (type === 'list') {
      const at = new Date(context.now());
      takeDown(tx, { space: row.space, id: before.id, version }, person.id, at);
      const place = { spaceId: row.space, personId: person.id, boardId: row.id, bucketId: before.id };
      addEvents(tx, [{ ...place, type: 'BUCKET_DELETED' }], context.now());
    } else {
      const stored = await goalOfRef(tx, before.id, person.code);
      if (stored && !stored.isDeleted) await deleteWithBelow(context, writer, tx, stored, version);
    }
  }
}

/** Writes down what was taken and left. */
function settle(
  { tx, row, now: { clone, board } }: Taking,
  taken: readonly BoardChange[],
  left: readonly BoardChange[],
  added: ReadonlyMap<string, string>,
): void {
  const sources = new Map(board.source.map((item) => [item.id, item]));
  const byItem = new Map(taken.map((change) => [change.item, change]));
  const copies = [
    ...itemCopies(board.source, added),
    ...board.copies.flatMap((copy) => {
      const [item, change] = [sources.get(copy.source), byItem.get(copy.source)];
      return item && change ? [{ ...copy, prints: takenPrints(copy, change, item) }] : [];
    }),
  ];
  const removedOwn = new Set(taken.flatMap(({ removed }) => removed));
  const removed = board.copies.filter(({ own }) => removedOwn.has(own)).map(({ source }) => source);
  const settled = Object.fromEntries([
    ...Object.entries(clone.settled).filter(([item]) => !byItem.has(item)),
    ...left.map((change) => [change.item, changePrint(change, sources.get(change.item) ?? null)]),
  ]) as Record<string, string>;
  writeClone(tx, row.id, { copies, settled, removed });
}
