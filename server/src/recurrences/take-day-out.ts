import { dayTakenOut } from '@cairn/core/recurrence/day-taken-out';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import type { DateOnly } from '@cairn/core/time/date-only';
import { todayIn } from '@cairn/core/time/zones';
import type { Tx } from '../db/database.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';
import { takenDates, writeSeries } from './recurrence-rows.ts';

export async function takeDayOut(
  context: ServerContext,
  { person }: Writer,
  tx: Tx,
  series: RecurrenceRow,
  originalDate: DateOnly,
  version: number,
): Promise<void> {
  const { timezone, dayEndsAtHour } = person.settings;
  const today = todayIn(timezone, context.now(), dayEndsAtHour);
  const taken = series.anchor === 'completion' ? await takenDates(tx, series.id, today) : noDates;
  const withoutDay = dayTakenOut(series, originalDate, today, (date) => taken.has(date));
  const modifiedDatetime = new Date(context.now()).toISOString();
  writeSeries(tx, { ...withoutDay, version, rev: series.rev + 1, modifiedDatetime });
}

const noDates: ReadonlySet<DateOnly> = new Set();
