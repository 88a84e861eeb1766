import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { editedForSeveral } from '@cairn/core/sync/edited-for-several';
import type { Cairn } from '../cairn/cairn.ts';
import { beginTypedOf } from '../replica/series-holders.ts';
import type { Saved } from '../saved.ts';
import { refKey, refOf } from '../store/account-store.ts';
import { deletionScope } from '../goals/deletion-scope.ts';
import { sentBefore, withPrepared } from '../goals/sent-before.ts';
import { seenWish } from './seen-wish.ts';
import { otherOpenGoals, type SeriesGoal, seriesGoalOf } from '../goals/series-goal.ts';

/** Removes the goal from its series, or ends the series there. The goal and other edited occurrences stay. */
export function stopRepeating(cairn: Cairn, keyOrId: string, mode: EditScope): Saved {
  const goal = seriesGoalOf(cairn, keyOrId);
  if (!goal) return { saved: Promise.resolve() };
  const { key } = goal.record;
  const before = seenWish(cairn, key);
  const repeat = () => ({ key, before, after: seenWish(cairn, key), mode });
  return cairn.undoStack.during(() => stopped(cairn, goal, mode), null, repeat).result;
}

function stopped(cairn: Cairn, goal: SeriesGoal, mode: EditScope): Saved {
  const { record, series } = goal;
  const isAlone = mode === 'ONLY_THIS' || beginTypedOf(record) !== null;
  // These uploads come first. Ids sort by time, so prepare the uploads before the id of `order` is made.
  const before = isAlone ? null : sentBefore(cairn, series.id, record.key);
  const scope = isAlone ? null : deletionScope(cairn, goal, mode);
  const others = scope ? otherOpenGoals(cairn, series, scope.from, record.key) : [];
  const typed = { fields: { recurrence: null }, notes: null };
  const refs = [record, ...others.map(({ key }) => refOf('goals', key))];
  const saved = cairn.change([...refs, ...(before?.refs ?? [])], (found) => {
    const prepared = before?.prepared(found) ?? [];
    const records = withPrepared(found, prepared);
    const changed = refs.flatMap((ref) => {
      const goal = records.get(refKey(ref));
      if (!goal) return [];
      const isForSeveral = goal.key === record.key && scope !== null;
      return [isForSeveral ? editedForSeveral(goal, typed, scope) : editedRecord(goal, typed)];
    });
    return {
      put: [...prepared.filter(({ key }) => !changed.some((other) => other.key === key)), ...changed],
    };
  });
  return { saved };
}
