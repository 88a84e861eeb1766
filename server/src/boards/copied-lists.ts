import { copiedGoal } from '@cairn/core/boards/copied-goal';
import type { ListRow } from '@cairn/core/boards/board';
import type { GoalRow } from '@cairn/core/goals/goal';
import { filesNamedIn, withOtherFiles } from '@cairn/core/files/named-files';
import { addLists } from './list-rows.ts';
import type { Tx } from '../db/database.ts';
import {
  addFileCopies,
  copiesOfNamed,
  copyIds,
  type CopyableFiles,
  type FileCopy,
} from '../file-access/copied-files.ts';
import { addGoals } from '../goals/goal-write-rows.ts';
import { blankGoal } from '../goals/blank-goal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { newBoardOrList } from './new-board-or-list.ts';
import type { CopiedLists } from './source-rows.ts';

export interface CopyTarget {
  readonly space: string;
  readonly version: number;
  readonly keepsPeriods: boolean;
  readonly files: CopyableFiles;
  /** Ids of copies that are there already, by those of the copied boards, lists and goals. */
  readonly earlier: ReadonlyMap<string, string>;
}

type Noted = Pick<GoalRow, 'richThoughts'>;

interface NotedSource {
  readonly goals: readonly Noted[];
  readonly series?: readonly Noted[];
}

export const filesOf = ({ goals, series = [] }: NotedSource): readonly string[] =>
  filesNamedIn([...goals, ...series].map(({ richThoughts }) => richThoughts));

/** New lists and goals, not yet written. */
export interface Copies {
  /** The copies' ids by those of the copied lists and goals. */
  readonly ids: ReadonlyMap<string, string>;
  readonly lists: readonly ListRow[];
  readonly goals: readonly GoalRow[];
  readonly files: readonly FileCopy[];
}

/**
 * A goal's copy is on the copied list and below the copied parent, if list and parent were copied. Each goal has its
 * own copies of files, which stay when the original is deleted.
 */
export function copiesOf(
  context: ServerContext,
  writer: Writer,
  source: CopiedLists,
  { space, version, keepsPeriods, files, earlier }: CopyTarget,
): Copies {
  const lists = inOrder(
    source.lists.map((list): ListRow => {
      const own = { ...list, ...newBoardOrList(context, writer, 'buckets', space, {}) };
      return { ...own, board: earlier.get(list.board) ?? '', version };
    }),
  );
  const blanks = inOrder(source.goals.map(() => blankGoal(context, writer, space, {})));
  const idsOf = (old: readonly { readonly id: string }[], rows: readonly { readonly id: string }[]) =>
    old.map(({ id }, at) => [id, rows[at]?.id ?? ''] as const);
  const ids = new Map([...idsOf(source.lists, lists), ...idsOf(source.goals, blanks)]);
  const copyOf = (id: string | null) => (id && (ids.get(id) ?? earlier.get(id))) ?? null;
  const fileCopies: FileCopy[] = [];
  const goals = source.goals.map((goal, at): GoalRow => {
    const fields = copiedGoal(goal, keepsPeriods);
    const named = copiesOfNamed(context, files, fields.richThoughts, blanks[at]?.id ?? null);
    fileCopies.push(...named);
    return {
      ...(blanks[at] as GoalRow),
      ...fields,
      richThoughts: withOtherFiles(fields.richThoughts, copyIds(named)),
      parent: copyOf(goal.parent),
      bucketId: copyOf(goal.bucketId),
      notesRev: fields.richThoughts === null ? 0 : 1,
      version,
      rev: 1,
    };
  });
  return { ids, lists, goals, files: fileCopies };
}

export function addCopies(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  { lists, goals, files }: Copies,
  space: string,
): void {
  addLists(tx, lists);
  addFileCopies(context, writer, tx, space, files);
  if (goals.length === 0) return;
  addGoals(
    tx,
    goals.map((goal) => {
      const { richThoughts } = goal;
      return {
        goal,
        change: richThoughts === null ? null : { rev: 1, key: null, ops: [...richThoughts.ops] },
      };
    }),
  );
}

/** Returns the copies' ids by the ids of the lists and goals. */
export function copyLists(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  source: CopiedLists,
  target: CopyTarget,
): ReadonlyMap<string, string> {
  const copies = copiesOf(context, writer, source, target);
  addCopies(context, writer, tx, copies, target.space);
  return copies.ids;
}

/** Sorts the new ids, because goals with equal order numbers and creation times are ordered by id. */
export function inOrder<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  const ids = rows.map(({ id }) => id).toSorted();
  return rows.map((row, at) => ({ ...row, id: ids[at] ?? row.id }));
}
