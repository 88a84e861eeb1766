import { editedGoal, type GoalEditRefusal } from '@cairn/core/goals/edited-goal';
import type { GoalEdit, GoalRow } from '@cairn/core/goals/goal';
import type { NotesDelta } from '@cairn/core/notes/delta';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { editedSeries, type EditedSeries } from '@cairn/core/recurrence/edited-series';
import type { EditScope, RecurrenceRefusal, RecurrenceWish } from '@cairn/core/recurrence/recurrence-edit';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { alsoEdited, alsoMoved } from '@cairn/core/recurrence/shared-edit';
import { type SeriesEffect } from '@cairn/core/recurrence/series-effect';
import { changedFields } from '@cairn/core/recurrence/changed-fields';
import { seriesIdUnder } from '@cairn/core/recurrence/series-id';
import { isSame } from '@cairn/core/same';
import { editedRecord } from '@cairn/core/sync/edited-record';
import { editedForSeveral } from '@cairn/core/sync/edited-for-several';
import type { Fields } from '@cairn/core/sync/record';
import type { Cairn } from '../cairn/cairn.ts';
import { editGoal } from '../goals/edit-goal.ts';
import { beginTypedOf, seenOccurrence } from '../replica/series-holders.ts';
import { keysOf } from '../keys-of.ts';
import type { Saved } from '../saved.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { todayOf } from '../replica/today.ts';
import { refKey, refOf } from '../store/account-store.ts';
import { sentBefore, withPrepared } from '../goals/sent-before.ts';
import { otherOpenGoals, type SeriesGoal, seriesGoalOf } from '../goals/series-goal.ts';

export interface SeveralEdit {
  readonly edit?: GoalEdit;
  readonly recurrence?: RecurrenceWish;
  readonly template?: NotesDelta | null;
}

export type SeveralRefusal = GoalEditRefusal | RecurrenceRefusal | { readonly code: 'goal.unknown' };

/**
 * Applies the server's rules.
 *
 * @param mode ONLY_THIS is only for a template, which applies to all unedited occurrences
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
  // Before a series begins, its first goal is the template for all occurrences.
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
      zone: timezone,
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
  // These uploads come first. Ids sort by time, so prepare the uploads before the id of `order` is made.
  const before = sentBefore(cairn, series.id, record.key);
  const scope = { mode, effects: effectsOf(series, decided.value), order: cairn.environment.newId() };
  const others = from === null ? [] : othersChanged(cairn, goal, decided.value, edit);
  const refs = [record.key, ...others.map(({ key }) => key)].map((key) => refOf('goals', key));
  const saved = cairn.change([...refs, ...before.refs], (found) => {
    const prepared = before.prepared(found);
    const records = withPrepared(found, prepared);
    const changed = others.flatMap(({ key, changes }) => {
      const other = records.get(refKey(refOf('goals', key)));
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

function othersChanged(
  cairn: Cairn,
  { record, series }: SeriesGoal,
  { next, from, dayOf }: EditedSeries,
  edit: GoalEdit,
): readonly { readonly key: string; readonly changes: Fields }[] {
  const zone = (next ?? series).zone ?? settingsOf(cairn).timezone;
  const start = from ?? '0001-01-01';
  const open = otherOpenGoals(cairn, series, start, record.key).map(
    ({ key, row, day: { originalDate: day } }) => {
      const edited = alsoEdited(row, edit, zone);
      const to = dayOf?.(day) ?? null;
      const moved = to === null ? edited : alsoMoved(edited, day, to, series.columnId, zone);
      return { key, changes: changesOf(row, moved, {}) };
    },
  );
  const changed = new Map(open.map(({ key, changes }) => [key, changes]));
  // If the days change, each edited occurrence gets a date in the new series.
  for (const key of dayOf && next ? cairn.replica.occurrences.touchedGoals(series.id) : []) {
    const goal = key === record.key ? undefined : cairn.replica.record(refOf('goals', key));
    const day = goal && seenOccurrence(goal);
    if (!day || !next || day.originalDate < start) continue;
    const to = dayOf?.(day.originalDate) ?? null;
    const recurrence = to === null ? null : { id: next.id, originalDate: to };
    changed.set(key, { ...changed.get(key), recurrence });
  }
  return [...changed]
    .map(([key, changes]) => ({ key, changes }))
    .filter(({ changes }) => Object.keys(changes).length > 0);
}

function changesOf(before: Partial<GoalRow>, after: Partial<GoalRow>, edit: GoalEdit): Fields {
  const changed = keysOf(after).filter((field) => field in edit || !isSame(after[field], before[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

function effectsOf(
  series: RecurrenceRow,
  { series: changed, next, from, dayOf }: EditedSeries,
): readonly SeriesEffect[] {
  const { id, rev } = series;
  const change: SeriesEffect = { kind: 'change', id, rev, fields: changedFields(series, changed) };
  if (!next || from === null) return [change];
  const isMoved = dayOf !== null;
  return [change, { kind: 'next', series: { ...next, rev: 0 }, after: series.id, from, isMoved }];
}
