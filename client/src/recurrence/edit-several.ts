import { editedGoal, type GoalEditRefusal } from '@cairn/core/goals/edited-goal';
import type { GoalEdit } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { editedSeries, type EditedSeries } from '@cairn/core/recurrence/edited-series';
import type { EditScope, RecurrenceRefusal, RecurrenceWish } from '@cairn/core/recurrence/recurrence-edit';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { alsoEdited } from '@cairn/core/recurrence/series';
import { changedFields, type SeriesEffect } from '@cairn/core/recurrence/series-effect';
import { seriesIdUnder } from '@cairn/core/recurrence/series-id';
import { isSame } from '@cairn/core/same';
import { editedForSeveral, editedRecord } from '@cairn/core/sync/edited-record';
import type { Fields } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn.ts';
import { editGoal } from '../goals/edit-goal.ts';
import { beginTypedOf } from '../replica/series-holders.ts';
import type { Saved } from '../saved.ts';
import { settingsOf } from '../settings/settings-of.ts';
import { todayOf } from '../settings/today.ts';
import { refKey } from '../store/account-store.ts';
import { sentBefore, withPrepared } from './sent-before.ts';
import { otherOpenGoals, seriesGoalOf } from './series-goal.ts';

/** What shall change for several occurrences of a goal that repeats. */
export interface SeveralEdit {
  readonly edit?: GoalEdit;
  readonly recurrence?: RecurrenceWish;
  /** Notes that every repetition shall begin with. */
  readonly template?: NotesDelta | null;
}

export type SeveralRefusal = GoalEditRefusal | RecurrenceRefusal | { readonly code: 'goal.unknown' };

/**
 * Changes a goal that repeats, and others of its series with it: at once on the screen, by the rules by which the server
 * will decide (`product.md` 5.15).
 *
 * @param mode ONLY_THIS with a template alone, which is for all that nobody has touched
 */
export function editSeveral(
  cairn: Cairn,
  keyOrId: string,
  { edit = {}, recurrence, template }: SeveralEdit,
  mode: EditScope,
): Outcome<Saved, SeveralRefusal> {
  const goal = seriesGoalOf(cairn, keyOrId);
  if (!goal) return refused({ code: 'goal.unknown' });
  const { record, row, series } = goal;
  // Until the series has begun, what its first goal is, all of them are.
  if (beginTypedOf(record) && !recurrence) return editGoal(cairn, record.key, edit);
  const { timezone } = settingsOf(cairn);
  const after = editedGoal(row, edit, timezone);
  if (!after.ok) return after;
  const tempId = `offline-${cairn.environment.newId()}`;
  const decided = editedSeries(
    series,
    {
      before: row,
      after: after.value,
      edit,
      recurrence: recurrence ?? {},
      template,
      changesNotes: false,
      scope: mode,
    },
    {
      today: todayOf(cairn),
      at: new Date(cairn.environment.now()).toISOString(),
      nextId: () => seriesIdUnder(cairn.account.id, tempId),
      nextTempId: tempId,
    },
  );
  if (!decided.ok) return decided;
  const { next, place, from } = decided.value;
  const sentRepeat = {
    ...place,
    ...recurrence,
    ...(template === undefined ? {} : { richThoughts: template }),
    ...(next ? { tempId } : {}),
  };
  const fields: Fields = { ...changesOf(row, after.value, edit), recurrence: sentRepeat };
  // What goes before is named before: names tell the order.
  const before = sentBefore(cairn, series.id, record.key);
  const scope = { mode, effects: effectsOf(series, decided.value), order: cairn.environment.newId() };
  const others =
    from === null || Object.keys(edit).length === 0
      ? []
      : otherOpenGoals(cairn, series, from, record.key).flatMap(({ key, row: other }) => {
          const changes = changesOf(other, alsoEdited(other, edit, timezone), {});
          return Object.keys(changes).length === 0 ? [] : [{ key, changes }];
        });
  const refs = [record.key, ...others.map(({ key }) => key)].map((key) => ({ table: 'goals', key }));
  const saved = cairn.change([...refs, ...before.refs], (found) => {
    const prepared = before.prepared(found);
    const records = withPrepared(found, prepared);
    const changed = others.flatMap(({ key, changes }) => {
      const other = records.get(refKey({ table: 'goals', key }));
      return other ? [editedRecord(other, { fields: changes, notes: null })] : [];
    });
    const own = records.get(refKey(record));
    return {
      put: [
        ...prepared.filter(({ key }) => !changed.some((other) => other.key === key)),
        ...changed,
        ...(own ? [editedForSeveral(own, { fields, notes: null }, scope)] : []),
      ],
    };
  });
  return accepted({ saved });
}

function changesOf(before: object, after: object, edit: GoalEdit): Fields {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => field in edit || !isSame(value, before[field as keyof typeof before]),
    ),
  );
}

function effectsOf(
  series: RecurrenceRow,
  { series: changed, next, from }: EditedSeries,
): readonly SeriesEffect[] {
  const change: SeriesEffect = { kind: 'change', id: series.id, fields: changedFields(series, changed) };
  if (!next || from === null) return [change];
  return [change, { kind: 'next', series: { ...next, rev: 0 }, after: series.id, from }];
}
