import { nextBoardNumber } from '@cairn/core/boards/board-order';
import { climbFieldsOf } from '@cairn/core/climbs/climb';
import { climbStepsFrom, climbTextFrom, editedClimb } from '@cairn/core/climbs/edited-climb';
import { copiedAppearance } from '@cairn/core/boards/copied-appearance';
import { commentText } from '@cairn/core/comments/comment';
import type { CairnExport, ExportedComment, ExportedSpace } from '@cairn/core/exports/cairn-export';
import { nextFolderNumber } from '@cairn/core/folders/folder';
import { type LeftOver, LeftOvers } from '@cairn/core/imports/imported-board';
import { importedPrefix } from '@cairn/core/imports/imported-id';
import type { SyncRecord } from '@cairn/core/sync/record';
import { boardsOf } from '../boards/boards-of.ts';
import type { TableName } from '@cairn/core/sync/tables/all-tables';
import type { Cairn } from '../cairn/cairn.ts';
import { entriesInFolder, folderOf } from '../folders/folder-entries.ts';
import { newRecord } from '../cairn/new-record.ts';
import { StorageRefused } from '../store/account-store.ts';
import { changeTag, showTags } from '../tags/change-tags.ts';
import type { UndoEntry } from '../undo-stack/undo-entry.ts';
import { plannedGoals } from './plan-goals.ts';
import type { PlanItem } from './plan-item.ts';
import { inOrder } from './plan-order.ts';
import { writePlanItems } from './write-plan-items.ts';

/** See `import-board.ts`. */
const sliceLength = 100;

interface ImportingPlan {
  /** Target spaces by exported space id. Exported spaces without a target are left out. */
  readonly spaces: ReadonlyMap<string, string>;
  readonly hasAllColors: boolean;
  /** Called after each slice with the stored share, 0 to 1. */
  readonly progress?: (share: number) => void;
  /** Stops the import after the current slice. Stored slices stay. */
  readonly signal?: AbortSignal;
}

export interface ImportedPlan {
  /** `refused`: the device has no room left. */
  readonly end: 'whole' | 'stopped' | 'refused';
  readonly goals: number;
  /** Undoes everything except done days of series and tag settings. */
  readonly step: UndoEntry | null;
  readonly leftOver: readonly LeftOver[];
}

/**
 * Imports as new records, so existing ones do not change. Works offline.
 *
 * Writes in slices like `importBoard`, as one undo entry. The entry excludes done days of series, which
 * survive a deletion of the series, and tag settings, which may be older.
 */
export async function importPlan(
  cairn: Cairn,
  exported: CairnExport,
  { spaces, hasAllColors, progress, signal }: ImportingPlan,
): Promise<ImportedPlan> {
  const { items, leftOvers } = await plannedItems(cairn, exported, spaces, hasAllColors);
  let step: UndoEntry | null = null;
  let goals = 0;
  const ended = (end: ImportedPlan['end']) => ({ end, goals, step, leftOver: leftOvers.all() });
  for (let from = 0; from < items.length;) {
    if (signal?.aborted) return ended('stopped');
    const slice = sliceFrom(items, from);
    const written = () => writePlanItems(cairn, slice);
    const { result, step: next } =
      slice[0]?.kind === 'add' || slice[0]?.kind === 'begin'
        ? cairn.undoStack.during(written)
        : { result: cairn.undoStack.aside(written), step: null };
    try {
      await result;
    } catch (failure) {
      if (failure instanceof StorageRefused) return ended('refused');
      throw failure;
    }
    step = step && next ? cairn.undoStack.joined(step, next) : (next ?? step);
    goals += slice.filter(isGoal).length;
    from += slice.length;
    progress?.(from / items.length);
  }
  for (const space of exported.spaces) {
    const to = spaces.get(space.id);
    if (to !== undefined) setTags(cairn, space, to, leftOvers);
  }
  return ended('whole');
}

export async function plannedImport(
  cairn: Cairn,
  exported: CairnExport,
  { spaces, hasAllColors }: Pick<ImportingPlan, 'spaces' | 'hasAllColors'>,
): Promise<Pick<ImportedPlan, 'goals' | 'leftOver'> & { readonly climbs: number }> {
  const { items, leftOvers } = await plannedItems(cairn, exported, spaces, hasAllColors);
  const climbs = items.filter((item) => 'record' in item && item.record.table === 'climbs').length;
  return { goals: items.filter(isGoal).length, climbs, leftOver: leftOvers.all() };
}

async function plannedItems(
  cairn: Cairn,
  exported: CairnExport,
  spaces: ReadonlyMap<string, string>,
  hasAllColors: boolean,
) {
  const leftOvers = new LeftOvers();
  const items: PlanItem[] = [];
  for (const space of exported.spaces) {
    const to = spaces.get(space.id);
    // Spreading so many items into `push` would overflow the stack.
    if (to !== undefined)
      for (const item of await itemsOf(cairn, space, to, hasAllColors, leftOvers)) items.push(item);
  }
  // Only the server starts a climb, with fresh goals. The imported goals keep what is done.
  for (const { climb, space } of exported.startedClimbs ?? [])
    if (spaces.has(space)) leftOvers.add('startedClimbs', climb.name);
  return { items: [...climbItems(cairn, exported, leftOvers), ...items], leftOvers };
}

/** Own climbs become drafts. They belong to the person, whatever spaces are imported. */
function climbItems(cairn: Cairn, { climbs }: CairnExport, leftOvers: LeftOvers): readonly PlanItem[] {
  return (climbs ?? []).flatMap((climb) => {
    const steps = climbStepsFrom(climb.steps);
    const about = climbTextFrom(climb.richDescription);
    if (!steps.ok || !about.ok) {
      leftOvers.add('climbs', climb.name);
      return [];
    }
    const fields = editedClimb(climbFieldsOf(climb), {
      steps: steps.value,
      richDescription: about.value,
    });
    const typed = { fields: { ...fields }, notes: null };
    return [{ kind: 'add', record: newRecord(cairn, 'climbs', cairn.account.id, typed, importedPrefix) }];
  });
}

function isGoal(item: PlanItem): boolean {
  return item.kind !== 'skip' && (item.kind === 'touch' || item.record.table === 'goals');
}

function sliceFrom(items: readonly PlanItem[], from: number): readonly PlanItem[] {
  const slice = items.slice(from, from + sliceLength);
  const end = slice.findIndex(({ kind }) => kind !== slice[0]?.kind);
  return end === -1 ? slice : slice.slice(0, end);
}

async function itemsOf(
  cairn: Cairn,
  space: ExportedSpace,
  to: string,
  hasAllColors: boolean,
  leftOvers: LeftOvers,
): Promise<readonly PlanItem[]> {
  const add = (record: SyncRecord): PlanItem => ({ kind: 'add', record });
  const make = (table: TableName, scope: string, fields: object) =>
    newRecord(cairn, table, scope, { fields: { ...fields }, notes: null }, importedPrefix);
  const boards = new Map<string, SyncRecord>();
  const lists = new Map<string, SyncRecord>();
  const numbers = boardsOf(cairn, to).map(({ sequenceNo }) => sequenceNo);
  for (const board of space.boards) {
    // Existing boards come first. Without any, the exported order stays.
    const sequenceNo = numbers.length === 0 ? board.sequenceNo : nextBoardNumber(numbers);
    if (numbers.length > 0) numbers.push(sequenceNo);
    const look = copiedAppearance(board, space.id === to);
    if (look.background !== board.background || look.cover !== board.cover) leftOvers.add('background');
    const name = board.name.trim() || '–';
    boards.set(board.id, make('boards', to, { ...look, name, sequenceNo, space: to }));
  }
  for (const { id, board, ...list } of space.lists) {
    const on = boards.get(board);
    if (on) lists.set(id, make('buckets', to, { ...list, name: list.name.trim() || '–', board: on.key }));
  }
  const listKeys = new Map([...lists].map(([id, { key }]) => [id, key]));
  const { items, keys } = await plannedGoals(cairn, space, to, listKeys, hasAllColors, leftOvers);
  const comments = space.comments.flatMap((comment) => {
    const goal = keys.get(comment.goal);
    const richText = commentText(saidHere(comment));
    if (goal === undefined || !richText.ok) {
      leftOvers.add('comments', comment.author);
      return [];
    }
    return [add(make('comments', to, { goal, richText: richText.value }))];
  });
  const boardKeys = new Map([...boards].map(([id, { key }]) => [id, key]));
  const entries = (['pinned', 'favourites'] as const).flatMap((kind) => {
    const folder = folderOf(cairn, to, kind);
    const taken = entriesInFolder(cairn, folder).map(({ sequenceNo }) => sequenceNo);
    const behind = taken.length === 0 ? 0 : nextFolderNumber(taken);
    return space[kind].flatMap(({ goal, board, sequenceNo }) => {
      const key = goal === null ? boardKeys.get(board ?? '') : keys.get(goal);
      if (key === undefined) return [];
      const named = { [goal === null ? 'board' : 'goal']: key };
      const fields = { folder: folder.id, ...named, sequenceNo: behind + sequenceNo };
      return [add(make('folder_goals', folder.scopeId, fields))];
    });
  });
  return [...boards.values(), ...lists.values()].map(add).concat(inOrder(items), comments, entries);
}

/** Comments of others become the user's own, so they start with the author's name. */
function saidHere({
  isOwn,
  author,
  createdDatetime,
  richText,
}: ExportedComment): ExportedComment['richText'] {
  if (isOwn) return richText;
  const head = [author, createdDatetime.slice(0, 10)].filter((part) => part !== '').join(', ');
  return {
    ops: [{ insert: head, attributes: { bold: true } }, { insert: '\n' }, ...richText.ops],
  };
}

function setTags(
  cairn: Cairn,
  { tags, showTags: shows }: ExportedSpace,
  to: string,
  leftOvers: LeftOvers,
): void {
  for (const { tag, color, hidden } of tags) {
    const set = cairn.undoStack.aside(() => changeTag(cairn, to, tag, { color, hidden }));
    if (!set.ok) leftOvers.add('tagSettings', tag);
  }
  // This setting applies to all tags of the space, and an import never hides existing tags.
  if (!shows && tags.length > 0) cairn.undoStack.aside(() => showTags(cairn, to, false));
}
