import { isSame } from '@cairn/core/same';
import { isRepeat } from '@cairn/core/sync/edited-record';
import type { Cairn } from '../cairn/cairn.ts';
import { changeFields } from '../goals/edit-goal.ts';
import { formerDay } from '../recurrence/former-day.ts';
import { repeatGoal } from '../recurrence/repeat-goal.ts';
import { seenWish } from '../recurrence/seen-wish.ts';
import { stopRepeating } from '../recurrence/stop-repeating.ts';
import type { Saved } from '../saved.ts';
import { seenGoal } from '../replica/seen-goal.ts';
import { isChangeOf, type RepeatChange, type UndoEntry } from '../undo-stack/undo-entry.ts';

/**
 * Ends a new series, reverts a changed series, or begins an ended series again from this goal on.
 *
 * Null if someone has changed the series since. Null also if other goals left the series: they would appear
 * beside the new occurrences.
 */
export function repeatReversal(
  cairn: Cairn,
  { changes }: UndoEntry,
  { key, before, after, mode }: RepeatChange,
): (() => Saved | null) | null {
  if (!cairn.replica.goal(key) || !isSame(seenWish(cairn, key), after)) return null;
  if (before === null) return () => stopRepeating(cairn, key, mode);
  const again = () => {
    const repeated = repeatGoal(cairn, key, before, 'ALL');
    return repeated.ok ? repeated.value : null;
  };
  if (after !== null) return again;
  const own = changes.filter(isChangeOf('goals')).find(({ ref }) => ref.key === key)?.before;
  const was = own && seenGoal(cairn, own);
  if (was && (mode === 'ONLY_THIS' || isRepeat(was.recurrence))) {
    const recurrence = formerDay(cairn, was);
    return recurrence && (() => ({ saved: changeFields(cairn, [{ key, fields: { recurrence } }]) }));
  }
  return changes.some(({ ref }) => ref.key !== key) ? null : again;
}

export function repeatBackwards(repeat: RepeatChange): RepeatChange {
  return { ...repeat, before: repeat.after, after: repeat.before };
}
