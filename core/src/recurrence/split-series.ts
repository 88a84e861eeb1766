import { type DateOnly, minusDays } from '../time/date-only.ts';
import { periodOf } from '../time/periods.ts';
import { skippedWith } from './day-taken-out.ts';
import type { EditScope } from './recurrence-edit.ts';
import type { RecurrenceRow } from './recurrence.ts';

type Stretch = Pick<RecurrenceRow, 'columnId' | 'dateFr' | 'dateTo' | 'skippedDates'>;

export type SeriesDeletion =
  | { readonly kind: 'skip'; readonly skippedDates: readonly DateOnly[] }
  /** The series ends at `dateTo`, and its open goals from `from` on are deleted. */
  | { readonly kind: 'end'; readonly dateTo: DateOnly; readonly from: DateOnly }
  /** The series and its open goals are deleted; done goals stay. */
  | { readonly kind: 'delete' };

/** A deletion from the first occurrence on deletes the series. */
export function seriesDeletion(series: Stretch, originalDate: DateOnly, scope: EditScope): SeriesDeletion {
  if (scope === 'ONLY_THIS') {
    return { kind: 'skip', skippedDates: skippedWith(series, originalDate) };
  }
  if (scope === 'ALL' || isFirst(series, originalDate)) return { kind: 'delete' };
  return { kind: 'end', dateTo: dayBefore(series, originalDate), from: originalDate };
}

export type SeriesEdit =
  | { readonly kind: 'whole' }
  /** The series ends at `dateTo`, and a new one with the edit begins at `dateFr`. */
  | { readonly kind: 'split'; readonly dateTo: DateOnly; readonly dateFr: DateOnly };

/**
 * An edit from an occurrence on splits the series there. A rule change for all splits it at today's period,
 * so that past occurrences stay. Other edits change the template in place.
 *
 * @param changesRule whether rule, anchor, start or column change
 */
export function seriesEdit(
  series: Stretch,
  originalDate: DateOnly,
  scope: Exclude<EditScope, 'ONLY_THIS'>,
  changesRule: boolean,
  today: DateOnly,
): SeriesEdit {
  const at = scope === 'STARTING_FROM_THIS' ? originalDate : changesRule ? today : series.dateFr;
  if (isFirst(series, at)) return { kind: 'whole' };
  return { kind: 'split', dateTo: dayBefore(series, at), dateFr: at };
}

function isFirst({ columnId, dateFr }: Stretch, date: DateOnly): boolean {
  return periodOf(columnId, date).lastDate <= periodOf(columnId, dateFr).lastDate;
}

function dayBefore({ columnId }: Stretch, date: DateOnly): DateOnly {
  return minusDays(periodOf(columnId, date).firstDate, 1);
}
