import type { DateOnly } from '../time/date-only.ts';
import { periodOf } from '../time/periods.ts';
import type { RecurrenceRow } from './recurrence.ts';

/** What a copy of a series takes over; the rest is its own. */
type CopiedSeries = Omit<
  RecurrenceRow,
  'id' | 'tempId' | 'space' | 'createdBy' | 'createdDatetime' | 'modifiedDatetime' | 'version' | 'rev'
>;

/**
 * A series as it goes on in another space, from the period of today on and by nobody yet; null where it has come to its
 * end. Its rule counts from where it did, so that it falls on the same days. What was before was somebody's to do there.
 */
export function copiedSeries(series: RecurrenceRow, today: DateOnly): CopiedSeries | null {
  const { dateTo, anchor } = series;
  const { firstDate } = periodOf(series.columnId, today);
  if (dateTo !== null && dateTo < firstDate) return null;
  // Counted from its completion, it has one open occurrence, which is still to be done wherever it stands.
  const dateFr = anchor === 'completion' || series.dateFr > firstDate ? series.dateFr : firstDate;
  return {
    name: series.name,
    richThoughts: series.richThoughts,
    color: series.color,
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
