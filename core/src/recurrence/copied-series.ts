import type { DateOnly } from '../time/date-only.ts';
import { periodOf } from '../time/periods.ts';
import type { RecurrenceRow } from './recurrence.ts';

type CopiedSeries = Omit<
  RecurrenceRow,
  'id' | 'tempId' | 'space' | 'createdBy' | 'createdDatetime' | 'modifiedDatetime' | 'version' | 'rev'
>;

/** The copy starts with today's period, unassigned. Null if the series is over. */
export function copiedSeries(series: RecurrenceRow, today: DateOnly): CopiedSeries | null {
  const { dateTo, anchor } = series;
  const { firstDate } = periodOf(series.columnId, today);
  if (dateTo !== null && dateTo < firstDate) return null;
  // In a series that counts from completion, the open occurrence is still to be done, even if overdue.
  const dateFr = anchor === 'completion' || series.dateFr > firstDate ? series.dateFr : firstDate;
  return {
    name: series.name,
    richThoughts: series.richThoughts,
    color: series.color,
    durationMinutes: series.durationMinutes,
    tags: series.tags,
    assignee: null,
    datetimeFr: series.datetimeFr,
    datetimeTo: series.datetimeTo,
    horizonSequenceNo: series.horizonSequenceNo,
    columnId: series.columnId,
    rule: series.rule,
    anchor,
    dateFr,
    countedFrom: series.countedFrom,
    dateTo,
    zone: series.zone,
    skippedDates: series.skippedDates.filter((date) => date >= dateFr),
  };
}
