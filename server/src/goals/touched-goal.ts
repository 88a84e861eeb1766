import type { GoalRow } from '@cairn/core/goals/goal';
import type { Tx } from '../db/database.ts';
import { newCode } from '../base/ids.ts';
import { type StoredGoal } from './goal-rows.ts';
import { addGoal } from './goal-write-rows.ts';

/** Creates the row of an occurrence without a row. Returns other goals unchanged. */
export function touchedGoal(tx: Tx, { row, id, untouchedIn }: StoredGoal, version: number): GoalRow {
  if (untouchedIn === null) return row;
  const own = { ...row, id, code: newCode(), version, rev: 1 };
  addGoal(tx, own, null, null);
  return own;
}
