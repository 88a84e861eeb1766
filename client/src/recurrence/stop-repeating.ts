import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import { editedForSeveral, editedRecord } from '@cairn/core/sync/edited-record';
import type { Cairn } from '../cairn.ts';
import { changeRecord } from '../change-record.ts';
import type { Saved } from '../saved.ts';
import { deletionScope } from './deletion-scope.ts';
import { seriesGoalOf } from './series-goal.ts';

/**
 * Takes a goal out of its series: alone, or with the rest of the repeating, which ends then. The goal itself stays, and so
 * do those that somebody has touched.
 */
export function stopRepeating(cairn: Cairn, keyOrId: string, mode: EditScope): Saved {
  const goal = seriesGoalOf(cairn, keyOrId);
  if (!goal) return { saved: Promise.resolve() };
  const isTold = cairn.replica.occurrences.isTold(goal.series.id);
  const scope = mode === 'ONLY_THIS' || !isTold ? null : deletionScope(cairn, goal, mode);
  const typed = { fields: { recurrence: null }, notes: null };
  const ref = { table: 'goals', key: goal.record.key };
  return {
    saved: changeRecord(cairn, ref, (record) =>
      scope ? editedForSeveral(record, typed, scope) : editedRecord(record, typed),
    ),
  };
}
