import { type BoardFields, untouchedList } from '@cairn/core/boards/board';
import { nextBoardNumber } from '@cairn/core/boards/board-order';
import { editedBoard, editedList } from '@cairn/core/boards/edited-board';
import type { ImportedBoard, ImportedGoal } from '@cairn/core/imports/imported-board';
import { importedPrefix } from '@cairn/core/imports/imported-id';
import { numberedAt } from '@cairn/core/order/sequence';
import { occurrenceGoalId } from '@cairn/core/goals/occurrence-id';
import { seriesIdUnder } from '@cairn/core/recurrence/series-id';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { NotesOps } from '@cairn/core/notes/delta';
import type { Fields, SyncRecord } from '@cairn/core/sync/record';
import { dayColumn } from '@cairn/core/time/horizons';
import { boardsOf } from '../boards/boards-of.ts';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from '../cairn/cairn.ts';
import { numbersAt } from '../goals/list-position.ts';
import { newRecord } from '../cairn/new-record.ts';
import type { PlanItem } from './plan-item.ts';
import { writePlanItems } from './write-plan-items.ts';
import { refKey, StorageRefused } from '../store/account-store.ts';
import type { UndoEntry } from '../undo-stack/undo-entry.ts';
import { entryAt } from '../entry-at.ts';

/** Few enough records not to delay typing, enough to store 2,000 cards within seconds. */
const sliceLength = 100;

interface Importing {
  readonly space: string;
  readonly name: string;
  /** Called after each slice with the stored share, 0 to 1. */
  readonly progress?: (share: number) => void;
  /** Stops the import after the current slice. Stored slices stay. */
  readonly signal?: AbortSignal;
}

export interface Imported {
  readonly key: string;
  /** `refused`: the device has no room left. */
  readonly end: 'whole' | 'stopped' | 'refused';
  /** Includes subgoals. */
  readonly goals: number;
  readonly step: UndoEntry | null;
}

/**
 * Imports a board as one undo entry; works offline. Each slice is stored before the next, so that the page
 * stays responsive and the import can be stopped.
 */
export async function importBoard(
  cairn: Cairn,
  board: ImportedBoard,
  { space, name, progress, signal }: Importing,
): Promise<Outcome<Imported, { readonly code: 'board.name' }>> {
  const fields = boardFields(cairn, board, space, name);
  if (fields === null) return refused({ code: 'board.name' });
  const made = imported(cairn, 'boards', space, { ...fields, space });
  const skips: PlanItem[] = [];
  const records = [made, ...recordsOn(cairn, made, board, skips)];
  let step: UndoEntry | null = null;
  let goals = 0;
  const ended = (end: Imported['end']) => accepted({ key: made.key, end, goals, step });
  for (let from = 0; from < records.length; from += sliceLength) {
    if (signal?.aborted) return ended('stopped');
    const slice = records.slice(from, from + sliceLength);
    const { result: written, step: next } = cairn.undoStack.during(() => put(cairn, slice));
    try {
      await written;
    } catch (failure) {
      if (failure instanceof StorageRefused) return ended('refused');
      throw failure;
    }
    step = step && next ? cairn.undoStack.joined(step, next) : next;
    goals += slice.filter(({ table }) => table === 'goals').length;
    progress?.((from + slice.length) / records.length);
  }
  // A day can be skipped only when its series exists. Undoing the series also undoes its skips.
  for (let from = 0; from < skips.length; from += sliceLength) {
    if (signal?.aborted) return ended('stopped');
    await cairn.undoStack.aside(() => writePlanItems(cairn, skips.slice(from, from + sliceLength)));
  }
  return ended('whole');
}

function boardFields(
  cairn: Cairn,
  { about }: ImportedBoard,
  space: string,
  name: string,
): Pick<BoardFields, 'name' | 'sequenceNo'> | null {
  const sequenceNo = nextBoardNumber(boardsOf(cairn, space).map((other) => other.sequenceNo));
  const given = { name: name.trim(), sequenceNo, ...(about ? { richDescription: about } : {}) };
  const edited = editedBoard(given, {});
  return edited.ok ? edited.value : null;
}

/** Parents come first. */
function recordsOn(
  cairn: Cairn,
  { key: board, scope }: SyncRecord,
  { lists }: ImportedBoard,
  skips: PlanItem[],
): readonly SyncRecord[] {
  const { inserted } = numberedAt([], 0, lists.length);
  const dayNumbers = numbersOfDays(
    cairn,
    lists.flatMap(({ goals }) => goals),
  );
  return lists.flatMap(({ name, goals }, index) => {
    const list = { ...untouchedList, board, name, sequenceNo: entryAt(inserted, index) };
    const edited = editedList(list, {});
    const record = imported(cairn, 'buckets', scope, { ...(edited.ok ? edited.value : list) });
    const places = numberedAt([], 0, goals.length).inserted;
    const below = goals.flatMap((goal, at) => {
      const where = { bucketId: record.key, bucketSequenceNo: places[at] };
      return goalRecords(cairn, scope, goal, where, { dayNumbers, skips });
    });
    return [record, ...below];
  });
}

interface ImportContext {
  readonly dayNumbers: ReadonlyMap<ImportedGoal, number>;
  readonly skips: PlanItem[];
}

function goalRecords(
  cairn: Cairn,
  space: string,
  goal: ImportedGoal,
  where: Fields,
  context: ImportContext,
): readonly SyncRecord[] {
  const { dayNumbers } = context;
  const { name, notes, tags, dueDate, datetimeFr, datetimeTo, doneDate, subgoals } = goal;
  const when =
    dueDate === null
      ? {}
      : { columnId: dayColumn, dueDate, datetimeFr, datetimeTo, horizonSequenceNo: dayNumbers.get(goal) };
  const fields = { space, name, tags, doneDate, ...when, ...where, ...beginning(cairn, goal, context) };
  const record = imported(cairn, 'goals', space, fields, notes?.ops);
  const places = numberedAt([], 0, subgoals.length).inserted;
  const below = subgoals.flatMap((subgoal, at) => {
    const beneath = { parent: record.key, subgoalSequenceNo: places[at] };
    return goalRecords(cairn, space, subgoal, beneath, context);
  });
  return [record, ...below];
}

/** The series has the id that the server will derive. */
function beginning(
  cairn: Cairn,
  { repeat, dueDate, skipped = [] }: ImportedGoal,
  { skips }: ImportContext,
): Fields {
  if (!repeat || dueDate === null) return {};
  const tempId = importedPrefix + cairn.environment.newId();
  const id = seriesIdUnder(cairn.account.id, tempId);
  for (const date of skipped) skips.push({ kind: 'skip', key: occurrenceGoalId(id, date) });
  return { recurrence: { ...repeat, id, originalDate: dueDate, tempId } };
}

function numbersOfDays(cairn: Cairn, goals: readonly ImportedGoal[]): ReadonlyMap<ImportedGoal, number> {
  const byDay = Map.groupBy(withBelow(goals), ({ dueDate }) => dueDate);
  return new Map(
    [...byDay].flatMap(([dueDate, ofDay]) => {
      if (dueDate === null) return [];
      const { inserted } = numbersAt(cairn, { columnId: dayColumn, dueDate }, { at: 'bottom' }, ofDay.length);
      return ofDay.map((goal, index) => [goal, entryAt(inserted, index)] as const);
    }),
  );
}

function withBelow(goals: readonly ImportedGoal[]): readonly ImportedGoal[] {
  return goals.flatMap((goal) => [goal, ...withBelow(goal.subgoals)]);
}

function imported(
  cairn: Cairn,
  table: TableName,
  space: string,
  fields: Fields,
  notes: NotesOps | null = null,
): SyncRecord {
  return newRecord(cairn, table, space, { fields, notes }, importedPrefix);
}

function put(cairn: Cairn, records: readonly SyncRecord[]): Promise<void> {
  return cairn.change(records, (found) => ({
    // The second run, on the disk, keeps existing records.
    put: records.map((record) => found.get(refKey(record)) ?? record),
  }));
}
