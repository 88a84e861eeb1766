import { copiedGoal } from '@cairn/core/boards/copied-goal';
import type { BucketRow } from '@cairn/core/boards/board';
import type { GoalRow } from '@cairn/core/goals/goal';
import { addBuckets } from '../buckets/bucket-rows.ts';
import type { Tx } from '../db/database.ts';
import { addGoals } from '../goals/goal-write-rows.ts';
import { blankGoal } from '../goals/blank-goal.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { newThing } from './new-thing.ts';
import type { Source } from './source-rows.ts';

/** Where copies go. */
export interface CopyTarget {
  readonly space: string;
  readonly board: string;
  /** The version that the space has with this write. */
  readonly version: number;
  readonly keepsPeriods: boolean;
}

/** Writes copies of lists onto a board with the goals on them, in two statements however many there are. */
export function copyLists(house: House, writer: Writer, tx: Tx, source: Source, target: CopyTarget): void {
  const copies = inOrder(
    source.buckets.map((bucket): BucketRow => {
      const own = { ...bucket, ...newThing(house, writer, 'buckets', target.space, {}) };
      return { ...own, board: target.board, version: target.version };
    }),
  );
  addBuckets(tx, copies);
  const lists = new Map(source.buckets.map(({ id }, at) => [id, copies[at]?.id ?? '']));
  copyGoals(house, writer, tx, source.goals, lists, target);
}

/**
 * Writes copies of goals, each on the copy of its list and below the copy of its parent; off what was not copied.
 *
 * @param lists the new lists' ids by the old ones'
 */
export function copyGoals(
  house: House,
  writer: Writer,
  tx: Tx,
  goals: readonly GoalRow[],
  lists: ReadonlyMap<string, string>,
  { space, version, keepsPeriods }: Omit<CopyTarget, 'board'>,
): void {
  if (goals.length === 0) return;
  const blanks = inOrder(goals.map(() => blankGoal(house, writer, space, {})));
  const idOf = new Map(goals.map(({ id }, at) => [id, blanks[at]?.id ?? '']));
  const copies = goals.map((goal, at): GoalRow => {
    const fields = copiedGoal(goal, keepsPeriods);
    return {
      ...(blanks[at] as GoalRow),
      ...fields,
      parent: (goal.parent && idOf.get(goal.parent)) ?? null,
      bucketId: (goal.bucketId && lists.get(goal.bucketId)) ?? null,
      notesRev: fields.richThoughts === null ? 0 : 1,
      version,
      rev: 1,
    };
  });
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
}

/** The same rows with their ids in order: made in one moment, they stand among equal numbers as their originals did. */
export function inOrder<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  const ids = rows.map(({ id }) => id).toSorted();
  return rows.map((row, at) => ({ ...row, id: ids[at] ?? row.id }));
}
