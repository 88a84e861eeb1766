import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { originalDateOf } from '@cairn/core/recurrence/occurrence-dates';
import { type RecurrenceWish, wishedRecurrence } from '@cairn/core/recurrence/recurrence-edit';
import { seriesIdUnder } from '@cairn/core/recurrence/series-id';
import { editedRecord } from '@cairn/core/sync/edited-record';
import type { Cairn } from '../cairn/cairn.ts';
import { changeRecord } from '../cairn/change-record.ts';
import { type BeginWish, beginTypedOf } from '../replica/series-holders.ts';
import type { Saved } from '../saved.ts';
import { editSeveral, type SeveralRefusal } from './edit-several.ts';
import { seenWish } from './seen-wish.ts';
import { refOf } from '../store/account-store.ts';

/** Works offline, because device and server derive the same series id. */
export function repeatGoal(
  cairn: Cairn,
  keyOrId: string,
  wish: RecurrenceWish,
  mode: 'ALL' | 'STARTING_FROM_THIS' = 'STARTING_FROM_THIS',
): Outcome<Saved, SeveralRefusal> {
  const key = cairn.replica.keyOf(keyOrId);
  const before = seenWish(cairn, key);
  const repeat = () => ({ key, before, after: seenWish(cairn, key), mode });
  return cairn.undoStack.during(() => repeated(cairn, key, wish, mode), null, repeat).result;
}

function repeated(
  cairn: Cairn,
  key: string,
  wish: RecurrenceWish,
  mode: 'ALL' | 'STARTING_FROM_THIS',
): Outcome<Saved, SeveralRefusal> {
  const { replica, account, environment } = cairn;
  const goal = replica.goal(key);
  if (!goal) return refused({ code: 'goal.unknown' });
  const begun = beginTypedOf(replica.record(refOf('goals', goal.key)));
  if (
    goal.recurrence &&
    !begun &&
    replica.occurrences.series(goal.recurrence.id, goal.recurrence.originalDate)
  )
    return editSeveral(cairn, goal.key, { recurrence: wish }, mode);
  const hasSubgoals = replica.subgoalsOf(goal.key).length > 0;
  const wished = wishedRecurrence(wish, { ...goal, hasSubgoals });
  if (!wished.ok) return wished;
  const { columnId, dueDate } = goal;
  if (columnId === null || dueDate === null) return refused({ code: 'goal.recurrence' });
  const tempId = begun?.tempId ?? `offline-${environment.newId()}`;
  const recurrence: BeginWish = {
    ...wished.value,
    id: seriesIdUnder(account.id, tempId),
    originalDate: originalDateOf(columnId, dueDate),
    tempId,
  };
  const ref = refOf('goals', goal.key);
  const saved = changeRecord(cairn, ref, (record) =>
    editedRecord(record, { fields: { recurrence }, notes: null }),
  );
  return accepted({ saved });
}
