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
import type { CopiedLists, SourceGoal } from './source-rows.ts';

export interface CopyTarget {
  readonly space: string;
  readonly board: string;
  readonly version: number;
  readonly keepsPeriods: boolean;
  readonly files: CopyableFiles;
}

type Noted = Pick<GoalRow, 'richThoughts'>;

interface NotedSource {
  readonly goals: readonly Noted[];
  readonly series?: readonly Noted[];
}

export const filesOf = ({ goals, series = [] }: NotedSource): readonly string[] =>
  filesNamedIn([...goals, ...series].map(({ richThoughts }) => richThoughts));

/** Returns the copies' ids by the ids of the lists and goals. */
export function copyLists(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  source: CopiedLists,
  target: CopyTarget,
): ReadonlyMap<string, string> {
  const copies = inOrder(
    source.lists.map((list): ListRow => {
      const own = { ...list, ...newBoardOrList(context, writer, 'buckets', target.space, {}) };
      return { ...own, board: target.board, version: target.version };
    }),
  );
  addLists(tx, copies);
  const lists = new Map(source.lists.map(({ id }, at) => [id, copies[at]?.id ?? '']));
  return new Map([...lists, ...copyGoals(context, writer, tx, source.goals, lists, target)]);
}

/**
 * A goal's copy is on the copied list and below the copied parent, if list and parent were copied. Each goal has its
 * own copies of files, which stay when the original is deleted.
 *
 * @param copied ids of copied lists and goals by the old ones
 * @returns the same for the given goals
 */
export function copyGoals(
  context: ServerContext,
  writer: Writer,
  tx: Tx,
  goals: readonly SourceGoal[],
  copied: ReadonlyMap<string, string>,
  { space, version, keepsPeriods, files }: Omit<CopyTarget, 'board'>,
): ReadonlyMap<string, string> {
  if (goals.length === 0) return new Map();
  const blanks = inOrder(goals.map(() => blankGoal(context, writer, space, {})));
  const idOf = new Map(goals.map(({ id }, at) => [id, blanks[at]?.id ?? '']));
  const fileCopies: FileCopy[] = [];
  const copies = goals.map((goal, at): GoalRow => {
    const fields = copiedGoal(goal, keepsPeriods);
    const named = copiesOfNamed(context, files, fields.richThoughts, blanks[at]?.id ?? null);
    fileCopies.push(...named);
    return {
      ...(blanks[at] as GoalRow),
      ...fields,
      richThoughts: withOtherFiles(fields.richThoughts, copyIds(named)),
      parent: (goal.parent && (idOf.get(goal.parent) ?? copied.get(goal.parent))) ?? null,
      bucketId: (goal.bucketId && copied.get(goal.bucketId)) ?? null,
      notesRev: fields.richThoughts === null ? 0 : 1,
      version,
      rev: 1,
    };
  });
  addFileCopies(context, writer, tx, space, fileCopies);
  addGoals(
    tx,
    copies.map((goal) => {
      const { richThoughts } = goal;
      return {
        goal,
        change: richThoughts === null ? null : { rev: 1, key: null, ops: [...richThoughts.ops] },
      };
    }),
  );
  return idOf;
}

/** Sorts the new ids, because goals with equal order numbers and creation times are ordered by id. */
export function inOrder<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  const ids = rows.map(({ id }) => id).toSorted();
  return rows.map((row, at) => ({ ...row, id: ids[at] ?? row.id }));
}
