import type { GoalRow } from '@cairn/core/goals/goal';
import type { EditScope } from '@cairn/core/recurrence/recurrence-edit';
import { seriesDeletion } from '@cairn/core/recurrence/split-series';
import type { DateOnly } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import type { Tx } from '../db/database.ts';
import type { House, Writer } from '../writes/write-context.ts';
import { dateAfter, writeOn } from './advance-series.ts';
import { endSeries, seriesOfId, writeSeries } from './recurrence-rows.ts';

/** Which other goals of a series go with a deleted one: its open ones from a day on. */
export interface AlsoDeleted {
  readonly recurrenceId: string;
  readonly from: DateOnly;
}

/**
 * What the deletion of an occurrence does to its series (spec core §4 "Deletion", `product.md` 5.15); answers which other
 * goals go with it, null for none.
 */
export async function deleteOccurrences(
  house: House,
  { person }: Writer,
  tx: Tx,
  goal: GoalRow,
  scope: EditScope,
  version: number,
): Promise<AlsoDeleted | null> {
  const stored = goal.recurrence && (await seriesOfId(tx, goal.recurrence.id));
  if (!goal.recurrence || !stored || stored.isDeleted) return null;
  const series = stored.row;
  const { originalDate } = goal.recurrence;
  const deletion = seriesDeletion(series, originalDate, scope);
  const at = new Date(house.now());
  if (deletion.kind === 'skip') {
    const { timezone, dayEndsAtHour } = person.settings;
    const today = todayIn(timezone, house.now(), dayEndsAtHour);
    // The one open occurrence of a repeat after completion makes room for the next.
    const next = series.anchor === 'completion' ? await dateAfter(tx, series, originalDate, today) : null;
    const { skippedDates } = deletion;
    if (next === null) {
      const modifiedDatetime = at.toISOString();
      writeSeries(tx, { ...series, skippedDates, version, rev: series.rev + 1, modifiedDatetime });
    } else writeOn(house, tx, { ...series, skippedDates }, next, version);
    return null;
  }
  const dateTo = deletion.kind === 'end' ? deletion.dateTo : null;
  endSeries(tx, series, { endedWith: goal.id, dateTo }, at, version);
  return { recurrenceId: series.id, from: deletion.kind === 'end' ? deletion.from : '0001-01-01' };
}
