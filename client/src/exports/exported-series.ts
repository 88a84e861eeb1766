import type { ExportedSeries } from '@cairn/core/exports/cairn-export';
import type { RecurrenceRow } from '@cairn/core/recurrence/recurrence';
import { isSeen } from '@cairn/core/sync/view';
import type { DateOnly } from '@cairn/core/time/date-only';
import type { Cairn } from '../cairn/cairn.ts';
import { seenOccurrence } from '../replica/series-holders.ts';
import { refOf } from '../store/account-store.ts';

/** A series that counts from completion starts at its open occurrence. */
export function exportedSeries(cairn: Cairn, space: string): readonly ExportedSeries[] {
  const { occurrences } = cairn.replica;
  const found: ExportedSeries[] = [];
  for (const series of occurrences.all()) {
    if (series.space !== space) continue;
    const open = series.anchor === 'completion' ? occurrences.openDate(series) : null;
    found.push({
      id: series.id,
      columnId: series.columnId,
      rule: series.rule,
      anchor: series.anchor,
      dateFr: open ?? series.dateFr,
      countedFrom: series.countedFrom,
      dateTo: series.dateTo,
      skippedDates: [...new Set([...series.skippedDates, ...goneDates(cairn, series)])].toSorted(),
      name: series.name,
      richThoughts: series.richThoughts,
      color: series.color,
      durationMinutes: series.durationMinutes,
      tags: series.tags,
      assignee: series.assignee,
      datetimeFr: series.datetimeFr,
      datetimeTo: series.datetimeTo,
      horizonSequenceNo: series.horizonSequenceNo,
    });
  }
  return found;
}

/** Goals of these dates are deleted here, but the server's row of the series does not show it yet. */
function goneDates({ replica }: Cairn, { id }: RecurrenceRow): readonly DateOnly[] {
  return [...replica.occurrences.goalsOf(id)].flatMap((key) => {
    const record = replica.record(refOf('goals', key));
    const serverSeries = record?.base?.recurrence ?? null;
    if (!record || serverSeries?.id !== id) return [];
    return isSeen(record) && seenOccurrence(record) !== null ? [] : [serverSeries.originalDate];
  });
}
